import { MAX_ADDRESS_CHARACTERS, type mallExchange } from '@site/contracts/areas/mall';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Account } from '../../core/accounts/tables';
import { holdForOffer } from '../../core/care/holdForOffer';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import type { LocalizedText } from '../../core/language';
import { postPoints } from '../../core/ledger/points';
import type { Merchant } from '../../core/merchants/tables';
import { hasLevel } from '../benefits/levelOf';
import { nextOrderNo } from '../cashier/orderNumber';
import { inEach } from '../inbox/mail';
import { grantReward, takeReward } from '../rewards/rewards';
import { type MallItemRow, mallItems, mallOrders } from './tables';

type Wanted = z.output<(typeof mallExchange)['request']>;

interface Buyer {
  readonly account: Pick<Account, 'id' | 'merchant' | 'type'>;
  readonly merchant: Pick<Merchant, 'code' | 'timeZone'>;
}

/** Where a parcel goes. @throws Refusal field.required, field.format. */
function addressOf({ kind }: MallItemRow, address = ''): string | undefined {
  if (kind !== 'PARCEL') return undefined;
  const written = address.trim();
  if (written === '') throw refusalUnder('address', 'field.required');
  if (Array.from(written).length > MAX_ADDRESS_CHARACTERS) throw refusalUnder('address', 'field.format');
  return written;
}

const titleOf = ({ name }: MallItemRow, quantity: number): LocalizedText =>
  quantity === 1 ? name : inEach(name, (text) => `${text} × ${quantity}`);

/** Holds an item, so that those who want it take turns. @throws Refusal not.found. */
async function holdItem(tx: Database, merchant: string, itemId: string): Promise<MallItemRow> {
  const offered = and(
    eq(mallItems.id, itemId),
    eq(mallItems.merchant, merchant),
    isNull(mallItems.withdrawnAt),
  );
  const [item] = await tx.select().from(mallItems).where(offered).for('update');
  if (!item) throw new Refusal('not.found');
  return item;
}

/** @throws Refusal mall.item.sold.out. */
async function takeStock(tx: Database, { id, stock }: MallItemRow, quantity: number): Promise<void> {
  if (stock === null) return;
  if (stock < quantity) throw new Refusal('mall.item.sold.out');
  await tx
    .update(mallItems)
    .set({ stock: sql`${mallItems.stock} - ${quantity}` })
    .where(eq(mallItems.id, id));
}

/**
 * Takes points from a member and gives an item for them: money goes into the balance at once, a thing is ordered
 * (docs/calls.md, "Points and mall"). Call it inside a transaction: the account is held first, then the item.
 *
 * @returns The number of the order, and the points that are left.
 * @throws Refusal play.closed, offers.stopped; not.found for what is not offered; access.denied below the item's level;
 *   field.required, field.format of the address; mall.item.sold.out; points.insufficient; what the gate says of a bonus.
 */
export async function exchange(
  tx: Database,
  { account, merchant }: Buyer,
  { itemId, quantity, address }: Wanted,
  at: Date,
): Promise<{ orderNo: string; points: bigint }> {
  await holdForOffer(tx, account, at);
  const item = await holdItem(tx, merchant.code, itemId);
  if (item.levelFrom !== null && !(await hasLevel(tx, account, item.levelFrom)))
    throw new Refusal('access.denied');
  const sentTo = addressOf(item, address);
  await takeStock(tx, item, quantity);

  const orderNo = await nextOrderNo(tx, 'M', merchant, at);
  const reference = `mall ${orderNo}`;
  const title = titleOf(item, quantity);
  const price = item.points * quantity;
  const points = await postPoints(tx, {
    account,
    kind: 'points spent',
    reference,
    points: -BigInt(price),
    title,
    orderNo,
    at,
  });
  if (points === undefined) throw new Error(`the order ${orderNo} was paid before`);
  if (item.amount !== null) {
    const { amount, turnover } = item;
    const given = { account, source: 'MALL', reference, title, turnover, at } as const;
    const reward = await grantReward(tx, { ...given, amount: amount * BigInt(quantity) });
    if (!reward) throw new Error(`the order ${orderNo} was given before`);
    await takeReward(tx, account, reward.id, at);
  }
  await tx.insert(mallOrders).values({
    id: newId('mor'),
    orderNo,
    merchant: merchant.code,
    accountId: account.id,
    itemId,
    title,
    quantity,
    points: price,
    ...(sentTo === undefined
      ? { status: 'PAID' as const, doneAt: at }
      : { status: 'PREPARING' as const, address: sentTo }),
    at,
  });
  return { orderNo, points };
}
