import type { depositPaid } from '@site/contracts/areas/deposit';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { lockPlayer } from '../../../core/ledger/wallets';
import { claimPicture } from '../../pictures/claimPicture';
import { type DepositRow, depositMethods, depositOrders } from '../tables';
import { expireDue } from './expire';
import { refuseFurtherOrder } from './plan';

const named = (merchant: string, orderNo: string) =>
  and(eq(depositOrders.merchant, merchant), eq(depositOrders.orderNo, orderNo));

/**
 * Holds the account and its order, so that a change of it comes wholly before or after the money.
 *
 * @throws Refusal not.found for an order of somebody else.
 */
async function holdOwn(tx: Database, account: Account, orderNo: string, at: Date): Promise<DepositRow> {
  await lockPlayer(tx, account, at);
  await expireDue(tx, at, account.id);
  const [order] = await tx
    .select()
    .from(depositOrders)
    .where(and(named(account.merchant, orderNo), eq(depositOrders.accountId, account.id)))
    .for('update');
  if (!order) throw new Refusal('not.found');
  return order;
}

async function isTransfer(tx: Database, { methodId }: DepositRow): Promise<boolean> {
  const [method] = await tx
    .select({ kind: depositMethods.kind })
    .from(depositMethods)
    .where(eq(depositMethods.id, methodId));
  return method?.kind === 'MANUAL';
}

/**
 * Notes that the member has made a transfer. One that was not found is looked for again, with its receipt.
 *
 * @throws Refusal not.found, deposit.order.closed, picture.unknown, and of the gate when it is opened again.
 */
export async function notePaid(
  tx: Database,
  account: Account,
  { orderNo, transferredAt, receipt }: z.output<(typeof depositPaid)['request']>,
  at: Date,
): Promise<void> {
  const order = await holdOwn(tx, account, orderNo, at);
  const again = order.status === 'REJECTED' && order.reason === 'NOT_FOUND' && receipt !== undefined;
  const open = order.status === 'PENDING' || order.status === 'PAID';
  if (!(again || open) || !(await isTransfer(tx, order))) throw new Refusal('deposit.order.closed');
  if (again) await refuseFurtherOrder(tx, account, order.amount, at);
  if (receipt !== undefined) await claimPicture(tx, account, receipt, 'RECEIPT', at);
  await tx
    .update(depositOrders)
    .set({
      status: 'PAID',
      reason: null,
      doneAt: null,
      paidAt: order.paidAt ?? at,
      ...(transferredAt !== undefined && { transferredAt: new Date(transferredAt) }),
      ...(receipt !== undefined && { receipt }),
    })
    .where(named(order.merchant, orderNo));
}

/**
 * Gives an order up. One that is cancelled already stays so.
 *
 * @throws Refusal not.found; deposit.order.closed when it is paid or over.
 */
export async function cancelOrder(tx: Database, account: Account, orderNo: string, at: Date): Promise<void> {
  const order = await holdOwn(tx, account, orderNo, at);
  if (order.status === 'CANCELLED') return;
  if (order.status !== 'PENDING') throw new Refusal('deposit.order.closed');
  await tx
    .update(depositOrders)
    .set({ status: 'CANCELLED', doneAt: at })
    .where(named(order.merchant, orderNo));
}
