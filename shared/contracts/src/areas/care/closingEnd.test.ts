import { closingEnd } from './closingEnd';

it.each([
  ['H24', '2026-11-21T08:00:00Z', '2026-11-22T08:00:00.000Z'],
  ['D30', '2026-11-21T08:00:00Z', '2026-12-21T08:00:00.000Z'],
  ['M6', '2026-11-21T08:00:00Z', '2027-05-21T08:00:00.000Z'],
  ['Y5', '2026-11-21T08:00:00Z', '2031-11-21T08:00:00.000Z'],
  // There is no 31 February: longer, never shorter.
  ['M6', '2026-08-31T08:00:00Z', '2027-03-03T08:00:00.000Z'],
] as const)('%s from %s is until %s', (length, now, end) => {
  expect(closingEnd(length, Date.parse(now)).toISOString()).toBe(end);
});
