import type { depositPaid } from '@site/contracts/areas/deposit';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { lockPlayer } from '../../../core/ledger/wallets';
import { claimPicture } from '../../pictures/claimPicture';
import { orderNamed, ownOrder } from '../namedOrder';
import { type DepositRow, depositMethods, depositOrders } from '../tables';
import { expireDue } from './expire';
import { isOpen, isRecent } from './orders';
import { refuseFurtherOrder } from './plan';

/**
 * Holds the player and the order, in this turn, so that a change of it comes wholly before or after the money.
 *
 * @throws Refusal not.found for an order of somebody else.
 */
async function holdOwn(tx: Database, account: Account, orderNo: string, at: Date): Promise<DepositRow> {
  await lockPlayer(tx, account, at);
  await expireDue(tx, at, account.id);
  const [order] = await tx
    .select()
    .from(depositOrders)
    .where(ownOrder(depositOrders, account, orderNo))
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
 * Notes that the member has made a transfer. One that was not found is looked for again, with its receipt, for a day:
 * an old order must not keep the bonus of its time for whenever it suits.
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
  const again = order.reason === 'NOT_FOUND' && isRecent(order, at) && receipt !== undefined;
  if (!(again || isOpen(order)) || !(await isTransfer(tx, order))) throw new Refusal('deposit.order.closed');
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
    .where(orderNamed(depositOrders, order));
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
    .where(orderNamed(depositOrders, order));
}
