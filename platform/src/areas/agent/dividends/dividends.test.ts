import type { Contract } from '@site/contracts/areas/agentContracts';
import type { Dividend, DownlineDividend } from '@site/contracts/areas/dividends';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import { careSettings } from '../../../core/care/tables';
import { HOUR } from '../../../core/clock';
import { checkBooks } from '../../../core/ledger/books';
import { postTransaction } from '../../../core/ledger/ledger';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { inboxMessages } from '../../inbox/tables';
import { contractProgress, contracts } from '../contracts/tables';
import {
  ANY,
  type ContractTest,
  createContracts,
  days,
  PAYMENT_PASSWORD,
  type Person,
  step,
} from '../contracts/testing';
import { dividends } from './tables';

const URL = '/wps/agent/dividends';
/** Signed on the last day of a period; the next one runs from 16 to 30 November. */
const SIGNED = '2026-11-15T05:00:00Z';
const PERIOD = '2026-11-2';
const IN_IT = new Date('2026-11-20T05:00:00Z');
/** 04:00 in Bangkok of the day after. */
const MORNING = '2026-11-30T21:00:00Z';
const TERMS = [step('1000.00', 2, '5.00'), step('5000.00', 2, '10.00')];

let test: ContractTest;
/** boss ─ lead ─ deep ─ leaf, lead ─ player; boss ─ side ─ other. */
let boss: Person;
let lead: Person;
let deep: Person;
let leaf: Person;
let player: Person;
let side: Person;
let other: Person;
beforeAll(async () => {
  test = await createContracts();
});
afterAll(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  test.goTo(SIGNED);
  for (const table of [dividends, contractProgress, contracts, careSettings]) await test.db.delete(table);
  boss = await test.agent(undefined, 10_000_000n);
  lead = await test.agent(boss);
  side = await test.agent(boss);
  deep = await test.agent(lead);
  leaf = await test.member(deep);
  player = await test.member(lead);
  other = await test.member(side);
  await test.ofHouse(boss, 'DIVIDEND', TERMS);
});

const current = async (who: Person) => valueIn<Dividend>(await who.get(`${URL}/current`));
type Info = Dividend & { downlines: DownlineDividend[]; hasPaymentPassword: boolean };
const info = async (who: Person, period?: string) =>
  valueIn<Info>(await who.get(`${URL}/info`, period === undefined ? {} : { period }));
const history = async (who: Person) =>
  valueIn<{ list: Dividend[]; total: number }>(
    await who.get(`${URL}/history`, { pageNo: '1', pageSize: '20' }),
  ).list;
const named = (...people: Person[]) => people.map(({ account }) => account.username);
const quote = (who: Person, accounts: string[], period = PERIOD) =>
  who.post(`${URL}/quote`, { period, accounts });
const payout = (who: Person, accounts: string[], more: object = {}, key?: string) =>
  who.post(`${URL}/payout`, { period: PERIOD, accounts, paymentPassword: PAYMENT_PASSWORD, ...more }, key);
const code = (answer: Awaited<ReturnType<typeof payout>>): string | undefined => answer.json().error?.code;

/** lead and side with contracts, and a period that is over: 4,000.00 and 200.00 that their teams have lost. */
async function overPeriod(terms = TERMS): Promise<void> {
  for (const to of [lead, side]) await test.signed(boss, to, 'DIVIDEND', terms);
  await player.bet(300_000n, { at: IN_IT });
  await leaf.bet(150_000n, { win: 50_000n, at: IN_IT });
  await other.bet(20_000n, { at: IN_IT });
  test.goTo(MORNING);
  await test.settle();
}

