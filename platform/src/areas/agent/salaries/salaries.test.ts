import type { SalaryRow } from '@site/contracts/areas/agentContracts';
import { sql } from 'drizzle-orm';
import { careSettings } from '../../../core/care/tables';
import { HOUR, MINUTE } from '../../../core/clock';
import { checkBooks } from '../../../core/ledger/books';
import { addDemand } from '../../../core/ledger/turnover';
import { signedInHeaders } from '../../../testing/fixtures';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { bets } from '../../bets/tables';
import { ANY, type ContractTest, createContracts, days, type Person, step } from '../contracts/testing';

let test: ContractTest;
/** boss ─ lead ─ deep ─ leaf, lead ─ player. */
let boss: Person;
let lead: Person;
let deep: Person;
let leaf: Person;
let player: Person;
const START = '2026-11-20T08:00:00Z';
/** 04:00 in Bangkok of the morning after the first day of contracts that were signed at the start. */
const MORNING = '2026-11-21T21:00:00Z';

beforeAll(async () => {
  test = await createContracts();
});
afterAll(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  test.goTo(START);
  await test.db.execute(sql`delete from salaries`);
  await test.db.execute(sql`delete from contract_progress`);
  await test.db.execute(sql`delete from contracts`);
  await test.db.delete(careSettings);
  boss = await test.agent(undefined, 10_000_000n);
  lead = await test.agent(boss, 10_000_000n);
  deep = await test.agent(lead);
  leaf = await test.member(deep);
  player = await test.member(lead);
});

const TERMS = [step('1000.00', 2, '0.50'), step('5000.00', 3, '0.80')];
/** A point of the first day that counts. */
const ofDay = (hour: number) => new Date(Date.parse('2026-11-20T17:00:00Z') + hour * HOUR);
const RANGE = { startDate: '2026-11-18', endDate: '2026-11-30', size: '20' };

interface Listed {
  list: SalaryRow[];
  footer: { amount: string };
  totalPages: number;
  today?: { kind: string; turnover: string; activeMembers: number; step: number }[];
}
const listed = async (who: Person, query: Record<string, string> = {}) =>
  valueIn<Listed>(await who.get('/wps/agent/dailySalary', { ...RANGE, ...query }));
const rows = async (who: Person, query: Record<string, string> = {}) =>
  (await listed(who, query)).list.map(({ date, amount, status }) => [date, amount, status]);
const names = async (who: Person) => {
  const query = { startDate: '2026-11-01', endDate: '2026-11-30', pageNo: '1', pageSize: '50' };
  const answer = await who.get('/wps/wallets/transactions', { ...query, language: 'EN' });
  return valueIn<{ list: { code: string; amount: string; remark?: string }[] }>(answer).list;
};

