import * as fc from 'fast-check';
import { instantOf, isWallTime, isZone, wallTimeOf } from './wallTime';

const at = (...asked: Parameters<typeof instantOf>) => new Date(instantOf(...asked)).toISOString();

it('reads what clocks of a zone show', () => {
  expect(at('2026-12-24T18:00', 'Asia/Bangkok', 'earlier')).toBe('2026-12-24T11:00:00.000Z');
  expect(at('2026-07-01T00:30', 'America/New_York', 'later')).toBe('2026-07-01T04:30:00.000Z');
  expect(at('2026-01-01T00:30', 'America/New_York', 'later')).toBe('2026-01-01T05:30:00.000Z');
  expect(at('2026-01-01T05:45', 'Asia/Kathmandu', 'earlier')).toBe('2026-01-01T00:00:00.000Z');
});

it('takes the longer way where clocks show a time twice, or never', () => {
  // The night in which summer time ends: 02:30 comes at 00:30 and at 01:30 UTC.
  expect(at('2026-10-25T02:30', 'Europe/Berlin', 'earlier')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-10-25T02:30', 'Europe/Berlin', 'later')).toBe('2026-10-25T01:30:00.000Z');
  // The night in which it begins: 02:30 is left out.
  expect(at('2026-03-29T02:30', 'Europe/Berlin', 'earlier')).toBe('2026-03-29T00:30:00.000Z');
  expect(at('2026-03-29T02:30', 'Europe/Berlin', 'later')).toBe('2026-03-29T01:30:00.000Z');
});

it('returns to the same instant from what clocks show then', () => {
  const zones = ['UTC', 'Asia/Bangkok', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'];
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const instant = minute * 60_000;
      const shown = wallTimeOf(new Date(instant), zone);
      expect([instantOf(shown, zone, 'earlier'), instantOf(shown, zone, 'later')]).toContain(instant);
    }),
    { numRuns: 200 },
  );
});

it('tells times and zones from what are none', () => {
  expect(isWallTime('2028-02-29T23:59')).toBe(true);
  expect(['2026-02-29T12:00', '2026-13-01T12:00', '2026-01-01T24:00', 'noon'].filter(isWallTime)).toEqual([]);
  expect(isZone('Asia/Bangkok')).toBe(true);
  expect(['Bangkok', '', 'Asia/../etc'].filter(isZone)).toEqual([]);
});
