import fc from 'fast-check';
import { addDays, dayNumber, dayOf, rangeLength } from './days';

it.each(['2026-02-30', '2026-13-01', '2025-02-29', '', 'yesterday', '2026-1-1', '2026-01-01T00:00:00Z'])(
  '%j is no day',
  (text) => expect(dayNumber(text)).toBeNaN(),
);

it('steps over the ends of months and years', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

it('counts both ends of a range', () => {
  expect(rangeLength({ startDate: '2026-11-20', endDate: '2026-11-20' })).toBe(1);
  expect(rangeLength({ startDate: '2026-08-21', endDate: '2026-11-20' })).toBe(92);
  expect(rangeLength({ startDate: '2026-11-20', endDate: '2026-11-18' })).toBeLessThan(1);
  expect(rangeLength({ startDate: '2026-02-30', endDate: '2026-11-18' })).toBeNaN();
});

it('finds its way back from any number of days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
      expect(dayNumber(dayOf(number))).toBe(number);
    }),
  );
});