describe('a daily salary', () => {
  it('is the highest step’s rate of what everybody below has bet, paid by the agent above @RP-044', async () => {
    await test.ofHouse(boss, 'DAILY', TERMS);
    await test.signed(boss, lead, 'DAILY', TERMS);
    const before = [await boss.balance(), await lead.balance()];
    // Before the first day and after it, and what lead has bet, counts not.
    await player.bet(900_000n, { at: ofDay(-1) });
    await lead.bet(900_000n, { at: ofDay(3) });
    await player.bet(120_055n, { at: ofDay(0) });
    await leaf.bet(30_000n, { at: ofDay(23.9) });
    await player.bet(900_000n, { at: ofDay(24) });
    test.goTo(MORNING);
    await test.settle();
    // 0.50% of 1,500.55, two who have bet; of boss 0.80% of 10,500.55, three.
    expect(await rows(lead)).toEqual([['2026-11-21', '7.50', 'PAID']]);
    expect(await rows(boss)).toEqual([['2026-11-21', '84.00', 'PAID']]);
    expect([await boss.balance(), await lead.balance()]).toEqual([
      (before[0] ?? 0n) + 8_400n - 750n,
      (before[1] ?? 0n) + 750n - 900_000n,
    ]);
    expect(await listed(lead)).toMatchObject({
      list: [{ account: lead.account.username, kind: 'DAILY', turnover: '1500.55', activeMembers: 2 }],
      footer: { amount: '7.50' },
      totalPages: 1,
    });
  });

  it('is summed up from four in the morning, and once', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await player.bet(100_000n, { at: ofDay(1) });
    test.goTo(new Date(Date.parse(MORNING) - 1));
    await test.settle();
    expect(await rows(boss)).toEqual([]);
    test.goTo(MORNING);
    await Promise.all([test.settle(), test.settle(), test.settle()]);
    await test.settle();
    expect(await rows(boss)).toEqual([['2026-11-21', '100.00', 'PAID']]);
    expect(await boss.balance()).toBe(10_010_000n);
  });

  it('has a row for days without a step, and makes up for days on which nothing ran', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await player.bet(10_000n, { at: ofDay(1) });
    await player.bet(20_000n, { at: ofDay(49) });
    test.goTo(new Date(Date.parse(MORNING) + days(2)));
    await test.settle();
    expect(await rows(boss)).toEqual([
      ['2026-11-23', '20.00', 'PAID'],
      ['2026-11-22', '0.00', 'NONE'],
      ['2026-11-21', '10.00', 'PAID'],
    ]);
    expect((await listed(boss, { size: '2', page: '2' })).list).toHaveLength(1);
    expect(await listed(boss, { size: '0' })).toMatchObject({ list: [], footer: { amount: '30.00' } });
    expect(await rows(boss, { startDate: '2026-11-22' })).toHaveLength(2);
  });

  it('counts no stake that was given back, nor one whose outcome is open, but who has bet it', async () => {
    await test.ofHouse(boss, 'DAILY', [step('0.00', 2, '10.00')]);
    await player.bet(10_000n, { at: ofDay(1) });
    await leaf.bet(50_000n, { at: ofDay(1) });
    await test.db.update(bets).set({ state: 'OPEN' }).where(sql`account_id = ${leaf.account.id}`);
    test.goTo(MORNING);
    await test.settle();
    expect((await listed(boss)).list).toMatchObject([
      { turnover: '100.00', activeMembers: 2, amount: '10.00' },
    ]);
  });

  it('waits until the figures of the day are added up', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await player.bet(10_000n, { at: ofDay(1) });
    test.goTo(MORNING);
    // As if another process was at it: this one adds nothing up.
    await test.db.execute(sql`create function hold_queue() returns trigger language plpgsql as
      $$ begin return null; end $$`);
    await test.db.execute(
      sql`create trigger hold_queue before delete on team_queue for each row execute function hold_queue()`,
    );
    await test.settle();
    expect(await rows(boss)).toEqual([]);
    await test.db.execute(sql`drop trigger hold_queue on team_queue`);
    await test.db.execute(sql`drop function hold_queue`);
    await test.settle();
    expect(await rows(boss)).toEqual([['2026-11-21', '10.00', 'PAID']]);
  });
});

