import { and, eq, gt, or, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { depositOrders } from '../tables';

/** Orders of an account that may still be paid: those that wait for it in time, and those that are said to be paid. */
const underWay = (accountId: string, at: Date): SQL | undefined =>
  and(
    eq(depositOrders.accountId, accountId),
    or(
      eq(depositOrders.status, 'PAID'),
      and(eq(depositOrders.status, 'PENDING'), gt(depositOrders.expiresAt, at)),
    ),
  );

/**
 * What the open orders of an account come to, in minor units: deposit limits count an order from the moment it is made
 * (PL-002). Read with the account held, it holds until the transaction ends.
 */
export async function depositsUnderWay(db: Database, accountId: string, at: Date): Promise<bigint> {
  const [row] = await db
    .select({ amount: sum(depositOrders.amount) })
    .from(depositOrders)
    .where(underWay(accountId, at));
  return BigInt(row?.amount ?? 0);
}

/**
 * Gives up the orders of an account that nobody has paid, for a closing. Money that comes for them all the same is put
 * aside. Call it with the account held.
 */
export async function cancelUnpaid(tx: Database, accountId: string, at: Date): Promise<void> {
  await tx
    .update(depositOrders)
    .set({ status: 'CANCELLED', doneAt: at })
    .where(and(eq(depositOrders.accountId, accountId), eq(depositOrders.status, 'PENDING')));
}