describe('a period', () => {
  it('runs with what the team has brought so far, and the step that it reaches @RP-044', async () => {
    await test.signed(boss, lead, 'DIVIDEND', TERMS);
    test.goTo(IN_IT);
    await player.bet(80_000n);
    await leaf.bet(50_000n, { win: 20_000n });
    await test.settle();
    expect(await current(lead)).toEqual({
      period: PERIOD,
      startDate: '2026-11-16',
      endDate: '2026-11-30',
      teamProfit: '1100.00',
      rate: '5.00',
      amount: '55.00',
      status: 'RUNNING',
    });
    expect(await info(boss, PERIOD)).toMatchObject({
      teamProfit: '1100.00',
      status: 'RUNNING',
      downlines: [
        { account: lead.account.username, teamProfit: '1100.00', amount: '55.00', status: 'RUNNING' },
      ],
      hasPaymentPassword: true,
    });
    // Of no contract there is the profit, and nothing of it.
    expect(await current(deep)).toMatchObject({ teamProfit: '300.00', rate: '0.00', amount: '0.00' });
  });

  it('counts stakes less wins, refunds, rebates and bonuses of everybody below, and nothing of the agent', async () => {
    await test.signed(boss, lead, 'DIVIDEND', [step('0.00', 1, '10.00')]);
    test.goTo(IN_IT);
    await player.bet(100_000n, { win: 30_000n });
    const book = (kind: 'rebate' | 'bonus' | 'bet' | 'refund', amount: bigint, refundOf?: string) =>
      postTransaction(test.db, {
        merchant: 'aurora',
        book: 'real',
        kind,
        reference: `${kind} ${player.account.id}`,
        at: IN_IT,
        refundOf,
        postings: [
          { party: { player: player.account }, amount },
          { party: { system: 'house' }, amount: -amount },
        ],
      });
    const { id } = await book('bet', -7_000n);
    await book('refund', 7_000n, id);
    await book('rebate', 1_500n);
    await book('bonus', 2_500n);
    await test.settle();
    expect(await current(lead)).toMatchObject({ teamProfit: '660.00', amount: '66.00' });
  });

  it('of a team that has won is below zero, and brings nothing', async () => {
    await test.signed(boss, lead, 'DIVIDEND', [step('0.00', 0, '10.00')]);
    await player.bet(10_000n, { win: 53_000n, at: IN_IT });
    test.goTo(MORNING);
    await test.settle();
    expect(await history(lead)).toMatchObject([
      { period: PERIOD, teamProfit: '-430.00', rate: '0.00', amount: '0.00', status: 'NONE' },
    ]);
    expect(code(await payout(boss, named(lead)))).toBe('dividend.not.due');
  });

  it('is due on the morning after its last day, and told in the history @RP-044', async () => {
    for (const to of [lead, side]) await test.signed(boss, to, 'DIVIDEND', TERMS);
    await player.bet(300_000n, { at: IN_IT });
    await leaf.bet(100_000n, { at: IN_IT });
    test.goTo(new Date(Date.parse(MORNING) - 1));
    await test.settle();
    expect(await info(lead)).toMatchObject({ period: PERIOD, status: 'RUNNING', amount: '200.00' });
    expect(await history(lead)).toEqual([]);
    test.goTo(MORNING);
    await Promise.all([test.settle(), test.settle()]);
    expect(await history(lead)).toMatchObject([{ period: PERIOD, amount: '200.00', status: 'DUE' }]);
    expect(await info(lead)).toMatchObject({ period: PERIOD, status: 'DUE', downlines: [] });
    expect((await info(boss)).downlines).toEqual([
      {
        account: lead.account.username,
        teamProfit: '4000.00',
        rate: '5.00',
        amount: '200.00',
        status: 'DUE',
      },
      { account: side.account.username, teamProfit: '0.00', rate: '0.00', amount: '0.00', status: 'NONE' },
    ]);
  });

  it('counts by the contract of its last day, for all days since the first one of the same payer', async () => {
    await test.signed(boss, lead, 'DIVIDEND', TERMS);
    await player.bet(100_000n, { at: IN_IT });
    test.goTo('2026-11-25T05:00:00Z');
    await test.signed(boss, lead, 'DIVIDEND', [step('0.00', 1, '1.00')]);
    await player.bet(50_000n, { at: new Date('2026-11-28T05:00:00Z') });
    test.goTo(MORNING);
    await test.settle();
    expect(await history(lead)).toMatchObject([{ teamProfit: '1500.00', rate: '1.00', amount: '15.00' }]);
  });

  it('counts from the first day of a contract that began in its middle', async () => {
    await player.bet(100_000n, { at: IN_IT });
    test.goTo('2026-11-25T05:00:00Z');
    await test.signed(boss, lead, 'DIVIDEND', [step('0.00', 1, '1.00')]);
    await player.bet(50_000n, { at: new Date('2026-11-28T05:00:00Z') });
    test.goTo(MORNING);
    await test.settle();
    expect(await history(lead)).toMatchObject([{ teamProfit: '500.00', amount: '5.00' }]);
  });

  it.each(['2026-11', '2026-11-3', '2026-13-1', 'nothing'])('is not "%s"', async (period) => {
    expect(refusalOf(await boss.get(`${URL}/info`, { period }))).toEqual([400, 'request.invalid']);
  });

  it('is unknown before it begins', async () => {
    expect(refusalOf(await boss.get(`${URL}/info`, { period: '2026-12-1' }))).toEqual([404, 'not.found']);
  });
});

