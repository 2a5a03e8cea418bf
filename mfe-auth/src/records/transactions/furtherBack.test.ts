import { daysOf, type Range } from '@site/ui/records';
import { furtherBack } from './furtherBack';

const TODAY = '2026-11-20';
const after = (range: Range) => furtherBack(daysOf(range, TODAY), TODAY);

it.each<[Range, Range, number]>([
  ['today', '30days', 30],
  ['yesterday', '30days', 30],
  ['7days', '30days', 30],
  ['30days', { startDate: '2026-08-21', endDate: TODAY }, 92],
  [{ startDate: '2026-10-01', endDate: TODAY }, { startDate: '2026-08-21', endDate: TODAY }, 92],
  [
    { startDate: '2026-05-01', endDate: '2026-05-05' },
    { startDate: '2026-04-06', endDate: '2026-05-05' },
    30,
  ],
])('after %j comes %j', (range, further, length) => {
  expect(after(range)).toEqual({ range: further, length });
});

it('has nothing longer than the platform takes', () => {
  expect(after({ startDate: '2026-08-21', endDate: TODAY })).toBeUndefined();
});
