import type { CareNotice } from '@site/contracts/areas/careNotices';
import { desc, eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import type { MarkSettings } from '../../../core/care/markSettings';
import { playStretches } from '../../../core/care/play/tables';
import { DAY, HOUR, MINUTE } from '../../../core/clock';
import { newId } from '../../../core/ids';
import { postTransaction } from '../../../core/ledger/ledger';
import { inboxMessages } from '../../inbox/tables';
import { careData } from '../data';
import { lookAtPlay } from '../hourly';
import { listCare } from '../operator';
import { careMarks, careRuns } from '../tables';
import { CARE, type CareTest, createCareTest, type Member } from '../testing';
import { findMarks } from './findMarks';

let test: CareTest;
let member: Member;
let start: number;
beforeAll(async () => {
  test = await createCareTest();
  start = test.clock();
});
afterAll(() => test.close());
beforeEach(async () => {
  await thresholds({});
  test.clock.advance(start - test.clock());
  member = await test.newMember(1_000_000n);
});

/** Of this test; stakes are of no account elsewhere. */
const thresholds = (marks: Partial<MarkSettings>) =>
  test.settings({
    pace: { slotsMs: 0, othersMs: 0 },
    marks: { rising: { times: 3, floor: '900000.00' }, ...marks },
  });

const at = (before = 0) => new Date(test.clock() - before);
const look = (when = at()) => findMarks(test.db, member.account, when);
/** The hourly work, as one process does it. */
const hourly = async () => {
  await test.db.delete(careRuns);
  await lookAtPlay(test.db, test.clock());
};
const marks = () =>
  test.db
    .select({ mark: careMarks.mark, facts: careMarks.facts })
    .from(careMarks)
    .where(eq(careMarks.accountId, member.account.id))
    .orderBy(careMarks.at);
const seen = async () =>
  (await marks()).map(({ mark, facts }) => [
    mark,
    Object.fromEntries(facts.map(({ key, value }) => [key, value])),
  ]);
const notices = async (who = member): Promise<CareNotice[]> =>
  (await who.get(`${CARE}/notices`)).json().value.list;
const mails = () =>
  test.db
    .select({ title: inboxMessages.title, content: inboxMessages.content })
    .from(inboxMessages)
    .where(eq(inboxMessages.accountId, member.account.id))
    .orderBy(desc(inboxMessages.at));

/** A deposit that has come, without its order. */
const paidIn = (amount: bigint, when: Date) =>
  postTransaction(test.db, {
    merchant: 'aurora',
    book: 'real',
    kind: 'deposit',
    reference: newId('paid'),
    at: when,
    postings: [
      { party: { player: member.account }, amount },
      { party: { system: 'cash' }, amount: -amount },
    ],
  });

/** Play without a pause, a bet each nine minutes. */
async function play(from: number, minutes: number, stake = 100n) {
  for (let minute = 0; minute <= minutes; minute += 9)
    await member.spin(stake, { at: new Date(from + minute * MINUTE) });
}

describe('a mark of harm', () => {
  it('DEPOSITS: three deposits in an hour, found with the third @PL-031', async () => {
    for (let times = 1; times <= 3; times += 1) {
      const { orderNo } = await member.deposit({ amount: '300.00' });
      await test.pay(orderNo, '300.00');
      expect(await marks()).toHaveLength(times < 3 ? 0 : 1);
    }
    expect(await seen()).toEqual([['DEPOSITS', { deposits: '3', amount: '900.00', minutes: '60' }]]);
  });

  it('DEPOSITS: five in a day, and no fewer @PL-031', async () => {
    for (const hours of [23, 18, 12, 6]) await paidIn(100n, at(hours * HOUR));
    await look();
    expect(await marks()).toEqual([]);
    await paidIn(100n, at(2 * HOUR));
    await look();
    expect(await seen()).toEqual([['DEPOSITS', { deposits: '5', amount: '5.00', hours: '24' }]]);
  });

  it('CHASING: three deposits soon after most of the balance was lost @PL-031', async () => {
    const loseAndPay = async (when: number, lost: bigint, later: number) => {
      await member.spin(lost, { at: new Date(when) });
      await paidIn(lost, new Date(when + later));
    };
    // Most of it was left, it was an hour before, it was a week before: none of these.
    await loseAndPay(start - 8 * DAY, 900_000n, MINUTE);
    await loseAndPay(start - 3 * DAY, 790_000n, MINUTE);
    await loseAndPay(start - 2 * DAY, 900_000n, HOUR);
    await loseAndPay(start - 60 * HOUR, 900_000n, MINUTE);
    await loseAndPay(start - 30 * HOUR, 900_000n, 9 * MINUTE);
    await look();
    expect(await marks()).toEqual([]);
    await loseAndPay(start - 10 * HOUR, 800_000n, 2 * MINUTE);
    await look();
    expect(await seen()).toEqual([['CHASING', { times: '3', days: '7' }]]);
  });

  it('NIGHT: three nights of seven with more than an hour of play on the merchant’s clocks @PL-031', async () => {
    // Midnight in Bangkok, before the day of the clock.
    const midnight = Date.parse('2026-11-19T17:00:00Z');
    await play(midnight - 6 * DAY - 30 * MINUTE, 108);
    await play(midnight - 5 * DAY + 3 * HOUR, 72);
    await play(midnight - 4 * DAY + 4 * HOUR, 45);
    await play(midnight - 3 * DAY - 30 * MINUTE, 72);
    await play(midnight - 2 * DAY + 5 * HOUR, 72);
    await look();
    expect(await marks()).toEqual([]);
    await play(midnight, 72);
    await look();
    expect(await seen()).toEqual([['NIGHT', { nights: '3', days: '7', minutes: '60' }]]);
  });

  it('LONG: a stretch over four hours @PL-031', async () => {
    await play(start - 6 * HOUR, 4 * 60);
    await look();
    expect(await marks()).toEqual([]);
    await play(start - 117 * MINUTE, 9);
    await look();
    expect(await seen()).toEqual([['LONG', { minutes: '252' }]]);
  });

  it('LONG: once of a stretch that went on after it was a mark @PL-031', async () => {
    await play(start - 5 * HOUR, 4 * 60 + 30);
    await look();
    await play(start - 30 * MINUTE, 60);
    await look(new Date(start + DAY));
    expect(await marks()).toHaveLength(1);
  });

  it('RISING: a week’s stakes over three times the weeks before, and over the floor @PL-031', async () => {
    await thresholds({ rising: { times: 3, floor: '1000.00' } });
    for (const days of [10, 17, 24, 31]) await member.spin(30_000n, { at: at(days * DAY) });
    await member.spin(90_000n, { at: at(DAY) });
    await look();
    expect(await marks()).toEqual([]);
    await member.spin(10_000n, { at: at(DAY) });
    await look();
    expect(await marks()).toEqual([]);
    await member.spin(1n, { at: at(DAY) });
    await look();
    expect(await seen()).toEqual([['RISING', { staked: '1000.01', before: '300.00', days: '7' }]]);
  });

  it('RISING: nothing of who has not played before @PL-031', async () => {
    await member.spin(900_000n, { at: at(DAY) });
    await look();
    expect(await marks()).toEqual([]);
  });

  it('LIMITS: a limit reached on three days of seven @PL-031', async () => {
    await member.limit('DEPOSIT', 'DAY', '100.00');
    const reach = async (days: number) => {
      test.clock.advance(start - test.clock() + days * DAY);
      member = await member.again();
      await member.send('POST', '/wps/transaction/deposit/manual', {
        methodId: 'transfer',
        bankCode: 'SALA',
        amount: '200.00',
      });
      await look();
    };
    for (const days of [0, 4, 4, 7]) await reach(days);
    expect(await marks()).toEqual([]);
    await reach(8);
    expect(await seen()).toEqual([['LIMITS', { reached: '3', days: '7' }]]);
  });

  it('LIMITS: two raises asked for in thirty days, whatever became of them @PL-031', async () => {
    const { id } = (await member.limit('LOSS', 'DAY', '500.00')).json().value;
    await member.limit('LOSS', 'DAY', '800.00');
    await member.send('DELETE', `${CARE}/limits/pending`, { id });
    await look();
    expect(await marks()).toEqual([]);
    await member.limit('LOSS', 'DAY', '900.00');
    await look();
    expect(await seen()).toEqual([['LIMITS', { raises: '2', days: '30' }]]);
    // The same raises are no mark again; another one is.
    test.clock.advance(7 * DAY);
    await look();
    expect(await marks()).toHaveLength(1);
    member = await member.again();
    await member.limit('LOSS', 'DAY', '950.00');
    await look();
    expect(await marks()).toHaveLength(2);
  });

  it('FAILED: five deposits that bank or vendor refused within ten minutes @PL-031 @PL-041', async () => {
    for (let times = 1; times <= 5; times += 1) {
      const { orderNo } = await member.deposit({ amount: '300.00' });
      await test.tell({ merchant: 'aurora', orderNo, status: times % 2 ? 'REFUSED' : 'NOT_FOUND' });
      test.clock.advance(MINUTE);
      expect(await marks()).toHaveLength(times < 5 ? 0 : 1);
    }
    expect(await seen()).toEqual([['FAILED', { deposits: '5', minutes: '10' }]]);
  });

  it('are those of the merchant’s thresholds, and none of what was a mark already @PL-031', async () => {
    await thresholds({ deposits: { inHour: 1, inDay: 5 } });
    await paidIn(100n, at());
    await look();
    await look();
    await paidIn(100n, at());
    await look(new Date(test.clock() + 23 * HOUR));
    expect(await marks()).toHaveLength(1);
    const tomorrow = test.clock() + DAY + MINUTE;
    await paidIn(100n, new Date(tomorrow));
    await look(new Date(tomorrow));
    expect(await marks()).toHaveLength(2);
  });
});

describe('what a member is told', () => {
  /** A mark of today. */
  const mark = async (when = at()) => {
    await thresholds({ deposits: { inHour: 2, inDay: 99 } });
    for (const amount of [10_000n, 20_000n]) await paidIn(amount, when);
    await look(when);
  };

  it('is one neutral message, in the inbox and as a card before the next deposit or launch @PL-032', async () => {
    const { version } = await member.state();
    await mark();
    expect((await member.state()).version).toBeGreaterThan(version);
    expect(await notices()).toEqual([
      {
        id: expect.any(String),
        mark: 'DEPOSITS',
        at: at().toISOString(),
        facts: [
          { key: 'deposits', value: '2' },
          { key: 'amount', value: '300.00' },
          { key: 'minutes', value: '60' },
        ],
        before: 'DEPOSIT',
      },
    ]);
    const [mail] = await mails();
    expect(mail).toEqual({
      title: { en: 'A look at your play', th: 'ภาพรวมการเล่นของคุณ' },
      content: {
        en: [
          '<p>In the last 60 minutes you made 2 deposits, ฿300.00 in all.</p>',
          '<p>Under “Responsible play” you find your statement, limits, breaks and who helps.</p>',
          '<p><a href="/m/care">Open responsible play</a></p>',
        ].join(''),
        th: expect.stringContaining('ใน 60 นาทีที่ผ่านมา คุณฝากเงิน 2 ครั้ง รวม ฿300.00'),
      },
    });
  });

  it('is at most one thing on a day of the merchant @PL-032', async () => {
    await member.limit('LOSS', 'DAY', '500.00');
    for (const value of ['800.00', '900.00']) await member.limit('LOSS', 'DAY', value);
    await mark();
    expect((await marks()).map((one) => one.mark).sort()).toEqual(['DEPOSITS', 'LIMITS']);
    expect(await notices()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    // 15:00 in Bangkok: the next day is nine hours away. What nobody has looked at gives way to the new one.
    await thresholds({ night: { nights: 1, minutes: 1 } });
    await play(start + 9 * HOUR - 9 * MINUTE, 9);
    await look(new Date(start + 9 * HOUR - 1));
    expect(await notices()).toHaveLength(1);
    await play(start + 9 * HOUR, 9);
    await look(new Date(start + 9 * HOUR + 10 * MINUTE));
    expect((await notices()).map((one) => one.mark)).toEqual(['NIGHT', expect.any(String)]);
  });

  it('is looked at once for all devices, also while closed, and is nobody else’s @PL-032', async () => {
    await mark();
    const other = await member.again();
    const [notice] = await notices();
    const stranger = await test.newMember();
    const see = (who: Member) => who.refused('POST', `${CARE}/notices/seen`, { id: notice?.id });
    expect(await see(stranger)).toBe('not.found');
    await member.send('POST', `${CARE}/timeout`, { length: 'H24' });
    expect(await notices()).toHaveLength(1);
    const { version } = await other.state();
    expect(await see(member)).toBeUndefined();
    expect(await see(other)).toBeUndefined();
    expect(await notices(other)).toEqual([]);
    expect((await other.state()).version).toBeGreaterThan(version);
  });
});

describe('three marks in seven days', () => {
  /** A mark of its own day. */
  const markOn = async (day: number) => {
    test.clock.advance(start - test.clock() + day * DAY + MINUTE);
    member = await member.again();
    await paidIn(10_000n, at());
    await look();
  };
  const named = () => ({ merchant: 'aurora', username: member.account.username });
  const line = async () =>
    (await listCare(test.db, at())).find((one) => one.includes(`; ${named().username};`));
  beforeEach(() => thresholds({ deposits: { inHour: 1, inDay: 99 } }));

  it('stop offers for 30 days, which the log says @PL-033', async () => {
    await markOn(0);
    await markOn(3);
    await markOn(8);
    expect((await member.state()).offers).toBe(true);
    await markOn(9);
    expect((await member.state()).offers).toBe(false);
    const log = (await member.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' })).json().value.list;
    expect(log).toMatchObject([{ what: 'OFFERS_STOPPED', source: 'SYSTEM', at: at().toISOString() }]);
    // Further marks do not lengthen it while it lasts.
    await markOn(38);
    expect((await member.state()).offers).toBe(false);
    test.clock.advance(DAY);
    member = await member.again();
    expect((await member.state()).offers).toBe(true);
  });

  it('put the account with its marks and figures on the operator’s list, and no other @PL-033', async () => {
    await markOn(0);
    await markOn(1);
    expect(await line()).toBeUndefined();
    await markOn(2);
    expect(await line()).toMatch(
      /^aurora; \w+; OPEN; no offers until 2026-12-22T08:01:00\.000Z; (DEPOSITS 2026-11-2\dT08:01:00\.000Z \(deposits 1, amount 100\.00, minutes 60\); ){3}30 days: deposit 300\.00, withdraw 0\.00, staked 0\.00, /,
    );
  });

  it('are part of what a member gets who asks for their data @PL-034', async () => {
    await markOn(0);
    await member.limit('LOSS', 'DAY', '100.00');
    const data = await careData(test.db, named(), at());
    expect(JSON.parse(JSON.stringify(data))).toMatchObject({
      username: named().username,
      now: { name: 'OPEN' },
      limits: [{ source: 'MEMBER', limit: 'LOSS_DAY', value: '100.00' }],
      log: [{ what: 'LIMIT_LOSS_DAY' }],
      marks: [{ mark: 'DEPOSITS' }],
      notices: [{ mark: 'DEPOSITS' }],
      statement: { footer: { deposit: '100.00' } },
    });
  });

  it('are told to no agent: nothing of the team shows them @PL-034', async () => {
    const agent = await test.newMember(0n, { type: 1 });
    await test.db
      .update(accounts)
      .set({ parentId: agent.account.id })
      .where(eq(accounts.id, member.account.id));
    await markOn(0);
    const [notice] = await notices();
    expect(await notices(agent)).toEqual([]);
    expect(await agent.refused('POST', `${CARE}/notices/seen`, { id: notice?.id })).toBe('not.found');
  });
});

describe('the hourly work', () => {
  it('looks at everybody who was here within a day, and is done by one process @PL-031', async () => {
    await thresholds({ deposits: { inHour: 99, inDay: 1 } });
    await paidIn(100n, at());
    await hourly();
    expect(await marks()).toHaveLength(1);
    const other = await test.newMember();
    member = other;
    await paidIn(100n, at());
    await lookAtPlay(test.db, test.clock() + HOUR - 1);
    expect(await marks()).toEqual([]);
    await Promise.all([lookAtPlay(test.db, test.clock() + HOUR), lookAtPlay(test.db, test.clock() + HOUR)]);
    expect(await marks()).toHaveLength(1);
  });

  it('deletes marks after 12 months @PL-034', async () => {
    const values = { accountId: member.account.id, mark: 'LONG' as const, facts: [] };
    await test.db.insert(careMarks).values([
      { ...values, id: newId('mark'), at: new Date('2025-11-20T07:59:59Z') },
      { ...values, id: newId('mark'), at: new Date('2025-11-20T08:00:00Z') },
    ]);
    await hourly();
    expect(await marks()).toHaveLength(1);
  });

  it('deletes stretches of play that no statement shows any more @PL-025', async () => {
    // 12 months ago, and a day for midnights elsewhere.
    const oldest = Date.parse('2025-11-19T08:00:00Z');
    for (const when of [oldest - HOUR, oldest, start]) await member.spin(100n, { at: new Date(when) });
    await hourly();
    const kept = await test.db
      .select({ since: playStretches.since })
      .from(playStretches)
      .where(eq(playStretches.accountId, member.account.id));
    expect(kept.map(({ since }) => since.getTime())).toEqual([oldest, start]);
  });
});
