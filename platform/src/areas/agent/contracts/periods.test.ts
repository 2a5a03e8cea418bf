import type { ContractKind } from '@site/contracts/areas/agentContracts';
import type { OpenDatabase } from '../../../core/db/client';
import { openTestDatabase } from '../../../testing/database';
import { type Period, periodAt } from './periods';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const at = (kind: ContractKind, timeZone: string, instant: string) =>
  periodAt(opened.db, kind, timeZone, new Date(instant));

/** All hours of a day, as they follow each other. */
async function hoursOf(timeZone: string, day: string): Promise<Period[]> {
  const [start] = [(await at('DAILY', timeZone, `${day}T12:00:00Z`)).startsAt];
  const hours: Period[] = [];
  let next = start;
  for (;;) {
    const hour = await periodAt(opened.db, 'HOURLY', timeZone, next);
    if (hour.firstDay !== day) return hours;
    hours.push(hour);
    next = hour.endsAt;
  }
}

it('begins and ends days at the merchant’s midnight', async () => {
  expect(await at('DAILY', 'Asia/Bangkok', '2026-11-20T16:59:59.999Z')).toEqual({
    startsAt: new Date('2026-11-19T17:00:00Z'),
    endsAt: new Date('2026-11-20T17:00:00Z'),
    firstDay: '2026-11-20',
    lastDay: '2026-11-20',
  });
  expect((await at('DAILY', 'Asia/Bangkok', '2026-11-20T17:00:00Z')).firstDay).toBe('2026-11-21');
});

it.each([
  ['2026-11-01', '2026-11-01', '2026-11-15'],
  ['2026-11-15', '2026-11-01', '2026-11-15'],
  ['2026-11-16', '2026-11-16', '2026-11-30'],
  ['2026-12-31', '2026-12-16', '2026-12-31'],
  ['2028-02-29', '2028-02-16', '2028-02-29'],
])('halves the month of %s', async (day, firstDay, lastDay) => {
  expect(await at('DIVIDEND', 'Asia/Bangkok', `${day}T05:00:00Z`)).toMatchObject({ firstDay, lastDay });
});

it('has 24 hours in a day', async () => {
  const hours = await hoursOf('Asia/Bangkok', '2026-11-20');
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
});

it('has 23 in one that is put forward, and none of the hour that is not there', async () => {
  const hours = await hoursOf('Europe/Berlin', '2026-03-29');
  expect(hours).toHaveLength(23);
  expect(hours.map(({ hour }) => hour).slice(0, 4)).toEqual([0, 1, 3, 4]);
  expect(hours.at(-1)?.endsAt).toEqual(new Date('2026-03-29T22:00:00Z'));
});

it('has 25 in one that is put back, and one hour of the clock twice', async () => {
  const hours = await hoursOf('Europe/Berlin', '2026-10-25');
  expect(hours).toHaveLength(25);
  expect(hours.map(({ hour }) => hour).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
  expect(hours.at(-1)?.endsAt).toEqual(new Date('2026-10-25T23:00:00Z'));
});

it('ends the last hour with the day where the clock is moved by half an hour', async () => {
  const hours = await hoursOf('Australia/Lord_Howe', '2026-04-05');
  expect(hours).toHaveLength(25);
  const last = hours.at(-1);
  expect(Number(last?.endsAt) - Number(last?.startsAt)).toBe(30 * 60_000);
});
