import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { merchants } from '../merchants/tables';
import { lateReturns } from './tables';
import type { Transaction, TransactionRows } from './transaction';
import type { HeldWallet } from './wallets';

type Entry = Pick<TransactionRows['entries'][number], 'ledgerAccountId' | 'code' | 'amount'>;

/**
 * Notes what bets of another day of the merchant have paid or given back, so that it lowers the loss of the day of the
 * bet and of no other one (PL-006). Most bets are over on their day, and nothing is written for them.
 */
export async function noteLateReturns(
  tx: Database,
  { book, placedAt, merchant }: Transaction,
  entries: readonly Entry[],
  wallets: ReadonlyMap<string, HeldWallet>,
): Promise<void> {
  if (placedAt === undefined || book !== 'real') return;
  for (const { ledgerAccountId, code, amount } of entries) {
    const wallet = wallets.get(ledgerAccountId);
    if (!wallet || (code !== 'WIN' && code !== 'REFUND')) continue;
    const { accountId, day: bookedDay } = wallet;
    await tx
      .insert(lateReturns)
      .select(
        sql`select ${accountId}, d.day, ${bookedDay}::date, ${amount}::bigint from (
          select (${placedAt.toISOString()}::timestamptz at time zone ${merchants.timeZone})::date as day
          from ${merchants} where ${merchants.code} = ${merchant}) d
        where d.day <> ${bookedDay}::date`,
      )
      .onConflictDoUpdate({
        target: [lateReturns.accountId, lateReturns.placedDay, lateReturns.bookedDay],
        set: { amount: sql`${lateReturns.amount} + excluded.amount` },
      });
  }
}
