import fc from 'fast-check';
import { direction, netResult } from './netResult';

it.each([
  ['250.50', '100.00', '150.50', 'up'],
  ['0.00', '100.00', '-100.00', 'down'],
  ['100.00', '100.00', '0.00', 'even'],
  ['0.05', '0.10', '-0.05', 'down'],
  ['9007199254740993.01', '0.00', '9007199254740993.01', 'up'],
])('%s won of %s is %s', (win, stake, net, way) => {
  expect(netResult({ win, stake })).toBe(net);
  expect(direction(net)).toBe(way);
});

it('turns round when win and stake change places', () => {
  const amount = fc
    .bigInt({ min: 0n, max: 10n ** 17n })
    .map((minor) => `${minor / 100n}.${(minor % 100n).toString().padStart(2, '0')}`);
  fc.assert(
    fc.property(amount, amount, (win, stake) => {
      const there = netResult({ win, stake });
      const back = netResult({ win: stake, stake: win });
      expect(there.replace('-', '')).toBe(back.replace('-', ''));
      if (win !== stake) expect(there.startsWith('-')).not.toBe(back.startsWith('-'));
    }),
  );
});
