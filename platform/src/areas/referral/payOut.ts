import { and, countDistinct, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { holdAccount } from '../../core/care/hold';
import { takesOffers } from '../../core/care/state';
import { HOUR } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { LocalizedText } from '../../core/language';
import { merchants } from '../../core/merchants/tables';
import { grantReward } from '../rewards/rewards';
import { rulesOf } from './rules';
import { referralCommissions } from './tables';

/** From when of a morning the day before is paid: all that was credited before midnight is long written down. */
const PAID_FROM_MS = 6 * HOUR;

interface DueDay {
  readonly referrer: Pick<Account, 'id' | 'merchant'>;
  /** `YYYY-MM-DD` of the merchant. */
  readonly day: string;
}

/** Days that are over for their merchant, and of which something has not been rewarded; the oldest first. */
async function dueDays(db: Database, at: Date): Promise<DueDay[]> {
  const paidFrom = new Date(at.getTime() - PAID_FROM_MS).toISOString();
  const { day, referrerId, merchant, rewardId, amount } = referralCommissions;
  const rows = await db
    .selectDistinct({ id: referrerId, merchant, day })
    .from(referralCommissions)
    .innerJoin(merchants, eq(merchants.code, merchant))
    .where(
      and(
        isNull(rewardId),
        gt(amount, 0n),
        sql`${day} < (${paidFrom}::timestamptz at time zone ${merchants.timeZone})::date`,
      ),
    )
    .orderBy(day);
  return rows.map((row) => ({ referrer: { id: row.id, merchant: row.merchant }, day: row.day }));
}

const LOCALES = { en: 'en-GB', th: 'th' } as const;

function titleOf(day: string): LocalizedText {
  const dayIn = (language: keyof typeof LOCALES) =>
    new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    );
  return { en: `Friends’ deposits of ${dayIn('en')}`, th: `ยอดฝากของเพื่อนวันที่ ${dayIn('th')}` };
}

/** What the reward of a referrer's day is called, and by what it is given once. */
export const rewardNameOf = ({ referrer, day }: { referrer: Pick<Account, 'id'>; day: string }) => ({
  reference: `referral ${referrer.id} ${day}`,
  title: titleOf(day),
});

/** Makes one reward of all that a day has earned a referrer. Nothing while no offer reaches them: it waits (PL-039). */
async function rewardDay(tx: Database, { referrer, day }: DueDay, at: Date): Promise<void> {
  const { row } = await holdAccount(tx, referrer);
  if (!takesOffers(row, at)) return;
  const { referrerId, day: dayOf, rewardId, amount } = referralCommissions;
  const ofDay = and(eq(referrerId, referrer.id), eq(dayOf, day));
  const [told] = await tx
    .select({
      due: sql<string | null>`${sum(amount)} filter (where ${rewardId} is null)`,
      rewards: countDistinct(rewardId),
    })
    .from(referralCommissions)
    .where(ofDay);
  const due = BigInt(told?.due ?? 0);
  if (due === 0n) return;
  // A row that was written late, against all expectation, is a further reward of its day and not lost.
  const further = told?.rewards ? ` ${told.rewards + 1}` : '';
  const name = rewardNameOf({ referrer, day });
  const { turnover } = await rulesOf(tx, referrer.merchant);
  const reward = await grantReward(tx, {
    account: referrer,
    source: 'REFERRAL',
    ...name,
    reference: `${name.reference}${further}`,
    amount: due,
    turnover,
    at,
  });
  if (!reward) throw new Error(`the reward of ${referrer.id} for ${day} was there before`);
  const paid = await tx
    .update(referralCommissions)
    .set({ rewardId: reward.id })
    .where(and(ofDay, isNull(rewardId), gt(amount, 0n)))
    .returning({ amount });
  // One that was written down in between would count as paid, and is not: all of it is done anew the next time.
  if (paid.reduce((whole, row) => whole + row.amount, 0n) !== due)
    throw new Error(`what ${referrer.id} has earned on ${day} grew while it was paid`);
}

/**
 * Makes rewards of what friends' deposits have earned on days that are over, from 06:00 of the merchant's next day. Safe
 * beside other processes: the account is held, and each row is rewarded once.
 *
 * @throws The first thing that failed, at the end: what fails for one referrer is left for the next run.
 */
export async function rewardReferrers(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  const failures: unknown[] = [];
  for (const due of await dueDays(db, at))
    try {
      await db.transaction((tx) => rewardDay(tx, due, at));
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
