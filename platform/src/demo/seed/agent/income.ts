import { addDays } from '@site/contracts/values/days';
import { isNull, sum } from 'drizzle-orm';
import { type DueIncome, referenceOf } from '../../../areas/agent/rebates/bookIncome';
import { finishedDays, sumUpDay } from '../../../areas/agent/rebates/sumUpDay';
import { rebateIncome } from '../../../areas/agent/rebates/tables';
import type { Database } from '../../../core/db/client';
import { type TransactionRows, transactionRows } from '../../../core/ledger/transaction';
import type { Merchant } from '../../../core/merchants/tables';
import type { SeedContext } from '../context';
import type { Movement } from '../people/movements';

/** Days of which the bets have brought something. */
const DAYS = 6;
/** Shortly after four in the morning. */
const BOOKED_AT = 4.2 / 24;

/** What was booked for an account, by its id. */
export type SeededIncome = Movement & { readonly accountId: string };

/** The morning on which a day was booked. */
function morningAfter(context: SeedContext, day: string): Date {
  const next = addDays(day, 1);
  for (let daysAgo = 0; daysAgo <= DAYS + 1; daysAgo += 1)
    if (context.dayName(daysAgo) === next) return context.onDay(daysAgo, BOOKED_AT);
  throw new RangeError(`${day} is no day of last week`);
}

/**
 * Sums up the last days of the team's bets as the daily job does, and says what has to be booked of them; with the ledger
 * itself it is loaded.
 */
export async function sumUpIncome(
  db: Database,
  context: SeedContext,
  timeZone: Merchant['timeZone'],
): Promise<SeededIncome[]> {
  const merchant = { code: context.merchant, timeZone };
  const [last] = await finishedDays(db, merchant, context.now);
  if (last === undefined) return [];
  for (let daysBack = DAYS - 1; daysBack >= 0; daysBack -= 1)
    await sumUpDay(db, merchant, addDays(last, -daysBack), context.now);
  const { accountId, day, own, income, bookedAt } = rebateIncome;
  const due = await db
    .select({ accountId, day, own, income: sum(income) })
    .from(rebateIncome)
    .where(isNull(bookedAt))
    .groupBy(accountId, day, own);
  await db.update(rebateIncome).set({ bookedAt: context.now }).where(isNull(bookedAt));
  return due.map((row) => {
    const named: DueIncome = { account: { id: row.accountId, merchant: context.merchant }, ...row };
    return {
      accountId: row.accountId,
      kind: 'rebate' as const,
      amount: BigInt(row.income ?? 0),
      at: morningAfter(context, row.day),
      from: { system: 'house' as const },
      reference: referenceOf(named),
      remark: row.day,
    };
  });
}

/** The booking of an account's income. */
export const bookedIncome = (
  { merchant }: SeedContext,
  { accountId, amount, from, kind, reference = '', remark, at }: SeededIncome,
): TransactionRows =>
  transactionRows({
    merchant,
    book: 'real',
    kind,
    reference,
    remark,
    at,
    postings: [
      { party: { player: { id: accountId } }, amount },
      { party: from, amount: -amount },
    ],
  });
