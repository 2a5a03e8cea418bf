import { addDays, MAX_RANGE_DAYS, rangeLength } from '@site/contracts/values/days';
import fc from 'fast-check';
import { daysOf, PRESET_NAMES, type Range, readRange, writeRange } from './range';

const TODAY = '2026-11-20';
const read = (search: string) => readRange(new URLSearchParams(search), TODAY);
const daysIn = (search: string) => daysOf(read(search), TODAY);
const written = (range: Range) => {
  const search = new URLSearchParams();
  writeRange(search, range);
  return search.toString();
};

it.each([
  ['', '2026-11-14', TODAY],
  ['range=today', TODAY, TODAY],
  ['range=yesterday', '2026-11-19', '2026-11-19'],
  ['range=7days', '2026-11-14', TODAY],
  ['range=30days', '2026-10-22', TODAY],
  ['from=2026-11-01&to=2026-11-05', '2026-11-01', '2026-11-05'],
])('%j shows the days from %s to %s', (search, startDate, endDate) => {
  expect(daysIn(search)).toEqual({ startDate, endDate });
});

describe('an address that asks for what is not to be had', () => {
  it.each([
    'range=nextyear',
    'from=2026-02-30&to=2026-11-20',
    'from=2026-11-01&to=soon',
    'from=2026-11-01',
    'to=2026-11-01',
    'from=&to=',
    'from=2026-11-01T00:00&to=2026-11-02',
    `from=${'9'.repeat(10_000)}&to=2026-11-02`,
  ])('shows a week for %s', (search) => {
    expect(read(search)).toBe('7days');
  });

  it('keeps to the range that is named beside days that do not exist', () => {
    expect(read('range=30days&from=2026-02-30&to=2026-11-20')).toBe('30days');
  });

  it('turns a reversed range round', () => {
    expect(daysIn('from=2026-11-05&to=2026-11-01')).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-05',
    });
  });

  it('ends a range today that reaches beyond', () => {
    expect(daysIn('from=2026-11-18&to=2027-01-01')).toEqual({ startDate: '2026-11-18', endDate: TODAY });
    expect(daysIn('from=2026-12-24&to=2026-12-31')).toEqual({ startDate: TODAY, endDate: TODAY });
  });

  it('shows the newest 92 days of a range that is longer', () => {
    expect(daysIn('from=2020-01-01&to=2026-11-10')).toEqual({
      startDate: '2026-08-11',
      endDate: '2026-11-10',
    });
    expect(daysIn('from=2026-08-21&to=2026-11-20').startDate).toBe('2026-08-21');
  });
});

const days = fc
  .record({
    ago: fc.integer({ min: 0, max: 800 }),
    length: fc.integer({ min: 1, max: MAX_RANGE_DAYS }),
  })
  .map(({ ago, length }) => {
    const endDate = addDays(TODAY, -ago);
    return { startDate: addDays(endDate, 1 - length), endDate };
  });

it('finds in the address whatever was put there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...PRESET_NAMES), days), (range) => {
      expect(read(written(range))).toEqual(range);
    }),
  );
});

it('keeps the usual range out of the address', () => {
  expect(written('7days')).toBe('');
});

it('asks for days that the platform takes, whatever the address says', () => {
  const day = fc.oneof(
    fc
      .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.string(),
  );
  fc.assert(
    fc.property(day, day, (from, to) => {
      const range = daysOf(readRange(new URLSearchParams({ from, to }), TODAY), TODAY);
      expect(range.endDate <= TODAY).toBe(true);
      expect(rangeLength(range)).toBeGreaterThanOrEqual(1);
      expect(rangeLength(range)).toBeLessThanOrEqual(MAX_RANGE_DAYS);
    }),
  );
});
