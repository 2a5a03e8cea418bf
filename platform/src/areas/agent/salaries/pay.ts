import { and, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { bookPay, passPayGate, sidesOf } from '../contracts/pay';
import { payInTurn } from '../contracts/payInTurn';
import { type SalaryRecord, salaries } from './tables';

/** So many are read at a time. */
const BATCH = 200;

/** Those that wait to be paid, the oldest first, after this one. */
const nextDue = (db: Database, after: SalaryRecord | undefined): Promise<SalaryRecord[]> =>
  db
    .select()
    .from(salaries)
    .where(
      and(
        eq(salaries.status, 'DUE'),
        after &&
          or(
            gt(salaries.endsAt, after.endsAt),
            and(eq(salaries.endsAt, after.endsAt), gt(salaries.id, after.id)),
          ),
      ),
    )
    .orderBy(salaries.endsAt, salaries.id)
    .limit(BATCH);

/** Pays a salary once, or refuses all of it. */
const paySalary = (db: Database, due: SalaryRecord, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const sides = await sidesOf(tx, due);
    await passPayGate(tx, sides, due.amount, at);
    const taken = await tx
      .update(salaries)
      .set({ status: 'PAID', paidAt: at })
      .where(and(eq(salaries.id, due.id), eq(salaries.status, 'DUE')))
      .returning({ id: salaries.id });
    if (taken.length === 0) return;
    const { contractId, startsAt, amount } = due;
    const reference = `salary ${contractId} ${startsAt.toISOString()}`;
    await bookPay(tx, sides, { what: 'salary', reference, amount, at });
  });

/** Pays what salaries wait for, as far as who pays can: the oldest first (decision 0154). */
export const payDueSalaries = (db: Database, at: Date, failures: unknown[]): Promise<void> =>
  payInTurn<SalaryRecord>(
    (after) => nextDue(db, after),
    (due) => paySalary(db, due, at),
    failures,
    BATCH,
  );
