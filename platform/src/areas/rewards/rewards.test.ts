import { and, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { changeState } from '../../core/care/changeState';
import { DAY } from '../../core/clock';
import type { Database, OpenDatabase } from '../../core/db/client';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { ledgerTransactions, turnoverDemands } from '../../core/ledger/tables';
import { openTestDatabase } from '../../testing/database';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { promotionSignUps, promotions } from '../promotions/tables';
import { grantReward, type NewReward, takeReward } from './rewards';
import { rewards } from './tables';
import { newPromotion } from './testing';

let opened: OpenDatabase;
let db: Database;
const at = new Date('2026-11-20T08:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  await createMerchant(db);
  await createMerchant(db, { code: 'lagoon' });
});
afterAll(() => opened.close());

let account: Account;
beforeEach(async () => {
  account = await createAccount(db, 'aurora');
});
afterEach(async () => {
  expect(await checkBooks(db)).toEqual([]);
});

const title = { en: 'Deposit twice', th: 'ฝากสองครั้ง' };
const grant = (changes: Partial<NewReward> = {}) =>
  grantReward(db, {
    account,
    source: 'MISSION',
    reference: `mission ${account.id}`,
    title,
    amount: 8_800n,
    at,
    ...changes,
  });
async function granted(changes: Partial<NewReward> = {}): Promise<string> {
  const reward = await grant(changes);
  if (!reward) throw new Error('nothing was granted');
  return reward.id;
}
const take = (id: string, when = at, owner = account) =>
  db.transaction((tx) => takeReward(tx, owner, id, when));
const refused = (code: string) => ({ code });

it('grants what a reference names once at a merchant, also side by side', async () => {
  const reference = `mission ${account.id}`;
  const all = await Promise.all(Array.from({ length: 6 }, () => grant({ reference })));
  expect(all.filter((reward) => reward)).toHaveLength(1);
  const other = await createAccount(db, 'lagoon');
  expect(await grant({ reference, account: other })).toMatchObject({ merchant: 'lagoon' });
  expect(await balanceOf(db, account)).toBe(0n);
});

it('refuses to grant nothing', async () => {
  await expect(grant({ amount: 0n })).rejects.toBeInstanceOf(RangeError);
});

it('books a bonus from the promotions of the house when it is taken, once', async () => {
  const id = await granted();
  expect(await take(id, later(DAY))).toMatchObject({ status: 'CLAIMED', doneAt: later(DAY) });
  expect(await balanceOf(db, account)).toBe(8_800n);
  expect(await db.$count(turnoverDemands, eq(turnoverDemands.accountId, account.id))).toBe(0);
  await expect(take(id)).rejects.toMatchObject(refused('reward.not.claimable'));
  const booked = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, `reward ${id}`));
  expect(booked).toMatchObject([{ merchant: 'aurora', kind: 'bonus' }]);
});

it('asks for its turnover from when it is taken', async () => {
  const id = await granted({ turnover: 5, betDays: 7 });
  await take(id, later(DAY));
  const demands = await db.select().from(turnoverDemands).where(eq(turnoverDemands.accountId, account.id));
  expect(demands).toMatchObject([
    { source: `reward ${id}`, locked: 8_800n, bonus: 8_800n, needed: 44_000n, endsAt: later(8 * DAY) },
  ]);
});

it('is not to be taken by another member, nor from its end on', async () => {
  const other = await createAccount(db, 'aurora');
  const id = await granted({ expiresAt: later(DAY) });
  await expect(take(id, at, other)).rejects.toMatchObject(refused('reward.not.claimable'));
  await expect(take('rwd_unknown')).rejects.toMatchObject(refused('reward.not.claimable'));
  await expect(take(id, later(DAY))).rejects.toMatchObject(refused('reward.not.claimable'));
  await take(id, later(DAY - 1));
});

it('is given to one of many presses', async () => {
  const id = await granted();
  const presses = await Promise.allSettled(Array.from({ length: 20 }, () => take(id)));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf(db, account)).toBe(8_800n);
});

it('waits for who is closed or offered nothing, and is refused to them @PL-039', async () => {
  await changeState(db, account.id, { offersStoppedUntil: later(DAY) });
  const id = await granted();
  await expect(take(id)).rejects.toMatchObject(refused('offers.stopped'));
  await changeState(db, account.id, { offersStoppedUntil: null, timeoutUntil: later(DAY) });
  await expect(take(id)).rejects.toMatchObject(refused('play.closed'));
  expect(await balanceOf(db, account)).toBe(0n);
  await take(id, later(DAY));
  expect(await balanceOf(db, account)).toBe(8_800n);
});

it('of a promotion moves the sign-up to CLAIMED, and stays when the promotion goes', async () => {
  const promotionId = `promotion-${account.id}`;
  await db.insert(promotions).values(newPromotion(promotionId));
  await db
    .insert(promotionSignUps)
    .values({ accountId: account.id, promotionId, status: 'ISSUED', joinedAt: at, changedAt: at });
  const id = await granted({ source: 'PROMOTION', promotionId });
  await take(id, later(1));
  const signUps = await db
    .select()
    .from(promotionSignUps)
    .where(and(eq(promotionSignUps.accountId, account.id), eq(promotionSignUps.promotionId, promotionId)));
  expect(signUps).toMatchObject([{ status: 'CLAIMED', changedAt: later(1) }]);
  await db.delete(promotions).where(eq(promotions.id, promotionId));
  expect(await db.select().from(rewards).where(eq(rewards.id, id))).toMatchObject([{ promotionId: null }]);
});
