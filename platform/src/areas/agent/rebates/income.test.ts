import type { rebateIncome as incomeCall } from '@site/contracts/areas/rebates';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import { changeState } from '../../../core/care/changeState';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { valueIn } from '../../../testing/seeded';
import { createBet } from '../../benefits/testing';
import { bets } from '../../bets/tables';
import { rollUpTeams } from '../figures/rollUp';
import { bookRebates } from './bookIncome';
import { sumUpDay } from './sumUpDay';
import { rebateDays, rebateIncome } from './tables';
import { createTeamTest, type TeamTest } from './testing';

let test: TeamTest;
/** boss ─ lead ─ leaf, boss ─ side. */
let boss: Account;
let lead: Account;
let leaf: Account;
let side: Account;

/** Noon and evening of 19 November in Bangkok; half past four of the next morning. */
const NOON = '2026-11-19T05:00:00Z';
const EVENING = '2026-11-19T12:00:00Z';
const MORNING = '2026-11-19T21:30:00Z';

beforeEach(async () => {
  test = await createTeamTest();
  boss = await test.join('boss', undefined);
  lead = await test.join('lead', boss);
  leaf = await test.join('leaf', lead, { type: 0 });
  side = await test.join('side', boss, { type: 0 });
  await test.give(boss, { RNG: 120, LIVE: 60 });
  await test.give(lead, { RNG: 80 });
  await test.give(leaf, { RNG: 50 });
});
afterEach(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
  await test.close();
});

const book = (at = MORNING) => bookRebates(test.db, Date.parse(at));
const balances = async () => Promise.all([boss, lead, leaf, side].map((one) => balanceOf(test.db, one)));
const RANGE = { startDate: '2026-11-18', endDate: '2026-11-20', size: '25' };
const income = async (who: Account, query: Record<string, string> = {}) =>
  valueIn<ValueOf<typeof incomeCall>>(await test.get(who, '/wps/agent/rebateIncome', { ...RANGE, ...query }));

it('pays each account what its rate is above the one below, on the next morning', async () => {
  await createBet(test.db, leaf, 100_000n, NOON);
  await createBet(test.db, side, 10_000n, NOON, { gameType: 'LIVE' });
  await createBet(test.db, lead, 1_000n, NOON);
  await book('2026-11-19T20:59:00Z');
  expect(await balances()).toEqual([0n, 0n, 0n, 0n]);
  await book();
  // 0.40% of 1,010.00 and 0.60% of 100.00; 0.30% of 1,000.00 and 0.80% of 10.00; 0.50% of 1,000.00.
  expect(await balances()).toEqual([404n + 60n, 300n + 8n, 500n, 0n]);
  expect(await income(boss)).toEqual({
    list: [
      {
        date: '2026-11-19',
        account: 'lead',
        gameType: 'RNG',
        betAmount: '1010.00',
        rate: '0.40',
        income: '4.04',
      },
      {
        date: '2026-11-19',
        account: 'side',
        gameType: 'LIVE',
        betAmount: '100.00',
        rate: '0.60',
        income: '0.60',
      },
    ],
    footer: { income: '4.64' },
    totalPages: 1,
    byDay: [
      { date: '2026-11-18', income: '0.00' },
      { date: '2026-11-19', income: '4.64' },
      { date: '2026-11-20', income: '0.00' },
    ],
  });
  const own = await income(lead);
  expect(own.list.map(({ account, income: of }) => [account, of])).toEqual([['leaf', '3.00']]);
});

it('is in pages, of one downline, and a footer alone', async () => {
  for (const [who, stake] of [
    [leaf, 100_000n],
    [side, 10_000n],
  ] as const)
    await createBet(test.db, who, stake, NOON);
  await book();
  const second = await income(boss, { size: '1', page: '2' });
  expect([second.list.map(({ account }) => account), second.totalPages, second.footer.income]).toEqual([
    ['side'],
    2,
    '5.20',
  ]);
  const of = await income(boss, { account: 'SIDE' });
  expect([of.list.length, of.footer.income, of.byDay[1]?.income]).toEqual([1, '1.20', '1.20']);
  expect(await income(boss, { size: '0' })).toMatchObject({
    list: [],
    totalPages: 0,
    footer: { income: '5.20' },
  });
});

it('counts a bet by the rates at which it was placed, whatever they are since', async () => {
  await createBet(test.db, leaf, 100_000n, NOON);
  await test.give(leaf, { RNG: 70 }, new Date('2026-11-19T08:00:00Z'));
  await test.give(lead, { RNG: 100 }, new Date('2026-11-19T09:00:00Z'));
  await createBet(test.db, leaf, 100_000n, EVENING);
  await test.give(leaf, { RNG: 0 }, new Date('2026-11-19T13:00:00Z'));
  await test.give(boss, { RNG: 200 }, new Date('2026-11-19T20:00:00Z'));
  await book();
  expect(await balances()).toEqual([400n + 200n, 300n + 300n, 500n + 700n, 0n]);
  expect((await income(boss)).list.map(({ rate, betAmount }) => [rate, betAmount])).toEqual([
    ['0.40', '1000.00'],
    ['0.20', '1000.00'],
  ]);
});

it('counts a stake on the day on which its outcome is known, and none that was given back or is play money', async () => {
  const later = await createBet(test.db, leaf, 100_000n, '2026-11-17T05:00:00Z', { state: 'OPEN' });
  await test.give(leaf, { RNG: 10 }, new Date('2026-11-18T08:00:00Z'));
  for (const state of ['CANCELLED', 'REFUNDED', 'OPEN'] as const)
    await createBet(test.db, leaf, 50_000n, NOON, { state });
  await createBet(test.db, leaf, 50_000n, NOON, { book: 'play' });
  await book('2026-11-18T21:30:00Z');
  await test.db
    .update(bets)
    .set({ state: 'SETTLED', settledAt: new Date(NOON) })
    .where(eq(bets.id, later));
  await book();
  expect(await balances()).toEqual([400n, 300n, 500n, 0n]);
});

