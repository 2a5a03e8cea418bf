import { and, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Account, registrations } from '../../core/accounts/tables';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { isFlagOn } from '../../core/merchants/features';
import { merchants } from '../../core/merchants/tables';
import { bankCards } from '../security/tables';
import { rulesOf } from './rules';
import { referralCommissions } from './tables';

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000n;

export interface FriendsDeposit {
  readonly friend: Pick<Account, 'id' | 'merchant'>;
  readonly orderNo: string;
  /** What has come, in minor units. */
  readonly deposit: bigint;
  readonly at: Date;
}

/** Whether both have, or have had, the same bank card: then they are one and the same person. */
async function sharesCard(db: Database, one: string, other: string): Promise<boolean> {
  const others = alias(bankCards, 'others');
  const same = db
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(others.accountId, other),
        eq(others.bankCode, bankCards.bankCode),
        eq(others.number, bankCards.number),
      ),
    );
  const [shared] = await db
    .select({ id: bankCards.id })
    .from(bankCards)
    .where(and(eq(bankCards.accountId, one), exists(same)))
    .limit(1);
  return shared !== undefined;
}

/**
 * Notes what a deposit earns for who invited its member, once for each order. Call it in the transaction that credits the
 * deposit. It holds nobody, and asks nothing of the referrer's responsible play: what is earned waits (`rewardReferrers`),
 * and nothing about the referrer may keep the friend's money out.
 */
export async function noteCommission(
  tx: Database,
  { friend, orderNo, deposit, at }: FriendsDeposit,
): Promise<void> {
  const [invited] = await tx
    .select({ referrerId: registrations.recommenderId, joinedAt: registrations.at, merchant: merchants })
    .from(registrations)
    .innerJoin(merchants, eq(merchants.code, friend.merchant))
    .where(eq(registrations.accountId, friend.id));
  if (!invited?.referrerId || !isFlagOn(invited.merchant, 'referral')) return;
  const { referrerId, joinedAt, merchant } = invited;
  const { rate, days } = await rulesOf(tx, merchant.code);
  if (at.getTime() >= joinedAt.getTime() + days * DAY) return;
  if (await sharesCard(tx, friend.id, referrerId)) return;
  await tx
    .insert(referralCommissions)
    .values({
      merchant: merchant.code,
      orderNo,
      friendId: friend.id,
      referrerId,
      deposit,
      amount: (deposit * BigInt(rate)) / WHOLE,
      at,
      day: sql`(${at.toISOString()}::timestamptz at time zone ${merchant.timeZone})::date`,
    })
    .onConflictDoNothing();
}