describe('what is due', () => {
  it('waits for money, the oldest first, and nobody else does', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    const poor = await test.agent(boss);
    const member = await test.member(poor);
    const [receiver, second] = [await test.agent(poor), await test.agent(poor)];
    for (const to of [poor]) await test.signed(boss, to, 'DAILY', [step('0.00', 1, '0.01')]);
    for (const to of [receiver, second]) await test.signed(poor, to, 'DAILY', [step('0.00', 1, '0.01')]);
    const [below, belowSecond] = [await test.member(receiver), await test.member(second)];
    await below.bet(10_000_000n, { at: ofDay(1) });
    await belowSecond.bet(100_000n, { at: ofDay(25) });
    await member.bet(100n, { at: ofDay(25) });
    await player.bet(10_000n, { at: ofDay(1) });
    // What poor earns of it is less than what poor owes for the first day.
    await test.db.execute(sql`update contracts set terms = '[{"turnover":"0.00","activeMembers":1,"rate":"0.02"}]'
      where to_account_id in (${receiver.account.id}, ${second.account.id})`);
    test.goTo(new Date(Date.parse(MORNING) + days(1)));
    await test.settle();
    // 20.00 is more than 10.00 + 0.10; 0.20 of the next day is not, and waits behind it.
    expect(await rows(receiver)).toEqual([
      ['2026-11-22', '0.00', 'NONE'],
      ['2026-11-21', '20.00', 'DUE'],
    ]);
    expect(await rows(second)).toEqual([
      ['2026-11-22', '0.20', 'DUE'],
      ['2026-11-21', '0.00', 'NONE'],
    ]);
    expect((await listed(receiver)).footer.amount).toBe('0.00');
    expect(await rows(boss)).toMatchObject([{ 2: 'PAID' }, { 2: 'PAID' }]);
    await member.bet(20_000_000n, { at: ofDay(49) });
    test.goTo(new Date(Date.parse(MORNING) + days(2)));
    await test.settle();
    await test.settle();
    expect(await rows(receiver)).toContainEqual(['2026-11-21', '20.00', 'PAID']);
    expect(await rows(second)).toContainEqual(['2026-11-22', '0.20', 'PAID']);
    expect(await receiver.balance()).toBe(2_000n);
  });

  it('waits while players give each other nothing, and what the house owes does not @PL-045', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await test.signed(boss, lead, 'DAILY', ANY);
    await player.bet(10_000n, { at: ofDay(1) });
    await test.db.insert(careSettings).values({ merchant: 'aurora', settings: { playerTransfers: false } });
    test.goTo(MORNING);
    await test.settle();
    expect([await rows(lead), await rows(boss)]).toEqual([
      [['2026-11-21', '10.00', 'DUE']],
      [['2026-11-21', '10.00', 'PAID']],
    ]);
    await test.db.delete(careSettings);
    await test.settle();
    expect(await rows(lead)).toEqual([['2026-11-21', '10.00', 'PAID']]);
  });

  it('waits for who is closed for play, and keeps no other one waiting; the payer learns nothing @PL-045', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    const other = await test.agent(boss);
    const theirs = await test.member(other);
    for (const to of [lead, other]) await test.signed(boss, to, 'DAILY', ANY);
    await lead.post('/wps/care/timeout', { length: 'H24' });
    await player.bet(10_000n, { at: ofDay(1) });
    await theirs.bet(10_000n, { at: ofDay(1) });
    const inForce = await test.db.execute(sql`select 1 from care_states where timeout_until is not null`);
    expect((inForce as { rows: unknown[] }).rows).not.toEqual([]);
    await test.db.execute(
      sql`update care_states set timeout_until = ${new Date(Date.parse(MORNING) + HOUR).toISOString()}`,
    );
    test.goTo(MORNING);
    await test.settle();
    const of = ({ account }: Person) => ({ account: account.username });
    expect(await rows(boss, of(lead))).toEqual([['2026-11-21', '10.00', 'DUE']]);
    expect(await rows(boss, of(other))).toEqual([['2026-11-21', '10.00', 'PAID']]);
    test.clock.advance(HOUR);
    await test.settle();
    expect(await rows(boss, of(lead))).toEqual([['2026-11-21', '10.00', 'PAID']]);
  });

  it('counts as a deposit of who gets it from an agent, and not of who gets it from the house @PL-045', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await test.signed(boss, lead, 'DAILY', ANY);
    const limit = { kind: 'DEPOSIT', period: 'DAY', value: '10.00' };
    for (const { account } of [boss, lead])
      await test.app.inject({
        method: 'PUT',
        url: '/wps/care/limits',
        payload: limit,
        headers: {
          ...(await signedInHeaders(test.db, account, test.clock())),
          'idempotency-key': crypto.randomUUID(),
        },
      });
    await player.bet(10_000n, { at: ofDay(1) });
    await leaf.bet(1n, { at: ofDay(25) });
    test.goTo(MORNING);
    await test.settle();
    const used = async (who: Person) =>
      valueIn<{ list: { used: string }[] }>(await who.get('/wps/care/limits')).list.map((one) => one.used);
    expect([await used(lead), await used(boss)]).toEqual([['10.00'], ['0.00']]);
    const day = { startDate: '2026-11-22', endDate: '2026-11-22' };
    const statement = async (who: Person) =>
      valueIn<{ footer: object }>(await who.get('/wps/care/statement', day)).footer;
    expect(await statement(lead)).toMatchObject({ deposit: '10.00', withdraw: '0.00' });
    expect(await statement(boss)).toMatchObject({ deposit: '0.00', withdraw: '10.00' });
  });

  it('waits while what the payer has has to be bet first', async () => {
    // The house pays for the second day alone.
    await test.ofHouse(boss, 'DAILY', [step('300.00', 1, '10.00')]);
    await test.signed(boss, lead, 'DAILY', ANY);
    const held = { locked: 10_000_000n, bonus: 10_000_000n, needed: 99_000_000n, counts: {} };
    await test.db.transaction((tx) =>
      addDemand(tx, {
        account: boss.account,
        source: `test ${boss.account.id}`,
        title: { en: 'Bonus', th: 'โบนัส' },
        at: new Date(test.clock()),
        ...held,
      }),
    );
    await player.bet(20_000n, { at: ofDay(1) });
    await player.bet(40_000n, { at: ofDay(25) });
    test.goTo(MORNING);
    await test.settle();
    expect(await rows(lead)).toEqual([['2026-11-21', '20.00', 'DUE']]);
    await test.settle();
    expect(await rows(lead)).toEqual([['2026-11-21', '20.00', 'DUE']]);
    // What the house pays is free: enough for the older of the two.
    test.goTo(new Date(Date.parse(MORNING) + days(1)));
    await test.settle();
    await test.settle();
    expect(await rows(lead)).toEqual([
      ['2026-11-22', '40.00', 'DUE'],
      ['2026-11-21', '20.00', 'PAID'],
    ]);
  });

  it('waits while one of the two is disabled', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await test.signed(boss, lead, 'DAILY', ANY);
    await player.bet(10_000n, { at: ofDay(1) });
    test.goTo(MORNING);
    for (const who of [boss, lead]) {
      await test.change(who, { disabled: true });
      await test.settle();
      await test.change(who, { disabled: false });
      expect(await rows(lead)).toEqual([['2026-11-21', '10.00', 'DUE']]);
    }
    await test.settle();
    expect([await rows(lead), await rows(boss)]).toMatchObject([[{ 2: 'PAID' }], [{ 2: 'PAID' }]]);
  });

  it('is still paid to who was moved since, for days that were over then', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await test.signed(boss, lead, 'DAILY', ANY);
    const other = await test.agent();
    await player.bet(10_000n, { at: ofDay(1) });
    await player.bet(10_000n, { at: ofDay(25) });
    test.goTo(ofDay(25));
    await test.settle();
    await test.change(lead, { parentId: other.account.id });
    await test.settle();
    test.goTo(new Date(Date.parse(MORNING) + days(1)));
    await test.settle();
    expect(await rows(lead)).toEqual([['2026-11-21', '10.00', 'PAID']]);
    expect(
      refusalOf(await boss.get('/wps/agent/dailySalary', { ...RANGE, account: lead.account.username })),
    ).toEqual([404, 'downline.unknown']);
    expect(await rows(other, { account: lead.account.username })).toEqual([]);
  });
});

