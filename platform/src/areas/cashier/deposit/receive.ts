import type { DepositReason } from '@site/contracts/areas/deposit';
import { and, eq } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { postTransaction } from '../../../core/ledger/ledger';
import { bookOf } from '../../../core/ledger/transaction';
import { lockPlayer } from '../../../core/ledger/wallets';
import { orderNamed } from '../namedOrder';
import {
  type DepositRow,
  depositMethods,
  depositOrders,
  depositPayments,
  type PaymentResult,
} from '../tables';
import { tellMember } from '../tellMember';
import { credit, unlessRefused } from './credit';
import { isOpen, isRecent } from './orders';
import { type OrderOfVendor, type Payment, paymentReference } from './payment';
import { passDepositGate } from './underWay';

interface HeldOrder {
  order: DepositRow;
  account: Account;
}

/**
 * Holds the player and the order, in this order, as everything does that changes both.
 *
 * @throws Refusal not.found for an order that is not there, or is another vendor's.
 */
async function holdOrder(tx: Database, { vendor, ...order }: OrderOfVendor, at: Date): Promise<HeldOrder> {
  const named = orderNamed(depositOrders, order);
  const [found] = await tx
    .select({ account: accounts })
    .from(depositOrders)
    .innerJoin(accounts, eq(accounts.id, depositOrders.accountId))
    .innerJoin(depositMethods, eq(depositMethods.id, depositOrders.methodId))
    .where(and(named, eq(depositMethods.vendor, vendor)));
  if (!found) throw new Refusal('not.found');
  await lockPlayer(tx, found.account, at);
  const [held] = await tx.select().from(depositOrders).where(named).for('update');
  if (!held) throw new Refusal('not.found');
  return { ...found, order: held };
}

/**
 * Whether an order takes money: while it is open, and for a day after it ended by itself or by the bank. Deposit limits
 * do not count it any more then, so that the rules of play are asked as for a new order.
 */
async function takesMoney(
  tx: Database,
  { order, account }: HeldOrder,
  { amount }: Payment,
  at: Date,
): Promise<boolean> {
  if (isOpen(order)) return true;
  return isRecent(order, at) && (await unlessRefused(() => passDepositGate(tx, account, amount, at)));
}

/** Puts money aside that nothing takes: it is owed to whoever sent it. */
async function setAside(tx: Database, { order, account }: HeldOrder, payment: Payment, at: Date) {
  await postTransaction(tx, {
    merchant: payment.merchant,
    book: bookOf(account),
    kind: 'deposit',
    reference: paymentReference(payment),
    at,
    orderNo: order.orderNo,
    postings: [
      { party: { system: 'suspense' }, amount: payment.amount },
      { party: { system: 'cash' }, amount: -payment.amount },
    ],
  });
  // What came besides for an order that was credited changes nothing of it.
  if (order.status === 'CONFIRMED') return;
  await tx
    .update(depositOrders)
    .set({ status: 'REFUND_DUE', received: (order.received ?? 0n) + payment.amount, doneAt: at })
    .where(orderNamed(depositOrders, order));
}

/**
 * Books money that has come for an order, once for each reference of its vendor, whatever it amounts to: into the
 * member's main wallet, or aside when the order takes none any more.
 *
 * @returns What became of it; the same for a payment that is told again.
 * @throws Refusal not.found for an order that the vendor has not; idempotency.key.reused for a reference that was told
 *   for another order or amount.
 */
export function receivePayment(db: Database, payment: Payment, at: Date): Promise<PaymentResult> {
  const { vendor, reference, merchant, orderNo, amount } = payment;
  return db.transaction(async (tx) => {
    const held = await holdOrder(tx, payment, at);
    const [known] = await tx
      .select()
      .from(depositPayments)
      .where(and(eq(depositPayments.vendor, vendor), eq(depositPayments.reference, reference)));
    if (known) {
      const same = known.merchant === merchant && known.orderNo === orderNo && known.amount === amount;
      if (!same) throw new Refusal('idempotency.key.reused');
      return known.result;
    }
    const result = (await takesMoney(tx, held, payment, at)) ? 'CREDITED' : 'REFUND_DUE';
    if (result === 'CREDITED') await credit(tx, held, payment, at);
    else await setAside(tx, held, payment, at);
    await tx.insert(depositPayments).values({ vendor, reference, merchant, orderNo, amount, result, at });
    const news = result === 'CREDITED' ? 'depositConfirmed' : 'depositRefund';
    await tellMember(tx, held.account, news, { amount, orderNo, at });
    return result;
  });
}

/**
 * Ends an order for which no money will come. One that is over already stays as it is.
 *
 * @throws Refusal not.found
 */
export function refuseOrder(
  db: Database,
  named: OrderOfVendor,
  reason: DepositReason,
  at: Date,
): Promise<DepositRow['status']> {
  return db.transaction(async (tx) => {
    const { order, account } = await holdOrder(tx, named, at);
    if (!isOpen(order)) return order.status;
    await tx
      .update(depositOrders)
      .set({ status: 'REJECTED', reason, doneAt: at })
      .where(orderNamed(depositOrders, order));
    const news = reason === 'NOT_FOUND' ? 'depositNotFound' : 'depositRefused';
    await tellMember(tx, account, news, { amount: order.amount, orderNo: order.orderNo, at });
    return 'REJECTED';
  });
}