it('is booked once for each day, whatever is started again and however many do it', async () => {
  for (const who of [leaf, side, lead]) await createBet(test.db, who, 100_000n, NOON);
  await Promise.all([book(), book(), book()]);
  const once = await balances();
  await book();
  await test.db.delete(rebateDays);
  await book();
  expect(await balances()).toEqual(once);
  expect(once).toEqual([400n * 2n + 1_200n, 300n + 800n, 500n, 0n]);
});

it('comes to the same summed up part by part', async () => {
  for (const who of [leaf, leaf, lead, side]) await createBet(test.db, who, 100_049n, NOON);
  const aurora = { code: 'aurora', timeZone: 'Asia/Bangkok' };
  await sumUpDay(test.db, aurora, '2026-11-19', new Date(MORNING), 1);
  await book();
  // 0.40% of 3,001.47 and 1.20% of 1,000.49; 0.30% of 2,000.98 and 0.80% of 1,000.49; 0.50% of 2,000.98.
  expect(await balances()).toEqual([1_200n + 1_200n, 600n + 800n, 1_000n, 0n]);
});

it('makes up for mornings at which nothing ran', async () => {
  await createBet(test.db, leaf, 100_000n, '2026-11-17T05:00:00Z');
  await book('2026-11-17T21:30:00Z');
  await createBet(test.db, leaf, 100_000n, '2026-11-18T05:00:00Z');
  await createBet(test.db, leaf, 100_000n, NOON);
  await book();
  expect((await income(boss)).byDay.map(({ income: of }) => of)).toEqual(['4.00', '4.00', '0.00']);
  expect((await balances())[0]).toBe(1_200n);
});

it('shows as a rebate in the figures of the team and in the record', async () => {
  await createBet(test.db, leaf, 100_000n, NOON);
  await book();
  await rollUpTeams(test.db);
  const profit = valueIn<{ list: { account: string; rebate: string }[] }>(
    await test.get(boss, '/wps/agent/kpi/B', RANGE),
  );
  expect(profit.list.find(({ account }) => account === 'lead')?.rebate).toBe('8.00');
});

it('gives nothing for what is below a minor unit, and nothing where nobody has a rate', async () => {
  await createBet(test.db, leaf, 100n, NOON);
  await createBet(test.db, leaf, 900_000n, NOON, { gameType: 'FISH' });
  await book();
  expect(await balances()).toEqual([0n, 0n, 0n, 0n]);
});

describe('responsible play', () => {
  const later = new Date('2026-12-01T00:00:00Z');
  const AFTER = '2026-12-05T21:30:00Z';

  it('leaves the rebate of own bets out for good while nothing may be offered @PL-039', async () => {
    await createBet(test.db, leaf, 100_000n, NOON);
    await changeState(test.db, leaf.id, { offersStoppedUntil: later });
    await book();
    await book(AFTER);
    expect(await balances()).toEqual([400n, 300n, 0n, 0n]);
  });

  it('keeps what the team has brought for an agent who takes a break @PL-039', async () => {
    await createBet(test.db, leaf, 100_000n, NOON);
    await changeState(test.db, lead.id, { timeoutUntil: later });
    await book();
    expect(await balances()).toEqual([400n, 0n, 500n, 0n]);
    await book(AFTER);
    expect(await balances()).toEqual([400n, 300n, 500n, 0n]);
  });

  it('gives an agent who is excluded nothing of it, then or later, and nobody else more @PL-045', async () => {
    await createBet(test.db, leaf, 100_000n, NOON);
    await changeState(test.db, lead.id, { excludedUntil: later });
    await book();
    expect(await balances()).toEqual([400n, 0n, 500n, 0n]);
    expect(await test.db.select().from(rebateIncome).where(eq(rebateIncome.accountId, lead.id))).toEqual([]);
    await book(AFTER);
    expect(await balances()).toEqual([400n, 0n, 500n, 0n]);
  });

  it('books nothing for an account that is disabled, until it is not', async () => {
    await createBet(test.db, leaf, 100_000n, NOON);
    const disable = (disabled: boolean) =>
      test.db.update(accounts).set({ disabled }).where(eq(accounts.id, lead.id));
    await disable(true);
    await book();
    expect(await balances()).toEqual([400n, 0n, 500n, 0n]);
    await disable(false);
    await book();
    expect(await balances()).toEqual([400n, 300n, 500n, 0n]);
  });
});

describe('a downline that has left', () => {
  it('is not told by name, and what it brought stays', async () => {
    await createBet(test.db, leaf, 100_000n, NOON);
    await book();
    const stranger = await test.join('stranger', undefined);
    await test.db.update(accounts).set({ parentId: stranger.id }).where(eq(accounts.id, lead.id));
    const { list, footer } = await income(boss);
    expect([list.map(({ account }) => account), footer.income]).toEqual([['l***'], '4.00']);
    expect((await income(stranger)).list).toEqual([]);
  });

  it('earns below its new agent what it has there, and nobody below zero', async () => {
    const stranger = await test.join('stranger', undefined);
    await test.give(stranger, { RNG: 60 });
    await createBet(test.db, leaf, 100_000n, NOON);
    await test.db.update(accounts).set({ parentId: stranger.id }).where(eq(accounts.id, lead.id));
    await book();
    expect([await balanceOf(test.db, stranger), ...(await balances())]).toEqual([0n, 0n, 300n, 500n, 0n]);
  });
});
