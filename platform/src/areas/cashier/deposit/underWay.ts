import { and, eq, gt, or, type SQL, sum } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { passGate } from '../../../core/ledger/gate';
import { lockPlayer } from '../../../core/ledger/wallets';
import { depositOrders } from '../tables';
import { openOrdersOf } from './orders';

/** Orders of an account that may still be paid: those that wait for it in time, and those that are said to be paid. */
const underWayOf = (accountId: string, at: Date): SQL | undefined =>
  and(openOrdersOf(accountId), or(eq(depositOrders.status, 'PAID'), gt(depositOrders.expiresAt, at)));

/**
 * What the open orders of an account come to, in minor units: deposit limits count an order from the moment it is made
 * (PL-002). Read with the account held, it holds until the transaction ends.
 */
export async function depositsUnderWay(db: Database, accountId: string, at: Date): Promise<bigint> {
  const [row] = await db
    .select({ amount: sum(depositOrders.amount) })
    .from(depositOrders)
    .where(underWayOf(accountId, at));
  return BigInt(row?.amount ?? 0);
}

/**
 * Asks the gate for a deposit order, beside those that are under way, and holds the account while the answer counts. Call
 * it inside a transaction.
 *
 * @throws Refusal of the gate.
 */
export async function passDepositGate(
  tx: Database,
  account: Account,
  amount: bigint,
  at: Date,
): Promise<void> {
  await lockPlayer(tx, account, at);
  const underWay = await depositsUnderWay(tx, account.id, at);
  await passGate(tx, account, { kind: 'deposit order', amount, underWay }, at);
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
