import { launchGame } from '@site/contracts/areas/games';
import { playSummary } from '@site/contracts/areas/play';
import { eq } from 'drizzle-orm';
import { secondsByDay } from '../../core/care/play/played';
import { playStretches } from '../../core/care/play/tables';
import { HOUR, MINUTE, SECOND } from '../../core/clock';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import { sessions } from '../../core/sessions/tables';
import { createGame } from '../../testing/fixtures';
import { topUpPlayMoney } from '../wallet/playMoney';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

/** 15:00 in Bangkok. */
let start: number;
let test: CareTest;
let member: Member;
beforeAll(async () => {
  test = await createCareTest();
  await createGame(test.db, 'aurora', { nodeId: 'koi', gameId: '101' });
});
afterAll(() => test.close());
beforeEach(async () => {
  start = test.clock();
  await test.settings({});
  member = await test.newMember(1_000_000n);
});
afterEach(() => test.clock.advance(start - test.clock()));

const after = (milliseconds: number) => new Date(start + milliseconds).toISOString();
const see = (by = member) => by.send('POST', `${CARE}/seen`, { nodeId: 'koi', freeplay: 0 });

/** Shows a game for so many minutes; the last sign of it is a minute old then. */
async function playFor(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; ) {
    await see();
    const step = left > 1 ? Math.min(5, left - 1) : 1;
    test.clock.advance(step * MINUTE);
    left -= step;
  }
}

const refusal = (resetsAt: string) => ({ code: 'limit.time.reached', details: { value: { resetsAt } } });
const launch = () =>
  member.get(launchGame.path, {
    category: 'RNG',
    vendor: 'MOONREEF',
    gameId: '101',
    nodeId: 'koi',
    freeplay: '0',
    language: 'EN',
  });

describe('a stretch of play', () => {
  it('is counted over games and devices, each minute once @PL-016 @PL-046', async () => {
    const device = await member.again();
    await Promise.all([see(), see(device), member.spin(100n)]);
    test.clock.advance(MINUTE);
    await Promise.all([see(device), member.spin(100n, { wallet: 'MOONREEF' }).catch(() => undefined), see()]);
    expect((await member.state()).stretch).toMatchObject({ since: after(0), seconds: 60 });
    expect(await device.state()).toEqual(await member.state());
  });

  it('says what real money was staked and won in it, and what was given back @PL-016 @PL-044', async () => {
    const at = new Date(start);
    await member.spin(1_000n, { win: 2_550n });
    await member.spin(2_000n);
    await topUpPlayMoney(test.db, member.account, at);
    await member.spin(5_000n, { book: 'play' });
    const move = (kind: 'bet' | 'refund' | 'win', amount: bigint, refundOf?: string) =>
      postTransaction(test.db, {
        merchant: 'aurora',
        book: 'real',
        kind,
        reference: newId('test'),
        at: new Date(test.clock()),
        placedAt: at,
        refundOf,
        postings: [
          { party: { player: member.account }, amount: kind === 'bet' ? -amount : amount },
          { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: kind === 'bet' ? amount : -amount },
        ],
      });
    const { id } = await move('bet', 3_000n);
    expect((await member.state()).stretch).toMatchObject({ staked: '60.00', won: '25.50', net: '-34.50' });
    // What a bet brings after its stretch is of that stretch, and no sign of play.
    test.clock.advance(11 * MINUTE);
    await member.spin(400n);
    await move('win', 700n);
    await move('refund', 3_000n, id);
    expect((await member.state()).stretch).toEqual({
      since: after(11 * MINUTE),
      seconds: 0,
      staked: '4.00',
      won: '0.00',
      net: '-4.00',
    });
    const [first] = await test.db.select().from(playStretches).orderBy(playStretches.seenAt).limit(1);
    expect(first).toMatchObject({ staked: 3_000n, won: 3_250n, seenAt: at });
  });

  it('ends with a pause of ten minutes, and not before @PL-016', async () => {
    await see();
    test.clock.advance(10 * MINUTE - 1);
    await see();
    expect((await member.state()).stretch).toMatchObject({ since: after(0), seconds: 599 });
    test.clock.advance(10 * MINUTE);
    expect((await member.state()).stretch).toBeUndefined();
    await see();
    expect((await member.state()).stretch).toMatchObject({ since: after(20 * MINUTE - 1), seconds: 0 });
  });

  it('is taken to go on between two signs, and no longer @PL-016', async () => {
    await see();
    test.clock.advance(40 * SECOND);
    expect((await member.state()).stretch?.seconds).toBe(40);
    test.clock.advance(5 * MINUTE);
    expect((await member.state()).stretch?.seconds).toBe(60);
  });

  it('is what a summary of play is about that names no beginning @PL-016', async () => {
    const summary = async () => (await member.get(playSummary.path, { freeplay: '0' })).json().value.since;
    expect(await summary()).toBe(after(0));
    await see();
    test.clock.advance(MINUTE);
    expect(await summary()).toBe(after(0));
  });

  it('is said at most three times a minute by one session', async () => {
    const { limiter, config } = test.app.platform;
    const calls = 3 * config.rateLimitFactor;
    const own = eq(sessions.accountId, member.account.id);
    for (const { id } of await test.db.select({ id: sessions.id }).from(sessions).where(own))
      await limiter.count({ name: 'seen', calls, windowMs: MINUTE }, id, calls);
    expect((await see()).statusCode).toBe(429);
    expect((await see(await member.again())).statusCode).toBe(200);
  });
});

