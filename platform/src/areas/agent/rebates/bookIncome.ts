import { and, asc, eq, isNull, sql, sum } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import { holdAccount } from '../../../core/care/hold';
import { isExcluded, takesOffers } from '../../../core/care/state';
import { MINUTE } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { postTransaction } from '../../../core/ledger/ledger';
import { merchants } from '../../../core/merchants/tables';
import { finishedDays, sumUpDay } from './sumUpDay';
import { rebateIncome } from './tables';

/** How often a process asks whether a day is over. */
export const ASK_EVERY_MS = 10 * MINUTE;

/** What a day has brought an account, of its own bets or of its team's. */
export interface DueIncome {
  readonly account: { readonly id: string; readonly merchant: string };
  /** `YYYY-MM-DD` of the merchant. */
  readonly day: string;
  readonly own: boolean;
}

/** What is summed up and not in a wallet yet, the oldest day first. Nothing is booked for who may not sign in. */
async function dueIncomes(db: Database): Promise<DueIncome[]> {
  const { accountId, day, own, bookedAt } = rebateIncome;
  const rows = await db
    .selectDistinct({ id: accountId, merchant: accounts.merchant, day, own })
    .from(rebateIncome)
    .innerJoin(accounts, and(eq(accounts.id, accountId), eq(accounts.disabled, false)))
    .where(isNull(bookedAt))
    .orderBy(asc(day), asc(accountId));
  return rows.map(({ id, merchant, ...row }) => ({ account: { id, merchant }, ...row }));
}

/** By what the ledger knows that it was booked. */
export const referenceOf = ({ account, day, own }: DueIncome): string =>
  `${own ? 'own rebate' : 'team rebate'} ${account.id} ${day}`;

/**
 * Books what a day has brought an account, once. Of own bets nothing is given, and nothing later, while nothing may be
 * offered to the account (PL-039). What the team has brought is earned and waits meanwhile; but who is excluded earns
 * nothing of it any more (PL-045).
 */
async function bookIncome(tx: Database, due: DueIncome, at: Date): Promise<void> {
  const { account, day, own } = due;
  const { row: closings } = await holdAccount(tx, account);
  const ofDay = and(
    eq(rebateIncome.accountId, account.id),
    eq(rebateIncome.day, day),
    eq(rebateIncome.own, own),
    isNull(rebateIncome.bookedAt),
  );
  const isOpen = takesOffers(closings, at);
  if (!isOpen && (own || isExcluded(closings, at))) {
    await tx.delete(rebateIncome).where(ofDay);
    return;
  }
  if (!isOpen) return;
  const [told] = await tx
    .select({ income: sum(rebateIncome.income) })
    .from(rebateIncome)
    .where(ofDay);
  const amount = BigInt(told?.income ?? 0);
  if (amount === 0n) return;
  await postTransaction(tx, {
    merchant: account.merchant,
    book: 'real',
    kind: 'rebate',
    reference: referenceOf(due),
    remark: day,
    at,
    postings: [
      { party: { player: account }, amount },
      { party: { system: 'house' }, amount: -amount },
    ],
  });
  await tx.update(rebateIncome).set({ bookedAt: at }).where(ofDay);
}

/** Merchants at which anybody has a rate. */
const merchantsWithRates = (db: Database) =>
  db
    .select({ code: merchants.code, timeZone: merchants.timeZone })
    .from(merchants)
    .where(
      sql`exists (select from rebate_rates r join accounts a on a.id = r.account_id where a.merchant = ${merchants.code})`,
    );

/**
 * The daily work: for each merchant the days that are over, from 04:00 on its clock, are summed up and booked, account by
 * account (decision 0149). Safe beside other processes, and goes on wherever one has stopped. What fails for one account
 * waits for the next time, and the others are booked.
 *
 * @throws The first thing that failed, at the end.
 */
export async function bookRebates(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  for (const merchant of await merchantsWithRates(db))
    for (const day of await finishedDays(db, merchant, at)) await sumUpDay(db, merchant, day, at);
  const failures: unknown[] = [];
  for (const due of await dueIncomes(db))
    await db.transaction((tx) => bookIncome(tx, due, at)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