describe('an hourly salary', () => {
  const HOURS = [step('100.00', 1, '1.00')];

  it('is of the bets of each hour, ten minutes after it @RP-044', async () => {
    await test.ofHouse(boss, 'HOURLY', HOURS);
    await test.signed(boss, lead, 'HOURLY', HOURS);
    await player.bet(20_000n, { at: ofDay(0) });
    await leaf.bet(10_000n, { at: ofDay(0.99) });
    await player.bet(10_000n, { at: ofDay(1) });
    await player.bet(9_999n, { at: ofDay(2.5) });
    await lead.bet(99_999n, { at: ofDay(2.5) });
    test.goTo(new Date(ofDay(3).getTime() + 10 * MINUTE - 1));
    await test.settle();
    const hours = async (who: Person) =>
      (await listed(who)).list.map(({ hour, turnover, activeMembers, amount }) => [
        hour,
        turnover,
        activeMembers,
        amount,
      ]);
    expect(await hours(lead)).toEqual([
      [1, '100.00', 1, '1.00'],
      [0, '300.00', 2, '3.00'],
    ]);
    test.clock.advance(1);
    await Promise.all([test.settle(), test.settle()]);
    expect((await hours(lead))[0]).toEqual([2, '99.99', 1, '0.00']);
    expect((await hours(boss))[0]).toEqual([2, '1099.98', 2, '10.99']);
    expect((await listed(lead)).footer.amount).toBe('4.00');
    expect(await rows(lead, { kind: 'DAILY' })).toEqual([]);
    expect(await rows(lead, { kind: 'HOURLY' })).toHaveLength(3);
  });
});

