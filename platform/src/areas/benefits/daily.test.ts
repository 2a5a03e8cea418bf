import { asc, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { registrations } from '../../core/accounts/tables';
import { changeState } from '../../core/care/changeState';
import type { Database, OpenDatabase } from '../../core/db/client';
import { checkBooks } from '../../core/ledger/books';
import { pointsOf, postPoints } from '../../core/ledger/points';
import { openTestDatabase } from '../../testing/database';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { bets } from '../bets/tables';
import { rewards } from '../rewards/tables';
import { bookDays } from './daily';
import { levelOf } from './levelOf';
import { benefitDays, benefitDue, levelPoints } from './tables';
import { createBet, createLevels } from './testing';

let opened: OpenDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  await createMerchant(db);
  await createLevels(db, 'aurora');
});
afterAll(() => opened.close());

let account: Account;
beforeEach(async () => {
  await db.delete(benefitDue);
  await db.delete(benefitDays);
  await db.delete(bets);
  account = await createAccount(db, 'aurora');
});
afterEach(async () => {
  expect(await checkBooks(db)).toEqual([]);
});

/** Bangkok is seven hours ahead: this is 04:00 of the 20th there, when the 19th is booked. */
const BOOKING = '2026-11-19T21:00:00Z';
const NOON = '2026-11-19T05:00:00Z';

const book = (at = BOOKING) => bookDays(db, Date.parse(at));
const points = (owner = account) => pointsOf(db, owner);
const levelName = async () => (await levelOf(db, account)).level?.name.en;
const given = (owner = account) =>
  db
    .select({ reference: rewards.reference, title: rewards.title, amount: rewards.amount })
    .from(rewards)
    .where(eq(rewards.accountId, owner.id))
    .orderBy(asc(rewards.amount), asc(rewards.reference));
const amounts = async () => (await given()).map(({ amount }) => amount);
const bornOn = (birthDate: string, { id } = account) =>
  db.insert(registrations).values({
    accountId: id,
    method: 'H5',
    url: 'aurora.test',
    address: '203.0.113.9',
    contacts: {},
    birthDate,
    at: new Date('2026-01-01T00:00:00Z'),
  });

it('gives points and the rebate of the level for the bets of a day, once', async () => {
  await createBet(db, account, 40_000n, NOON);
  await createBet(db, account, 19_990n, NOON, { gameType: 'LIVE' });
  await book();
  await book();
  expect(await points()).toBe(59n);
  expect(await given()).toEqual([
    {
      reference: `rebate ${account.id} 2026-11-19`,
      title: { en: 'Rebate for 19 November', th: 'เงินคืนของวันที่ 19 พฤศจิกายน' },
      // Bronze has a rebate of slots alone: 0.50% of 400.00.
      amount: 200n,
    },
  ]);
  const [rebate] = await db.select().from(rewards).where(eq(rewards.accountId, account.id));
  expect(rebate).toMatchObject({
    source: 'VIP',
    status: 'CLAIMABLE',
    turnover: 1,
    expiresAt: new Date('2026-11-26T21:00:00Z'),
  });
});

it('counts a day by the clock of the merchant, and books it at 04:00 there', async () => {
  await createBet(db, account, 1_000n, '2026-11-18T16:59:59.999Z');
  await createBet(db, account, 20_000n, '2026-11-18T17:00:00Z');
  await createBet(db, account, 30_000n, '2026-11-19T16:59:59.999Z');
  await createBet(db, account, 4_000n, '2026-11-19T17:00:00Z');
  // The 18th is the first day that is booked; the 19th is not over until 04:00.
  await book('2026-11-19T20:59:59Z');
  expect(await points()).toBe(1n);
  await book();
  expect(await points()).toBe(51n);
  await book('2026-11-20T21:00:00Z');
  expect(await points()).toBe(55n);
});

it('makes up for days on which no process ran', async () => {
  await book('2026-11-16T21:00:00Z');
  await createBet(db, account, 1_000n, '2026-11-17T05:00:00Z');
  await createBet(db, account, 2_000n, '2026-11-18T05:00:00Z');
  await createBet(db, account, 3_000n, NOON);
  await book();
  expect(await points()).toBe(6n);
  expect((await db.select().from(benefitDays)).map(({ day }) => day).sort()).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
  ]);
});

it('counts no stake that was given back, none that is open, and no play money', async () => {
  for (const state of ['REFUNDED', 'CANCELLED', 'OPEN'] as const)
    await createBet(db, account, 50_000n, NOON, { state });
  await createBet(db, account, 50_000n, NOON, { book: 'play' });
  await createBet(db, account, 1_000n, NOON);
  await book();
  expect(await points()).toBe(1n);
  expect(await amounts()).toEqual([5n]);
});

