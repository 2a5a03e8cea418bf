import type { CancelRequest } from '@site/contracts/areas/lottery';
import { and, eq, inArray } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { postTransaction } from '../../core/ledger/ledger';
import { formatMoney } from '../../core/money';
import { games } from '../games/tables';
import { holdOpenDraw } from './draws';
import { lotteryGames, lotteryOrders, lotterySuborders } from './tables';

/**
 * Takes suborders of one order back, all of them or none, and gives their stake back in one ledger
 * transaction. Call it inside a database transaction: the draw stays open until that ends.
 *
 * @throws Refusal not.found for somebody else's order; order.not.cancellable for a suborder that is not pending
 *   or not the order's; draw.closed.
 */
export async function cancelSuborders(
  tx: Database,
  account: Account,
  { orderId, suborderIds }: CancelRequest,
  now: () => number,
): Promise<{ cancelled: string[]; refunded: string }> {
  const mine = and(eq(lotteryOrders.id, orderId), eq(lotteryOrders.accountId, account.id));
  const [found] = await tx
    .select({ lottery: lotteryGames, vendor: games.vendor, numero: lotteryOrders.numero })
    .from(lotteryOrders)
    .innerJoin(lotteryGames, eq(lotteryGames.gameId, lotteryOrders.gameId))
    .innerJoin(games, eq(games.nodeId, lotteryGames.nodeId))
    .where(mine);
  if (!found) throw new Refusal('not.found');
  await holdOpenDraw(tx, found.lottery, found.numero, now);
  // Two cancellations of one order take turns.
  const [order] = await tx.select().from(lotteryOrders).where(mine).for('update');
  if (!order) throw new Refusal('not.found');
  const pending = await tx
    .select()
    .from(lotterySuborders)
    .where(and(eq(lotterySuborders.orderId, orderId), eq(lotterySuborders.status, 'PENDING')));
  const wanted = new Set(suborderIds);
  const taken = pending.filter(({ id }) => wanted.has(id));
  if (taken.length !== wanted.size) throw new Refusal('order.not.cancellable');
  const refund = taken.reduce((sum, { bet }) => sum + bet, 0n);
  await postTransaction(tx, {
    merchant: order.merchant,
    book: order.book,
    kind: 'refund',
    // A suborder is taken back once, so this is taken once as well.
    reference: `lottery refund ${taken[0]?.id}`,
    refundOf: order.transactionId,
    at: new Date(now()),
    placedAt: order.at,
    postings: [
      { party: { system: 'vendor', vendor: found.vendor }, amount: -refund },
      { party: { player: account }, amount: refund },
    ],
  });
  await tx
    .update(lotterySuborders)
    .set({ status: 'CANCELLED' })
    .where(inArray(lotterySuborders.id, [...wanted]));
  const nothingLeft = taken.length === pending.length;
  await tx
    .update(lotteryOrders)
    .set({ bet: order.bet - refund, ...(nothingLeft && { status: 'CANCELLED' as const }) })
    .where(eq(lotteryOrders.id, orderId));
  return { cancelled: taken.map(({ id }) => id), refunded: formatMoney(refund) };
}
