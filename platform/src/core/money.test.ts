import fc from 'fast-check';
import { formatMoney, parseMoney } from './money';

const amounts = fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n });

it('writes exactly two decimals and a sign only when negative', () => {
  expect(formatMoney(0n)).toBe('0.00');
  expect(formatMoney(5n)).toBe('0.05');
  expect(formatMoney(-5n)).toBe('-0.05');
  expect(formatMoney(1_248_050n)).toBe('12480.50');
});

it('reads back what it writes, for every amount', () => {
  fc.assert(fc.property(amounts, (amount) => parseMoney(formatMoney(amount)) === amount));
});

it('adds as whole numbers do, where floats would not', () => {
  expect(formatMoney(parseMoney('0.10') + parseMoney('0.20'))).toBe('0.30');
});

it.each(['', '1', '1.5', '1.234', '01.00', '1,000.00', '+1.00', '1e5', ' 1.00', 'NaN', '1.00\n', '๑.๐๐'])(
  'refuses %p',
  (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
  },
);

it('refuses whatever is not of the form, for every text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^-?(0|[1-9]\d{0,15})\.\d{2}$/.test(text));
      expect(() => parseMoney(text)).toThrow(RangeError);
    }),
  );
});