it('counts a bet that is settled later on the day on which it is settled', async () => {
  const id = await createBet(db, account, 50_000n, NOON, { state: 'OPEN' });
  await book();
  expect(await points()).toBe(0n);
  await db
    .update(bets)
    .set({ state: 'SETTLED', settledAt: new Date('2026-11-20T12:00:00Z') })
    .where(eq(bets.id, id));
  await book('2026-11-20T21:00:00Z');
  await book('2026-11-21T21:00:00Z');
  expect(await points()).toBe(50n);
  expect(await given()).toMatchObject([{ reference: `rebate ${account.id} 2026-11-20`, amount: 250n }]);
});

it('gives the gift of each level that one day has reached, and never again', async () => {
  await createBet(db, account, 350_000n, NOON);
  await book();
  expect(await levelName()).toBe('Gold');
  expect(await given()).toMatchObject([
    // By the level at which the day was played.
    { reference: `rebate ${account.id} 2026-11-19`, amount: 1_750n },
    { reference: `level aurora-silver ${account.id}`, amount: 10_000n },
    { reference: `level aurora-gold ${account.id}`, amount: 30_000n, title: { en: 'You reached Gold' } },
  ]);
  await createBet(db, account, 100_000n, '2026-11-20T05:00:00Z');
  await book('2026-11-20T21:00:00Z');
  expect(await amounts()).toEqual([1_500n, 1_750n, 10_000n, 30_000n]);
});

it('keeps the level when points are spent', async () => {
  await createBet(db, account, 100_000n, NOON);
  await book();
  await postPoints(db, {
    account,
    kind: 'points spent',
    reference: `order ${account.id}`,
    points: -100n,
    title: { en: 'x', th: 'x' },
    at: new Date(BOOKING),
  });
  expect([await points(), await levelName()]).toEqual([0n, 'Silver']);
  expect(await levelOf(db, account)).toMatchObject({ points: 100, next: { id: 'aurora-gold', from: 300 } });
});

describe('the gift of a birthday', () => {
  const reach = (owner: Account, total: number) =>
    db.insert(levelPoints).values({ accountId: owner.id, points: total });

  it('is given on the day once a year, by the level', async () => {
    await reach(account, 100);
    await bornOn('1990-11-20');
    const other = await createAccount(db, 'aurora');
    await reach(other, 100);
    await bornOn('1990-11-21', other);
    const beginner = await createAccount(db, 'aurora');
    await bornOn('1990-11-20', beginner);
    await book();
    await db.delete(benefitDays);
    await book();
    expect(await given()).toEqual([
      {
        reference: `birthday ${account.id} 2026`,
        title: { en: 'Birthday gift', th: 'ของขวัญวันเกิด' },
        amount: 20_000n,
      },
    ]);
    expect([...(await given(other)), ...(await given(beginner))]).toEqual([]);
  });

  it.each([
    ['2027-02-27T21:00:00Z', 0],
    ['2027-02-28T21:00:00Z', 1],
    ['2028-02-28T21:00:00Z', 1],
    ['2028-02-29T21:00:00Z', 0],
  ])('of 29 February at %s is given %i times', async (at, times) => {
    await reach(account, 300);
    await bornOn('1992-02-29');
    await book(at);
    expect(await amounts()).toEqual(Array(times).fill(50_000n));
  });
});

describe('to whom nothing may be offered', () => {
  it.each([
    ['offers are stopped', { offersStoppedUntil: new Date('2026-12-01T00:00:00Z') }],
    ['the account is closed', { timeoutUntil: new Date('2026-12-01T00:00:00Z') }],
  ])('gives points but no rebate and no gift while %s, and none afterwards @PL-039', async (_, closing) => {
    await createBet(db, account, 350_000n, NOON);
    await changeState(db, account.id, closing);
    await book();
    expect([await points(), await levelName()]).toEqual([350n, 'Gold']);
    await book('2026-12-05T21:00:00Z');
    expect(await given()).toEqual([]);
  });
});

it('books each day once, however many processes do it side by side', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => createAccount(db, 'aurora')));
  for (const member of members) await createBet(db, member, 120_000n, NOON);
  await Promise.all([book(), book(), book()]);
  for (const member of members) {
    expect(await points(member)).toBe(120n);
    expect((await given(member)).map(({ amount }) => amount)).toEqual([600n, 10_000n]);
    expect((await levelOf(db, member)).points).toBe(120);
  }
  expect(await db.select().from(benefitDue)).toEqual([]);
});

it('keeps what fails for the next time, whole, and books the others', async () => {
  const other = await createAccount(db, 'aurora');
  for (const member of [account, other]) await createBet(db, member, 20_000n, NOON);
  // No number is above this one: whoever has so many points cannot be given more.
  const most = eq(levelPoints.accountId, account.id);
  await db.execute(`insert into level_points values ('${account.id}', 9223372036854775807)`);
  await expect(book()).rejects.toThrow();
  expect([await points(), await points(other)]).toEqual([0n, 20n]);
  expect([(await given()).length, (await given(other)).length]).toEqual([0, 1]);
  await db.delete(levelPoints).where(most);
  await book();
  expect([await points(), await points(other)]).toEqual([20n, 20n]);
  expect([(await given()).length, (await given(other)).length]).toEqual([1, 1]);
});
