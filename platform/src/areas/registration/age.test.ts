import { birthDateFault } from './age';

const at = (instant: string) => ({ minAge: 18, timeZone: 'Asia/Bangkok', now: Date.parse(instant) });

it.each([
  ['2008-11-20', '2026-11-19T16:59:59Z', 'age.too.young'],
  ['2008-11-20', '2026-11-19T17:00:00Z', undefined],
  ['2008-02-29', '2026-02-28T05:00:00Z', 'age.too.young'],
  ['2008-02-29', '2026-03-01T05:00:00Z', undefined],
  ['1990-02-30', '2026-11-20T05:00:00Z', 'field.format'],
  ['1990-13-01', '2026-11-20T05:00:00Z', 'field.format'],
  // As the form says.
  ['2027-01-01', '2026-11-20T05:00:00Z', 'age.too.young'],
])('of %s at %s: %s', (birthDate, instant, fault) => {
  expect(birthDateFault(birthDate, at(instant))).toBe(fault);
});
