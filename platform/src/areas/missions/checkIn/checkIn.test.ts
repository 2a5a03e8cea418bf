import type { SignInCalendar } from '@site/contracts/areas/missions';
import { addDays } from '@site/contracts/values/days';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { changeState } from '../../../core/care/changeState';
import { DAY, HOUR } from '../../../core/clock';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { pointsOf } from '../../../core/ledger/points';
import { valueIn } from '../../../testing/seeded';
import type { Member } from '../../care/testing';
import { rewards } from '../../rewards/tables';
import { signInRewards, signIns } from '../tables';
import { createMissionTest, type MissionTest, SIGN_IN } from '../testing';
import { readCalendar } from './calendar';
import { checkIn } from './checkIn';

const BANGKOK = 'Asia/Bangkok';
const STOCKHOLM = 'Europe/Stockholm';

let test: MissionTest;
let member: Member;
beforeAll(async () => {
  test = await createMissionTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await test.newMember();
});
afterEach(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
});

const at = (instant: string) => new Date(instant);
/** A check-in at an instant, in the time zone of some merchant. */
const sign = (instant: string | Date, zone = BANGKOK, who = member) =>
  test.db.transaction((tx) => checkIn(tx, who.account, zone, () => new Date(instant).getTime()));
const calendar = (instant: string | Date, zone = BANGKOK, month?: string) =>
  readCalendar(test.db, member.account, zone, new Date(instant), month);
const daysIn = ({ days }: SignInCalendar) =>
  Object.fromEntries(days.map(({ date, state, reward }) => [date, `${state} ${reward}`]));
const ask = async (month?: string) =>
  valueIn<SignInCalendar>(await member.send('GET', SIGN_IN, month === undefined ? {} : { month }));
const post = () => member.send('POST', SIGN_IN);
const held = () => balanceOf(test.db, member.account);
const kept = () => test.db.select().from(signIns).where(eq(signIns.accountId, member.account.id));

describe('checking in', () => {
  it('pays into the balance once a day, and the calendar shows it @PR-030', async () => {
    expect(await ask()).toMatchObject({
      month: '2026-11',
      today: '2026-11-20',
      signedToday: false,
      streak: 0,
      next: { reward: '10.00' },
      firstMonth: '2026-01',
    });
    const signed = valueIn<SignInCalendar>(await post());
    expect(signed).toMatchObject({ signedToday: true, streak: 1, next: { reward: '10.00' } });
    expect(daysIn(signed)).toMatchObject({
      '2026-11-01': 'MISSED 0.00',
      '2026-11-20': 'SIGNED 10.00',
      '2026-11-21': 'AHEAD 10.00',
      '2026-11-22': 'AHEAD 20.00',
      '2026-11-26': 'AHEAD 50.00',
    });
    expect(signed.days).toHaveLength(30);
    expect(await member.refused('POST', SIGN_IN)).toBe('mission.already.signed');
    expect(await held()).toBe(1_000n);
    const [reward] = await test.db.select().from(rewards).where(eq(rewards.accountId, member.account.id));
    expect(reward).toMatchObject({ source: 'MISSION', status: 'CLAIMED', amount: 1_000n });
  });

  it('is done once by many devices at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, post));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await held()).toBe(1_000n);
    expect(await kept()).toHaveLength(1);
  });

  it('leaves nothing behind when it breaks off, and pays the next time', async () => {
    const broken = test.db.transaction(async (tx) => {
      await checkIn(tx, member.account, BANGKOK, test.clock);
      throw new Error('the process is gone');
    });
    await expect(broken).rejects.toThrow('gone');
    expect([await kept(), await held()]).toEqual([[], 0n]);
    await sign('2026-11-20T08:00:00Z');
    expect(await held()).toBe(1_000n);
  });

  it('brings points for a long row, which are no money', async () => {
    const { account } = member;
    await test.db.insert(signIns).values({
      accountId: account.id,
      day: '2026-11-19',
      streak: 6,
      amount: 0n,
      points: 0,
      at: at('2026-11-19T08:00:00Z'),
    });
    expect((await ask()).next).toEqual({ reward: '50.00', points: 20 });
    const { days } = valueIn<SignInCalendar>(await post());
    expect(days.find(({ date }) => date === '2026-11-20')).toMatchObject({ reward: '50.00', points: 20 });
    expect([await held(), await pointsOf(test.db, account)]).toEqual([5_000n, 20n]);
  });

  it('counts the day also where a merchant pays nothing for it', async () => {
    const before = await test.db.delete(signInRewards).returning();
    expect(valueIn<SignInCalendar>(await post())).toMatchObject({ streak: 1, next: { reward: '0.00' } });
    expect(await held()).toBe(0n);
    await test.db.insert(signInRewards).values(before);
  });

  it('is refused to who is closed, and to whose offers are stopped; neither is shown it @PL-039', async () => {
    const { id } = member.account;
    await changeState(test.db, id, { offersStoppedUntil: new Date(test.clock() + DAY) });
    expect(await member.refused('POST', SIGN_IN)).toBe('offers.stopped');
    expect(await member.refused('GET', SIGN_IN)).toBe('offers.stopped');
    await changeState(test.db, id, { offersStoppedUntil: null, timeoutUntil: new Date(test.clock() + DAY) });
    expect(await member.refused('POST', SIGN_IN)).toBe('play.closed');
    // Also a press that was let in before the closing.
    await expect(sign('2026-11-20T08:00:00Z')).rejects.toMatchObject({ code: 'play.closed' });
    expect(await kept()).toEqual([]);
  });
});