describe('paying', () => {
  it('is the house’s for an agent at the top, by itself, and once', async () => {
    await overPeriod();
    await test.settle();
    // 5.00% of 4,200.00.
    expect(await history(boss)).toMatchObject([{ teamProfit: '4200.00', amount: '210.00', status: 'PAID' }]);
    expect(await boss.balance()).toBe(10_021_000n);
    const told = await test.db
      .select({ title: inboxMessages.title })
      .from(inboxMessages)
      .where(and(eq(inboxMessages.accountId, boss.account.id), eq(inboxMessages.desk, 'CASHIER')));
    expect(told.map(({ title }) => title?.en)).toEqual(['A dividend of ฿210.00 is in your main wallet']);
  });

  it('is the agent’s for direct downlines: quoted, paid with one order each, told and on both records @RP-044', async () => {
    await overPeriod([step('100.00', 1, '5.00')]);
    const before = await boss.balance();
    expect(valueIn(await quote(boss, named(lead, side)))).toEqual({ total: '210.00', kept: '100000.00' });
    const paid = valueIn<{
      paid: { orderNo: string; account: string; amount: string }[];
      total: string;
      sumBalance: string;
    }>(
      await payout(
        boss,
        named(lead, side).map((name) => name.toUpperCase()),
      ),
    );
    expect(paid).toMatchObject({
      paid: [
        { account: lead.account.username, amount: '200.00' },
        { account: side.account.username, amount: '10.00' },
      ],
      total: '210.00',
      sumBalance: '100000.00',
    });
    for (const { orderNo } of paid.paid) expect(orderNo).toMatch(/^D2612-\d{5}$/);
    expect(new Set(paid.paid.map(({ orderNo }) => orderNo)).size).toBe(2);
    expect([await boss.balance(), await lead.balance(), await side.balance()]).toEqual([
      before - 21_000n,
      20_000n,
      1_000n,
    ]);
    expect((await history(lead))[0]).toMatchObject({ status: 'PAID' });
    const query = { startDate: '2026-12-01', endDate: '2026-12-01', pageNo: '1', pageSize: '20' };
    const record = async (who: Person) =>
      valueIn<{ list: object[] }>(await who.get('/wps/wallets/transactions', query)).list;
    const orderNo = paid.paid[0]?.orderNo;
    expect(await record(lead)).toMatchObject([{ code: 'AGENT_DIVIDEND', amount: '200.00', orderNo }]);
    expect(await record(boss)).toContainEqual(
      expect.objectContaining({ code: 'DIVIDEND_GIVEN', amount: '-200.00', orderNo }),
    );
  });

  it('is done once: again, and twice at once', async () => {
    await overPeriod();
    const answers = await Promise.all([1, 2, 3].map(() => payout(boss, named(lead))));
    expect(answers.map((answer) => code(answer) ?? 'paid').sort()).toEqual([
      'dividend.not.due',
      'dividend.not.due',
      'paid',
    ]);
    expect(code(await payout(boss, named(lead)))).toBe('dividend.not.due');
    expect(await lead.balance()).toBe(20_000n);
  });

  it('answers the same key with the same answer', async () => {
    await overPeriod();
    const key = crypto.randomUUID();
    const first = valueIn(await payout(boss, named(lead), {}, key));
    expect(valueIn(await payout(boss, named(lead), {}, key))).toEqual(first);
    expect(await lead.balance()).toBe(20_000n);
  });

  it('is all or none, and refuses what is not due', async () => {
    await overPeriod();
    const untouched = [await boss.balance(), 0n, 0n];
    // Nothing is due to side: 200.00 are under the first step.
    expect(code(await payout(boss, named(lead, side)))).toBe('dividend.not.due');
    expect(code(await payout(boss, named(lead), { period: '2026-12-1' }))).toBe('dividend.not.due');
    expect(code(await payout(boss, named(lead), { period: '2026-11-1' }))).toBe('dividend.not.due');
    expect(code(await payout(boss, named(lead), { period: '2026-12-2' }))).toBe('not.found');
    expect(code(await payout(boss, [...named(lead), ...named(lead)]))).toBe('request.invalid');
    expect(code(await payout(boss, []))).toBe('request.invalid');
    expect([await boss.balance(), await lead.balance(), await side.balance()]).toEqual(untouched);
  });

  it('is for direct downlines of the caller @RP-044', async () => {
    await overPeriod();
    const stranger = await test.agent(undefined, 1_000_000n);
    for (const [who, whom] of [
      [boss, deep],
      [boss, leaf],
      [lead, boss],
      [side, lead],
      [stranger, lead],
    ] as const)
      for (const call of [quote, payout]) expect(code(await call(who, named(whom)))).toBe('downline.unknown');
    expect(code(await payout(boss, ['nobody']))).toBe('downline.unknown');
    expect(code(await payout(lead, named(player)))).toBe('dividend.not.due');
  });

  it('pays nobody when one of them was closed in between, and says no more than that @PL-045', async () => {
    await overPeriod([step('100.00', 1, '5.00')]);
    await side.post('/wps/care/timeout', { length: 'H24' });
    for (const call of [quote, payout])
      expect(code(await call(boss, named(lead, side)))).toBe('user.unavailable');
    expect(await lead.balance()).toBe(0n);
    expect((await payout(boss, named(lead))).statusCode).toBe(200);
    await test.change(side, { disabled: true });
    test.clock.advance(days(2));
    expect(code(await payout(boss, named(side)))).toBe('user.unavailable');
  });

  it('is refused where players give each other nothing @PL-045', async () => {
    await overPeriod();
    await test.db.insert(careSettings).values({ merchant: 'aurora', settings: { playerTransfers: false } });
    for (const call of [quote, payout])
      expect(code(await call(boss, named(lead)))).toBe('transfer.players.off');
  });

  it('is refused to who has not enough', async () => {
    await overPeriod();
    await postTransaction(test.db, {
      merchant: 'aurora',
      book: 'real',
      kind: 'withdraw',
      reference: `out ${boss.account.id}`,
      at: new Date(test.clock()),
      postings: [
        { party: { player: boss.account }, amount: -(await boss.balance()) + 19_999n },
        { party: { system: 'cash' }, amount: (await boss.balance()) - 19_999n },
      ],
    });
    for (const call of [quote, payout])
      expect(code(await call(boss, named(lead)))).toBe('balance.insufficient');
  });

  it('wants the payment password, counts wrong ones, and rests after a reset', async () => {
    await overPeriod();
    const wrong = await payout(boss, named(lead), { paymentPassword: '111111' });
    expect([code(wrong), wrong.json().value]).toEqual(['payment.password.wrong', { triesLeft: 9 }]);
    for (let count = 0; count < 9; count += 1) await payout(boss, named(lead), { paymentPassword: '111111' });
    expect(code(await payout(boss, named(lead)))).toBe('request.rate.limited');
    test.clock.advance(HOUR + 1);
    await test.change(boss, { restingUntil: new Date(test.clock() + HOUR) });
    expect(code(await payout(boss, named(lead)))).toBe('withdraw.resting');
    await test.change(boss, { restingUntil: null, paymentPasswordHash: null });
    expect(code(await payout(boss, named(lead)))).toBe('payment.password.missing');
    expect(await info(boss)).toMatchObject({ hasPaymentPassword: false });
    expect(await lead.balance()).toBe(0n);
  });
});

