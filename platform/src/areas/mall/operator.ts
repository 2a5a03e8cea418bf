import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { holdAccount } from '../../core/care/hold';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { postPoints } from '../../core/ledger/points';
import { noteAction } from '../../core/operator/noteAction';
import { OperatorRefused } from '../../core/operator/refused';
import { quoted } from '../../core/text';
import type { Mail } from '../inbox/mail';
import { tellInbox } from '../inbox/tellInbox';
import { type MallOrderRow, mallItems, mallOrders } from './tables';

/** Which order an operator means, and who the operator is. */
export interface NamedOrder {
  readonly merchant: string;
  readonly orderNo: string;
  readonly by: string;
}

const sentMail = ({ title, orderNo }: MallOrderRow): Mail => ({
  title: { en: 'Your parcel is on its way', th: 'จัดส่งพัสดุของคุณแล้ว' },
  content: { en: `${title.en}, order ${orderNo}.`, th: `${title.th} หมายเลข ${orderNo}` },
});

const refundMail = ({ title, orderNo, points }: MallOrderRow): Mail => ({
  title: { en: 'Your points are back', th: 'คืนคะแนนให้คุณแล้ว' },
  content: {
    en: `${title.en}, order ${orderNo}: ${points} points.`,
    th: `${title.th} หมายเลข ${orderNo}: ${points} คะแนน`,
  },
});

/**
 * A line for each parcel that waits, the oldest first: number, member, when, what, and where it goes.
 *
 * @returns Personal data, for the operator's terminal alone.
 */
export async function listOpenOrders(db: Database, merchant: string): Promise<string[]> {
  const rows = await db
    .select({ order: mallOrders, username: accounts.username })
    .from(mallOrders)
    .innerJoin(accounts, eq(accounts.id, mallOrders.accountId))
    .where(and(eq(mallOrders.merchant, merchant), eq(mallOrders.status, 'PREPARING')))
    .orderBy(asc(mallOrders.at), asc(mallOrders.id));
  return rows.map(({ order, username }) =>
    // What a member wrote has no line of its own in the operator's terminal.
    [order.orderNo, username, toInstant(order.at), quoted(order.title.en), quoted(order.address ?? '')].join(
      ' ',
    ),
  );
}

interface HeldOrder {
  readonly order: MallOrderRow;
  readonly account: Account;
}

/** Holds the account, the item and the order, in the order in which an exchange does. @throws OperatorRefused. */
async function holdOrder(tx: Database, { merchant, orderNo }: NamedOrder): Promise<HeldOrder> {
  const named = and(eq(mallOrders.merchant, merchant), eq(mallOrders.orderNo, orderNo));
  const [found] = await tx
    .select({ account: accounts, itemId: mallOrders.itemId })
    .from(mallOrders)
    .innerJoin(accounts, eq(accounts.id, mallOrders.accountId))
    .where(named);
  if (!found) throw new OperatorRefused(`${merchant} has no order "${orderNo}"`);
  await holdAccount(tx, found.account);
  await tx.select({ id: mallItems.id }).from(mallItems).where(eq(mallItems.id, found.itemId)).for('update');
  const [order] = await tx.select().from(mallOrders).where(named);
  if (!order) throw new Error(`the order ${orderNo} is gone`);
  return { order, account: found.account };
}

/** Moves an order on, writes down who did it, and tells the member. */
async function moveOn(
  tx: Database,
  { order, account }: HeldOrder,
  { status, by, mail }: { status: 'SENT' | 'REFUNDED'; by: string; mail: Mail },
  at: Date,
): Promise<void> {
  await tx.update(mallOrders).set({ status, doneAt: at }).where(eq(mallOrders.id, order.id));
  const what = status === 'SENT' ? 'mall send' : 'mall refund';
  const { merchant, orderNo, points } = order;
  await noteAction(tx, { merchant, by, what, account, subject: orderNo, details: { points }, at });
  await tellInbox(tx, account, 'MALL', () => mail, at);
}

/**
 * A parcel is on its way: its member is told. The address is forgotten 30 days later.
 *
 * @throws OperatorRefused for an order that there is not, or that is no parcel that waits.
 */
export const sendOrder = (db: Database, named: NamedOrder, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await holdOrder(tx, named);
    if (held.order.status !== 'PREPARING')
      throw new OperatorRefused(`the order ${named.orderNo} is ${held.order.status} already`);
    await moveOn(tx, held, { status: 'SENT', by: named.by, mail: sentMail(held.order) }, at);
  });

/**
 * Gives the points of a parcel back, once. One that was not sent yet is in stock again; of one that was, the operator
 * knows whether it came back, and counts with `setStock`. Money that was paid stays paid.
 *
 * @throws OperatorRefused for an order that there is not, that was paid in money, or that is refunded already.
 */
export const refundOrder = (db: Database, named: NamedOrder, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await holdOrder(tx, named);
    const { order, account } = held;
    if (order.status === 'PAID')
      throw new OperatorRefused(`the order ${order.orderNo} was paid into the balance`);
    if (order.status === 'REFUNDED')
      throw new OperatorRefused(`the order ${order.orderNo} is REFUNDED already`);
    if (order.status === 'PREPARING')
      await tx
        .update(mallItems)
        .set({ stock: sql`${mallItems.stock} + ${order.quantity}` })
        .where(eq(mallItems.id, order.itemId));
    await postPoints(tx, {
      account,
      kind: 'points return',
      reference: `mall refund ${order.orderNo}`,
      points: BigInt(order.points),
      title: { en: `Refund: ${order.title.en}`, th: `คืนคะแนน: ${order.title.th}` },
      orderNo: order.orderNo,
      at,
    });
    await moveOn(tx, held, { status: 'REFUNDED', by: named.by, mail: refundMail(order) }, at);
  });

/** A line for each item that is offered: its id, how many there are, what it costs, its name. */
export async function listStock(db: Database, merchant: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(mallItems)
    .where(and(eq(mallItems.merchant, merchant), isNull(mallItems.withdrawnAt)))
    .orderBy(asc(mallItems.position), asc(mallItems.id));
  return rows.map(({ id, stock, points, name }) => `${id} ${stock ?? 'none'} ${points} "${name.en}"`);
}

/**
 * Says how many of an item there are.
 *
 * @param stock null for what never runs out.
 * @throws OperatorRefused for an item that there is not, and for what is no whole number of at least 0.
 */
export const setStock = (
  db: Database,
  { merchant, itemId, by }: { readonly merchant: string; readonly itemId: string; readonly by: string },
  stock: number | null,
  at: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (stock !== null && !(Number.isInteger(stock) && stock >= 0 && stock <= 1_000_000))
      throw new OperatorRefused('write how many there are as a whole number, or "none" for no end');
    const named = and(eq(mallItems.id, itemId), eq(mallItems.merchant, merchant));
    const [before] = await tx.select().from(mallItems).where(named).for('update');
    if (!before) throw new OperatorRefused(`${merchant} has no item "${itemId}"`);
    await tx.update(mallItems).set({ stock }).where(named);
    const details = { before: before.stock ?? 'no end', after: stock ?? 'no end' };
    await noteAction(tx, { merchant, by, what: 'mall stock', subject: itemId, details, at });
  });