describe('days', () => {
  it('are the merchant’s: its midnight begins the next one', async () => {
    await sign('2026-11-20T16:59:59.999Z');
    await expect(sign('2026-11-20T16:59:59.999Z')).rejects.toMatchObject({ code: 'mission.already.signed' });
    await sign('2026-11-20T17:00:00Z');
    expect(await calendar('2026-11-20T17:00:00Z')).toMatchObject({ today: '2026-11-21', streak: 2 });
  });

  it.each([
    // The day of 23 hours in Stockholm, and that of 25.
    ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('have 23 or 25 hours where summer time begins or ends: %s', async (before, start, end, after) => {
    await sign(before, STOCKHOLM);
    await sign(start, STOCKHOLM);
    await expect(sign(end, STOCKHOLM)).rejects.toMatchObject({ code: 'mission.already.signed' });
    await sign(after, STOCKHOLM);
    expect((await calendar(after, STOCKHOLM)).streak).toBe(3);
  });

  it('are not begun anew by a process whose clock is behind', async () => {
    await sign('2026-11-20T17:00:00Z');
    await expect(sign('2026-11-20T16:59:59Z')).rejects.toMatchObject({ code: 'mission.already.signed' });
  });
});

describe('the calendar', () => {
  it('has no days before the account was made, and none of months to come', async () => {
    member = await test.newMember(0n, { createdAt: at('2026-11-11T18:00:00Z') });
    const now = '2026-11-20T08:00:00Z';
    const shown = await calendar(now);
    expect(shown.firstMonth).toBe('2026-11');
    expect(shown.days[0]).toMatchObject({ date: '2026-11-12', state: 'MISSED' });
    for (const month of ['2026-10', '1900-01', '2026-12', '2199-12'])
      expect((await calendar(now, BANGKOK, month)).days).toEqual([]);
  });

  it('has every day of a month that is over, leap days too', async () => {
    const { days } = await calendar('2028-03-05T08:00:00Z', BANGKOK, '2028-02');
    expect(days.map(({ date }) => date).at(-1)).toBe('2028-02-29');
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['MISSED']));
    expect((await calendar('2028-03-05T08:00:00Z', BANGKOK, '2027-12')).days).toHaveLength(31);
  });

  it.each(['2026-13', '1899-12', '2026-1', 'november'])('refuses %s as a month', async (month) => {
    expect(await member.refused('GET', SIGN_IN, { month })).toBe('request.invalid');
  });

  it('begins a row anew after a missed day, and says what the next days bring', async () => {
    for (const day of ['17', '18']) await sign(`2026-11-${day}T08:00:00Z`);
    const shown = await calendar('2026-11-20T08:00:00Z');
    expect(shown).toMatchObject({ streak: 0, next: { reward: '10.00' } });
    expect(daysIn(shown)).toMatchObject({
      '2026-11-18': 'SIGNED 10.00',
      '2026-11-19': 'MISSED 0.00',
      '2026-11-20': 'TODAY 10.00',
      '2026-11-22': 'AHEAD 20.00',
    });
  });

  it('counts rows, pays and forecasts as a plain list of days says, whichever days those are', async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 });
    const start = fc.constantFrom('2026-03-24', '2026-10-20', '2026-12-28', '2028-02-25');
    const bring = (streak: number) => (streak % 7 === 0 ? 5_000n : streak % 3 === 0 ? 2_000n : 1_000n);
    await fc.assert(
      fc.asyncProperty(gaps, start, fc.constantFrom(BANGKOK, STOCKHOLM), async (waits, first, zone) => {
        const who = await test.newMember(0n, { createdAt: at('2026-01-01T00:00:00Z') });
        member = who;
        let [day, streak, paid] = [addDays(first, -1), 0, 0n];
        for (const wait of waits) {
          // 0 is another try on the same day.
          day = addDays(day, wait);
          const noon = new Date(Date.parse(`${day}T12:00:00Z`) - (zone === BANGKOK ? 6 * HOUR : 0));
          const isNew = wait > 0 || streak === 0;
          const result = sign(noon, zone, who);
          if (isNew) {
            await result;
            streak = wait === 1 ? streak + 1 : 1;
            paid += bring(streak);
          } else await expect(result).rejects.toMatchObject({ code: 'mission.already.signed' });
          const shown = await calendar(noon, zone);
          expect([shown.streak, await held()]).toEqual([streak, paid]);
          const ahead = shown.days.filter(({ state }) => state === 'AHEAD').map(({ reward }) => reward);
          expect(ahead).toEqual(ahead.map((_, index) => `${bring(streak + 1 + index) / 100n}.00`));
        }
      }),
      { numRuns: 25 },
    );
  });
});
