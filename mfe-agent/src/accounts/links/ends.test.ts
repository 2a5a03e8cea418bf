import { initI18n } from '@site/i18n';
import { endOfDay, expiryOf, lastMoment } from './ends';

function at(timeZone: string) {
  localStorage.clear();
  void initI18n({ merchantLanguages: ['en'], merchantDefault: 'en', timeZone });
}

it.each([
  ['Asia/Bangkok', '2026-12-31', '2026-12-31T17:00:00.000Z'],
  ['UTC', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['America/New_York', '2026-03-07', '2026-03-08T05:00:00.000Z'],
  // An hour longer than others, and one that begins at one o'clock.
  ['Europe/Stockholm', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['America/Asuncion', '2023-09-30', '2023-10-01T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-24', '2026-11-24T10:00:00.000Z'],
])('a day is over at the merchant: %s, %s at %s', (zone, day, instant) => {
  at(zone);
  expect(endOfDay(day)).toBe(instant);
});

it('ends never, with the seventh or thirtieth day after today, or with the day that is chosen', () => {
  at('Asia/Bangkok');
  expect(expiryOf('never', '2026-11-24', '')).toBeUndefined();
  expect(expiryOf('7days', '2026-11-24', '')).toBe('2026-12-01T17:00:00.000Z');
  expect(expiryOf('30days', '2026-11-24', '')).toBe('2026-12-24T17:00:00.000Z');
  expect(expiryOf('day', '2026-11-24', '2026-11-24')).toBe('2026-11-24T17:00:00.000Z');
});

it('serves until the last moment of its last day', () => {
  expect(new Date(lastMoment('2026-12-31T17:00:00.000Z')).toISOString()).toBe('2026-12-31T16:59:59.999Z');
});
