import { firstTimeEnd, minutesPlayed, minutesUntil } from './timeEnds';

const AT = '2026-11-20T08:00:00Z';
const NOW = Date.parse(AT);
const SECOND = 1_000;
const stretch = { since: '2026-11-20T07:18:01Z', seconds: 2_519, staked: '0.00', won: '0.00', net: '0.00' };

it('counts on from what the platform said', () => {
  expect(minutesPlayed({ stretch, at: AT }, NOW)).toBe(41);
  expect(minutesPlayed({ stretch, at: AT }, NOW + SECOND)).toBe(42);
  expect(minutesPlayed({ at: AT }, NOW)).toBe(0);
});

it('takes nothing back where its own clock is behind', () => {
  expect(minutesPlayed({ stretch, at: AT }, NOW - 90 * SECOND)).toBe(41);
});

it('finds the limit that comes first', () => {
  expect(firstTimeEnd({ restSeconds: { stretch: 600, day: 300 }, at: AT })).toEqual({
    kind: 'DAY_TIME',
    at: NOW + 300 * SECOND,
  });
  expect(firstTimeEnd({ restSeconds: { stretch: 600 }, at: AT })?.kind).toBe('STRETCH_TIME');
  expect(firstTimeEnd({ at: AT })).toBeUndefined();
});

it('counts the running minute', () => {
  expect(minutesUntil(NOW + 300 * SECOND, NOW)).toBe(5);
  expect(minutesUntil(NOW + 240 * SECOND, NOW)).toBe(4);
  expect(minutesUntil(NOW - SECOND, NOW)).toBe(0);
});