describe('the list', () => {
  it('says where the caller stands in the day and the hour that run @RP-044', async () => {
    await test.ofHouse(boss, 'DAILY', TERMS);
    await test.ofHouse(boss, 'HOURLY', [step('10.00', 1, '1.00')]);
    expect((await listed(boss)).today).toEqual([]);
    await player.bet(90_000n, { at: ofDay(1) });
    await leaf.bet(20_000n, { at: ofDay(5) });
    test.goTo(ofDay(5.5));
    await test.settle();
    expect((await listed(boss)).today).toEqual([
      { kind: 'DAILY', turnover: '1100.00', activeMembers: 2, step: 1 },
      { kind: 'HOURLY', turnover: '200.00', activeMembers: 1, step: 1 },
    ]);
    expect((await listed(boss, { kind: 'HOURLY' })).today).toHaveLength(1);
    expect(await listed(boss, { account: lead.account.username })).not.toHaveProperty('today');
  });

  it('is of the caller, or of a direct downline whom the caller pays, and of nobody else @RP-044', async () => {
    await test.ofHouse(boss, 'DAILY', ANY);
    await test.signed(boss, lead, 'DAILY', ANY);
    await test.signed(lead, deep, 'DAILY', ANY);
    await leaf.bet(10_000n, { at: ofDay(1) });
    test.goTo(MORNING);
    await test.settle();
    await test.settle();
    const asked = (who: Person, account: string) => who.get('/wps/agent/dailySalary', { ...RANGE, account });
    expect(await rows(boss, { account: lead.account.username.toUpperCase() })).toHaveLength(1);
    expect(await rows(boss, { account: boss.account.username })).toEqual(await rows(boss));
    const stranger = await test.agent();
    for (const [who, whom] of [
      [boss, deep],
      [boss, leaf],
      [lead, boss],
      [deep, lead],
      [stranger, lead],
      [boss, stranger],
    ] as const)
      expect(refusalOf(await asked(who, whom.account.username))).toEqual([404, 'downline.unknown']);
    expect(refusalOf(await asked(boss, 'nobody'))).toEqual([404, 'downline.unknown']);
    expect(await rows(lead, { account: player.account.username })).toEqual([]);
    expect(await rows(stranger)).toEqual([]);
  });

  it.each([
    { startDate: '2026-11-31' },
    { startDate: '2026-12-01' },
    { startDate: '2026-08-01' },
    { size: '101' },
  ])('is refused for %j', async (query) => {
    const answer = await boss.get('/wps/agent/dailySalary', { ...RANGE, ...query });
    expect(refusalOf(answer)).toEqual([400, 'request.invalid']);
  });
});

it('shows on the records of both sides, by codes that only agents filter by', async () => {
  await test.ofHouse(boss, 'DAILY', ANY);
  await test.signed(boss, lead, 'DAILY', ANY);
  await player.bet(10_000n, { at: ofDay(1) });
  test.goTo(MORNING);
  await test.settle();
  const remark = `${boss.account.username} → ${lead.account.username}`;
  expect(await names(boss)).toContainEqual(expect.objectContaining({ code: 'SALARY', amount: '10.00' }));
  expect(await names(boss)).toContainEqual(
    expect.objectContaining({ code: 'SALARY_GIVEN', amount: '-10.00', remark }),
  );
  expect(await names(lead)).toContainEqual(
    expect.objectContaining({ code: 'AGENT_SALARY', amount: '10.00', remark }),
  );
  const codes = async (who: Person) =>
    valueIn<{ list: { code: string }[] }>(await who.get('/wps/wallets/transactionCodes')).list.map(
      ({ code }) => code,
    );
  expect(await codes(lead)).toContain('AGENT_SALARY');
  expect(await codes(player)).not.toContain('AGENT_SALARY');
  // A salary is no play: the day's profit and loss has none of it.
  const profit = await lead.get('/wps/wallets/profitAndLoss', {
    startDate: '2026-11-22',
    endDate: '2026-11-22',
  });
  expect(valueIn<{ list: object[] }>(profit).list).toEqual([]);
});