describe('who was moved', () => {
  it('is paid by the job from the wallet of who owes it, and is in no list of theirs', async () => {
    await overPeriod();
    const stranger = await test.agent(undefined, 1_000_000n);
    const before = await boss.balance();
    await test.db
      .update(accounts)
      .set({ parentId: stranger.account.id })
      .where(eq(accounts.id, lead.account.id));
    expect((await info(boss)).downlines.map(({ account }) => account)).toEqual(named(side));
    expect((await info(stranger)).downlines).toEqual([]);
    for (const who of [boss, stranger]) expect(code(await payout(who, named(lead)))).not.toBeUndefined();
    await test.settle();
    await test.settle();
    expect([await boss.balance(), await lead.balance(), await stranger.balance()]).toEqual([
      before - 20_000n,
      20_000n,
      1_000_000n,
    ]);
  });

  it('gets nothing of a period in which the contract has ended', async () => {
    const contract: Contract = await test.signed(boss, lead, 'DIVIDEND', ANY);
    await player.bet(100_000n, { at: IN_IT });
    test.goTo(IN_IT);
    const stranger = await test.agent();
    await test.change(lead, { parentId: stranger.account.id });
    await test.settle();
    test.goTo(MORNING);
    await test.settle();
    expect(await test.db.$count(dividends, eq(dividends.contractId, contract.id))).toBe(0);
    expect(await info(lead)).toMatchObject({
      teamProfit: '1000.00',
      rate: '0.00',
      amount: '0.00',
      status: 'NONE',
    });
  });
});
