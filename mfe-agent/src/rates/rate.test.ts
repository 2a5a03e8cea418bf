import { highestOf, hundredths, isMore, moved, rateText, stopAt, stopsOf } from './rate';

it('reads and writes hundredths of a per cent', () => {
  expect(['0.00', '0.05', '1.75', '12.30'].map(hundredths)).toEqual([0, 5, 175, 1230]);
  expect([0, 5, 175, 1230].map(rateText)).toEqual(['0.00', '0.05', '1.75', '12.30']);
});

it('comes back to itself from every rate there is', () => {
  for (let count = 0; count < 10_000; count += 1) expect(hundredths(rateText(count))).toBe(count);
});

it('compares by value, not by letters', () => {
  expect(isMore('10.00', '9.95')).toBe(true);
  expect(isMore('1.80', '1.80')).toBe(false);
});

describe('stops', () => {
  it('are 0.05 apart, with both ends exactly', () => {
    expect(stopsOf({ min: '0.42', max: '0.63' })).toEqual(['0.42', '0.45', '0.50', '0.55', '0.60', '0.63']);
    expect(stopsOf({ min: '0.40', max: '0.50' })).toEqual(['0.40', '0.45', '0.50']);
    expect(stopsOf({ min: '0.01', max: '0.03' })).toEqual(['0.01', '0.03']);
  });

  it('are one alone where nothing can be chosen', () => {
    expect(stopsOf({ min: '0.50', max: '0.50' })).toEqual(['0.50']);
    expect(stopsOf({ min: '0.60', max: '0.50' })).toEqual(['0.60']);
  });

  it.each([
    ['0.50', 1, '0.55'],
    ['0.50', -1, '0.45'],
    ['0.53', 1, '0.55'],
    ['0.53', -1, '0.50'],
    ['0.60', 2, '0.63'],
    ['0.45', -2, '0.42'],
    ['0.10', 1, '0.42'],
    ['0.90', -1, '0.63'],
    ['0.63', 1, undefined],
    ['0.42', -1, undefined],
    ['0.50', Number.POSITIVE_INFINITY, '0.63'],
    ['0.50', Number.NEGATIVE_INFINITY, '0.42'],
  ])('are reached from %s by %d: %s', (rate, by, expected) => {
    expect(moved(rate, by, stopsOf({ min: '0.42', max: '0.63' }))).toBe(expected);
  });

  it('show a rate at the nearest below, and one outside at the end', () => {
    const stops = stopsOf({ min: '0.40', max: '0.60' });
    expect(['0.20', '0.40', '0.47', '0.60', '0.90'].map((rate) => stopAt(rate, stops))).toEqual([
      0, 0, 1, 4, 4,
    ]);
  });
});

it('finds the highest, the first of several, and none among zeros', () => {
  const slots = { gameType: 'RNG', rate: '0.60' } as const;
  const fishing = { gameType: 'FISH', rate: '0.60' } as const;
  expect(highestOf([{ gameType: 'LIVE', rate: '0.00' }, slots, fishing])).toBe(slots);
  expect(highestOf([{ gameType: 'LIVE', rate: '0.00' }])).toBeUndefined();
});
