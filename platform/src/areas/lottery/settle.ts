import { PATHS } from '@site/contracts/values/paths';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import { settleStake } from '../../core/ledger/stakes';
import { bets } from '../bets/tables';
import { games } from '../games/tables';
import { tellAway } from '../mailNotices/tellAway';
import { dueDraws, numbersOf } from './draws';
import { countHits, playByCode } from './plays';
import {
  type DrawRow,
  draws,
  lotteryGames,
  lotteryOrders,
  lotterySuborders,
  type SuborderRow,
} from './tables';

/** Odds are hundredths of a stake. */
const ODDS_UNIT = 100n;

/** What a suborder wins, in minor units. */
function winOf({ play: code, content, unit, times, odds }: SuborderRow, result: readonly string[]): bigint {
  const play = playByCode(code);
  const hits = play ? countHits(play, content, result) : 0;
  return (unit * BigInt(times) * odds * BigInt(hits)) / ODDS_UNIT;
}

/** Draws the numbers of a draw, once. Whoever still places an order on it is waited for. */
async function draw(db: Database, { gameId, numero }: DrawRow): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const named = and(eq(draws.gameId, gameId), eq(draws.numero, numero));
    const [row] = await tx.select().from(draws).where(named).for('update');
    const [lottery] = await tx.select().from(lotteryGames).where(eq(lotteryGames.gameId, gameId));
    if (!row || !lottery) return undefined;
    if (row.result) return row.result;
    const result = numbersOf(lottery, numero);
    await tx.update(draws).set({ result, openedAt: row.closesAt }).where(named);
    return result;
  });
}

/** Settles an order, once: its lock and its status keep a second time from doing anything. */
async function settleOrder(
  db: Database,
  orderId: string,
  result: readonly string[],
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const named = eq(lotteryOrders.id, orderId);
    const [order] = await tx.select().from(lotteryOrders).where(named).for('update');
    if (order?.status !== 'PENDING') return;
    const [game] = await tx
      .select({ nodeId: games.nodeId, vendor: games.vendor, category: games.category })
      .from(lotteryGames)
      .innerJoin(games, eq(games.nodeId, lotteryGames.nodeId))
      .where(eq(lotteryGames.gameId, order.gameId));
    if (!game) throw new Error(`the lottery ${order.gameId} is gone`);
    const pending = await tx
      .select()
      .from(lotterySuborders)
      .where(and(eq(lotterySuborders.orderId, orderId), eq(lotterySuborders.status, 'PENDING')));
    let win = 0n;
    for (const suborder of pending) {
      const won = winOf(suborder, result);
      win += won;
      await tx
        .update(lotterySuborders)
        .set({ win: won, status: won > 0n ? 'WON' : 'LOST' })
        .where(eq(lotterySuborders.id, suborder.id));
    }
    if (win > 0n)
      await postTransaction(tx, {
        merchant: order.merchant,
        book: order.book,
        kind: 'win',
        reference: `lottery win ${orderId}`,
        at,
        placedAt: order.at,
        postings: [
          { party: { system: 'vendor', vendor: game.vendor }, amount: -win },
          { party: { player: { id: order.accountId } }, amount: win },
        ],
      });
    await settleStake(tx, order.transactionId);
    await tx.insert(bets).values({
      id: newId('bet'),
      merchant: order.merchant,
      accountId: order.accountId,
      book: order.book,
      vendor: game.vendor,
      nodeId: game.nodeId,
      gameType: game.category,
      transactionId: order.transactionId,
      bet: order.bet,
      win,
      at,
    });
    await tx
      .update(lotteryOrders)
      .set({ win, status: win > 0n ? 'WON' : 'LOST' })
      .where(named);
    await tellAway(tx, order.accountId, {
      topic: 'DRAW',
      about: `draw ${order.gameId} ${order.numero}`,
      path: PATHS.betRecord,
      at,
    });
  });
}

async function settleDraw(db: Database, row: DrawRow, now: number): Promise<void> {
  const result = await draw(db, row);
  if (!result) return;
  const pending = await db
    .select({ id: lotteryOrders.id })
    .from(lotteryOrders)
    .where(
      and(
        eq(lotteryOrders.gameId, row.gameId),
        eq(lotteryOrders.numero, row.numero),
        eq(lotteryOrders.status, 'PENDING'),
      ),
    )
    .orderBy(lotteryOrders.at);
  for (const { id } of pending) await settleOrder(db, id, result, new Date(now));
  await db
    .update(draws)
    .set({ settledAt: new Date(now) })
    .where(and(eq(draws.gameId, row.gameId), eq(draws.numero, row.numero)));
}

/**
 * Draws and settles what has closed: each draw is drawn once and each order paid once, however many do this
 * side by side and wherever one of them stops. Runs every few seconds, and before orders are shown. One draw that
 * cannot be settled keeps no other from it.
 *
 * @throws The first thing that went wrong, after all others are settled.
 */
export async function settleDueDraws(db: Database, now: number): Promise<void> {
  const faults: unknown[] = [];
  for (const row of await dueDraws(db, now))
    await settleDraw(db, row, now).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

/**
 * Settles what is due before orders are shown. What cannot be settled now is logged, and shown as it waits: a
 * draw that is broken must not take the lists of everybody.
 */
export async function settleBeforeShowing(db: Database, now: number, log: FastifyBaseLogger): Promise<void> {
  try {
    await settleDueDraws(db, now);
  } catch (fault) {
    log.error({ err: fault }, 'settling draws failed');
  }
}