describe('a limit of minutes of a stretch', () => {
  it('says what is left, and refuses the next stake on every device, with any money @PL-008 @PL-009 @PL-044', async () => {
    await member.limit('STRETCH_TIME', undefined, '30');
    await topUpPlayMoney(test.db, member.account, new Date(start));
    await playFor(25);
    await see();
    expect((await member.state()).restSeconds).toEqual({ stretch: 300 });
    await playFor(4);
    await member.spin(100n);
    test.clock.advance(MINUTE);
    const again = after(45 * MINUTE);
    await expect(member.spin(100n)).rejects.toMatchObject(refusal(again));
    await expect(member.spin(100n, { book: 'play' })).rejects.toMatchObject(refusal(again));
    const answer = await see(await member.again());
    expect([answer.statusCode, answer.json().error.code, answer.json().value]).toEqual([
      409,
      'limit.time.reached',
      { resetsAt: again },
    ]);
    expect((await member.state()).restSeconds).toEqual({ stretch: 0 });
  });

  it('lets nothing be launched for the break after it @PL-009', async () => {
    await member.limit('STRETCH_TIME', undefined, '30');
    await playFor(29);
    expect((await launch()).statusCode).toBe(200);
    await see();
    test.clock.advance(2 * MINUTE);
    const answer = await launch();
    expect([answer.json().error.code, answer.json().value]).toEqual([
      'limit.time.reached',
      { resetsAt: after(45 * MINUTE) },
    ]);
    // Longer than a pause after the last that was seen of play: still the break.
    test.clock.advance(14 * MINUTE - 1);
    expect((await launch()).json().error.code).toBe('limit.time.reached');
    await expect(member.spin(100n)).rejects.toMatchObject(refusal(after(45 * MINUTE)));
    test.clock.advance(1);
    expect((await launch()).statusCode).toBe(200);
    await member.spin(100n);
    expect((await member.state()).stretch).toMatchObject({ since: after(45 * MINUTE), seconds: 0 });
  });

  it('keeps the break whole when only a stake has met it @PL-009', async () => {
    await member.limit('STRETCH_TIME', undefined, '30');
    await playFor(29);
    const token = (await launch()).json().value.url.split('launch=')[1].split('&')[0];
    const opened = await test.app.inject({
      method: 'POST',
      url: '/sandbox/session',
      payload: { launch: token },
    });
    const spin = () =>
      test.app.inject({
        method: 'POST',
        url: '/sandbox/spin',
        headers: {
          authorization: `Bearer ${opened.json().value.token}`,
          'idempotency-key': crypto.randomUUID(),
        },
        payload: { bet: '1.00' },
      });
    expect((await spin()).statusCode).toBe(200);
    test.clock.advance(2 * MINUTE);
    expect((await spin()).json().value).toEqual({ resetsAt: after(45 * MINUTE) });
    test.clock.advance(13 * MINUTE);
    expect((await spin()).json().value).toEqual({ resetsAt: after(45 * MINUTE) });
  });

  it('begins anew after a pause, without a break @PL-008', async () => {
    await member.limit('STRETCH_TIME', undefined, '30');
    await playFor(29);
    test.clock.advance(10 * MINUTE);
    expect((await member.state()).restSeconds).toEqual({ stretch: 1_800 });
    await member.spin(100n);
  });

  it('begins anew after the break, though that was shorter than a pause @PL-009', async () => {
    await test.settings({ breakMinutes: 5 });
    await member.limit('STRETCH_TIME', undefined, '10');
    await playFor(10);
    await see();
    test.clock.advance(5 * MINUTE);
    await member.spin(100n);
    expect((await member.state()).stretch).toMatchObject({ since: after(15 * MINUTE), seconds: 0 });
  });

  it('finishes what runs: wins and refunds pass @PL-009', async () => {
    await member.limit('STRETCH_TIME', undefined, '10');
    await playFor(10);
    await expect(member.spin(100n)).rejects.toMatchObject({ code: 'limit.time.reached' });
    await postTransaction(test.db, {
      merchant: 'aurora',
      book: 'real',
      kind: 'win',
      reference: newId('test'),
      at: new Date(test.clock()),
      placedAt: new Date(start),
      postings: [
        { party: { player: member.account }, amount: 500n },
        { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: -500n },
      ],
    });
  });

  it('holds at once when it is lowered, and rises after a day and a confirmation @PL-008', async () => {
    await member.limit('STRETCH_TIME', undefined, '60');
    await playFor(20);
    const lowered = (await member.limit('STRETCH_TIME', undefined, '15')).json().value;
    expect(lowered).toMatchObject({ value: '15', used: '15', rest: '0', resetsAt: after(34 * MINUTE) });
    await expect(member.spin(100n)).rejects.toMatchObject(refusal(after(34 * MINUTE)));
    const raised = (await member.limit('STRETCH_TIME', undefined, '90')).json().value;
    expect(raised).toMatchObject({
      value: '15',
      pending: { value: '90', confirmFrom: after(24 * HOUR + 20 * MINUTE) },
    });
  });

  it.each(['9', '1441', '30.00', '12.5', '-10', '010', ''])('refuses "%s" @PL-008', async (value) => {
    const answer = await member.send('PUT', `${CARE}/limits`, { kind: 'STRETCH_TIME', value });
    expect(answer.json().error.code).toBe('limit.value.invalid');
  });
});

