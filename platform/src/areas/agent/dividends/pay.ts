import { and, asc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { merchants } from '../../../core/merchants/tables';
import { passPayGate, sidesOf } from '../contracts/pay';
import { payInTurn } from '../contracts/payInTurn';
import { bookDividend } from './book';
import { type DividendRecord, dividends } from './tables';

/** So many are read at a time. */
const BATCH = 200;

type Due = DividendRecord & { readonly timeZone: string };

/**
 * Those that no agent pays by hand, the oldest first: of the house, and what is owed to who was moved away meanwhile,
 * and is in no list of the agent who owes it any more.
 */
const nextDue = (db: Database, after: Due | undefined): Promise<Due[]> =>
  db
    .select({ ...getTableColumns(dividends), timeZone: merchants.timeZone })
    .from(dividends)
    .innerJoin(merchants, eq(merchants.code, dividends.merchant))
    .innerJoin(accounts, eq(accounts.id, dividends.receiverId))
    .where(
      and(
        eq(dividends.status, 'DUE'),
        or(isNull(dividends.payerId), sql`${accounts.parentId} is distinct from ${dividends.payerId}`),
        after &&
          or(
            gt(dividends.endDay, after.endDay),
            and(eq(dividends.endDay, after.endDay), gt(dividends.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(dividends.endDay), asc(dividends.id))
    .limit(BATCH);

const payDividend = (db: Database, due: Due, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const sides = await sidesOf(tx, due);
    await passPayGate(tx, sides, due.amount, at);
    await bookDividend(tx, due, sides, { code: due.merchant, timeZone: due.timeZone }, at);
  });

/** Pays the dividends that no agent pays by hand, as far as who pays can (decision 0155). */
export const payDueDividends = (db: Database, at: Date, failures: unknown[]): Promise<void> =>
  payInTurn<Due>(
    (after) => nextDue(db, after),
    (due) => payDividend(db, due, at),
    failures,
    BATCH,
  );
