import { monthText, nextMonth, previousMonth, weekdayNames, weeksOf } from './months';

it('lays a month out in weeks from Sunday on', () => {
  const november = weeksOf('2026-11');
  expect(november).toHaveLength(5);
  expect(november[0]).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-11-${day}`));
  expect(november[4]).toEqual(['2026-11-29', '2026-11-30', ...Array(5).fill(undefined)]);
});

it.each([
  ['2026-08', 6, '2026-08-31'],
  ['2026-02', 4, '2026-02-28'],
  ['2028-02', 5, '2028-02-29'],
  ['2026-12', 5, '2026-12-31'],
])('gives %s %d weeks, with every day once', (month, weeks, last) => {
  const days = weeksOf(month);
  expect(days).toHaveLength(weeks);
  const there = days.flat().filter((day) => day !== undefined);
  expect([there[0], there.at(-1)]).toEqual([`${month}-01`, last]);
  expect(new Set(there).size).toBe(Number(last.slice(-2)));
});

it('goes over the ends of years, and from the last day of a long month', () => {
  expect([nextMonth('2026-12'), previousMonth('2027-01')]).toEqual(['2027-01', '2026-12']);
  expect([nextMonth('2026-01'), previousMonth('2026-03')]).toEqual(['2026-02', '2026-02']);
});

it('names months in the Gregorian calendar, and weekdays from Sunday on', () => {
  expect(monthText('2026-11', 'en')).toBe('November 2026');
  expect(monthText('2026-11', 'th')).toBe('พฤศจิกายน 2026');
  expect(weekdayNames('en')[0]).toBe('Sunday');
  expect(weekdayNames('th')[6]).toBe('วันเสาร์');
});