describe('a limit of minutes of a day', () => {
  /** 23:30 in Bangkok. */
  const LATE = 8 * HOUR + 30 * MINUTE;
  const MIDNIGHT = 9 * HOUR;

  it('refuses play until the merchant’s midnight, and counts what goes over it on both days @PL-009 @PL-046', async () => {
    test.clock.advance(LATE);
    member = await member.again();
    await member.limit('DAY_TIME', undefined, '20');
    await playFor(15);
    await see();
    expect((await member.state()).restSeconds).toEqual({ day: 300 });
    expect(await member.limits()).toMatchObject([
      { kind: 'DAY_TIME', value: '20', used: '15', rest: '5', resetsAt: after(MIDNIGHT) },
    ]);
    await playFor(5);
    await expect(member.spin(100n)).rejects.toMatchObject(refusal(after(MIDNIGHT)));
    expect((await see()).json().value).toEqual({ resetsAt: after(MIDNIGHT) });
    expect((await launch()).json().value).toEqual({ resetsAt: after(MIDNIGHT) });
    test.clock.advance(10 * MINUTE - 1);
    await expect(member.spin(100n)).rejects.toMatchObject(refusal(after(MIDNIGHT)));
    test.clock.advance(1);
    await member.spin(100n);
    expect((await member.state()).restSeconds).toEqual({ day: 1_200 });
  });

  it('ends the stretch, so that what lies before midnight is no play @PL-009', async () => {
    test.clock.advance(MIDNIGHT - 15 * MINUTE);
    member = await member.again();
    await member.limit('DAY_TIME', undefined, '10');
    await playFor(10);
    expect((await see()).json().value).toEqual({ resetsAt: after(MIDNIGHT) });
    test.clock.advance(5 * MINUTE);
    await see();
    expect((await member.state()).stretch).toMatchObject({ since: after(MIDNIGHT), seconds: 0 });
    const days = { first: '2026-11-20', last: '2026-11-21' };
    expect([...(await secondsByDay(test.db, member.account.id, days, 'Asia/Bangkok'))]).toEqual([
      ['2026-11-20', 600],
    ]);
  });

  it('adds up the stretches of the day, and of one over midnight its own part @PL-008 @PL-046', async () => {
    test.clock.advance(LATE + 20 * MINUTE);
    member = await member.again();
    await member.limit('DAY_TIME', undefined, '60');
    await playFor(15);
    await see();
    expect(await member.limits()).toMatchObject([{ used: '5', rest: '55' }]);
    test.clock.advance(HOUR / 2);
    await playFor(7);
    await see();
    expect(await member.limits()).toMatchObject([{ used: '12', rest: '48' }]);
    const days = { first: '2026-11-19', last: '2026-11-22' };
    expect([...(await secondsByDay(test.db, member.account.id, days, 'Asia/Bangkok'))]).toEqual([
      ['2026-11-20', 600],
      ['2026-11-21', 720],
    ]);
  });

  it('counts of a minute that goes over midnight what lies behind it @PL-046', async () => {
    test.clock.advance(MIDNIGHT - 40 * SECOND);
    member = await member.again();
    await member.limit('DAY_TIME', undefined, '60');
    await see();
    test.clock.advance(50 * SECOND);
    expect((await member.state()).restSeconds).toEqual({ day: 3_590 });
  });

  it('counts the night, and days of 23 and 25 hours, by the merchant’s clocks @PL-046', async () => {
    const { id: accountId } = member.account;
    const stretch = (number: number, since: string, seenAt: string) => ({
      accountId,
      number,
      since: new Date(since),
      seenAt: new Date(seenAt),
      staked: 0n,
      won: 0n,
    });
    // Stockholm: two o'clock becomes three on 2026-03-29, and three becomes two on 2026-10-25.
    await test.db
      .insert(playStretches)
      .values([
        stretch(1, '2026-03-28T22:30:00Z', '2026-03-29T22:30:00Z'),
        stretch(2, '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'),
      ]);
    const seconds = async (first: string, last: string, to?: number) => [
      ...(await secondsByDay(
        test.db,
        accountId,
        { first, last },
        'Europe/Stockholm',
        to ? { from: 0, to } : undefined,
      )),
    ];
    expect(await seconds('2026-03-28', '2026-03-30')).toEqual([
      ['2026-03-28', 1_800],
      ['2026-03-29', 23 * 3_600],
      ['2026-03-30', 1_800],
    ]);
    expect(await seconds('2026-03-29', '2026-03-29', 5)).toEqual([['2026-03-29', 4 * 3_600]]);
    expect(await seconds('2026-10-25', '2026-10-25')).toEqual([['2026-10-25', 25 * 3_600]]);
  });
});
