import { STATEMENT_DAYS } from '@site/contracts/areas/careStatement';
import { rangeLength } from '@site/contracts/values/days';
import { daysOfPreset, PRESETS } from './range';

it.each([
  ['7days', '2026-11-14'],
  ['30days', '2026-10-22'],
  ['90days', '2026-08-23'],
  ['12months', '2025-11-21'],
] as const)('%s end today @PL-025', (preset, startDate) => {
  expect(daysOfPreset(preset, '2026-11-20')).toEqual({ startDate, endDate: '2026-11-20' });
});

it.each([
  ['2028-02-29', '2027-03-01'],
  ['2029-02-28', '2028-02-29'],
])('has 12 months on %s too', (today, startDate) => {
  expect(daysOfPreset('12months', today).startDate).toBe(startDate);
});

it.each(PRESETS)('asks for no more days than the platform answers: %s', (preset) => {
  for (const today of ['2026-11-20', '2028-12-31', '2028-02-29'])
    expect(rangeLength(daysOfPreset(preset, today))).toBeLessThanOrEqual(STATEMENT_DAYS);
});
