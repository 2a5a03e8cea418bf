import type { Order, OrderStatus } from '@site/contracts/areas/lottery';
import type { DayRange } from '@site/contracts/values/days';
import { and, asc, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import { daysIn, duringRange } from '../../core/days';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Language } from '../../core/language';
import { formatMoney } from '../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { footerOf } from '../bets/footer';
import { artUrl } from '../games/artUrl';
import { games } from '../games/tables';
import { playByCode } from './plays';
import { draws, lotteryGames, lotteryOrders, lotterySuborders, type SuborderRow } from './tables';

/** The part of an order's stake that counts as turnover, in minor units: all of it once settled, else nothing. */
const validStake: SQL<bigint> = sql`
  (case when ${lotteryOrders.status} in ('WON', 'LOST') then ${lotteryOrders.bet} else 0 end)`;

const selectOrders = (db: Database) =>
  db
    .select({
      order: lotteryOrders,
      valid: validStake.mapWith(lotteryOrders.bet),
      game: games,
      closesAt: draws.closesAt,
      result: draws.result,
    })
    .from(lotteryOrders)
    .innerJoin(lotteryGames, eq(lotteryGames.gameId, lotteryOrders.gameId))
    .innerJoin(games, eq(games.nodeId, lotteryGames.nodeId))
    .innerJoin(draws, and(eq(draws.gameId, lotteryOrders.gameId), eq(draws.numero, lotteryOrders.numero)))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

const newestFirst = [desc(lotteryOrders.at), lotteryOrders.id];

const orderView = ({ order, valid, game, closesAt, result }: Row, language: Language): Order => ({
  orderId: order.id,
  gameId: order.gameId,
  gameName: game.name[language],
  numero: order.numero,
  at: toInstant(order.at),
  bet: formatMoney(order.bet),
  valid: formatMoney(valid),
  win: formatMoney(order.win),
  net: formatMoney(order.win - valid),
  status: order.status,
  iconUrl: artUrl(game, 'icon', language),
  closesAt: toInstant(closesAt),
  ...(result && { result }),
});

const suborderView = (row: SuborderRow, language: Language) => ({
  suborderId: row.id,
  play: row.play,
  playName: playByCode(row.play)?.name[language] ?? row.play,
  content: row.content,
  times: row.times,
  unit: formatMoney(row.unit),
  bet: formatMoney(row.bet),
  win: formatMoney(row.win),
  status: row.status,
});

async function withSuborders(db: Database, rows: readonly Row[], language: Language): Promise<Order[]> {
  if (rows.length === 0) return [];
  const suborders = await db
    .select()
    .from(lotterySuborders)
    .where(
      inArray(
        lotterySuborders.orderId,
        rows.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(lotterySuborders.position));
  return rows.map((row) => ({
    ...orderView(row, language),
    suborders: suborders
      .filter(({ orderId }) => orderId === row.order.id)
      .map((suborder) => suborderView(suborder, language)),
  }));
}

/**
 * One order of an account with its suborders.
 *
 * @throws Refusal not.found
 */
export async function findOrder(
  db: Database,
  account: Pick<Account, 'id'>,
  orderId: string,
  language: Language,
): Promise<Order> {
  const mine = and(eq(lotteryOrders.id, orderId), eq(lotteryOrders.accountId, account.id));
  const [order] = await withSuborders(db, await selectOrders(db).where(mine), language);
  if (!order) throw new Refusal('not.found');
  return order;
}

/** The newest orders of an account on one game, with their suborders. */
export async function ordersOfGame(
  db: Database,
  account: Pick<Account, 'id'>,
  { gameId, limit }: { gameId: string; limit: number },
  language: Language,
): Promise<Order[]> {
  const rows = await selectOrders(db)
    .where(and(eq(lotteryOrders.accountId, account.id), eq(lotteryOrders.gameId, gameId)))
    .orderBy(...newestFirst)
    .limit(limit);
  return withSuborders(db, rows, language);
}

export interface OrderFilter extends DayRange {
  gameId?: string | undefined;
  status?: OrderStatus | undefined;
}

/**
 * A page of an account's orders, newest first, with what was staked, counts and was won on all pages. What is
 * cancelled counts as nothing staked, what still waits for its draw as staked alone.
 *
 * @param timeZone The merchant's: days are days there.
 * @throws Refusal request.invalid for a range of days that is none or too long.
 */
export async function listOrders(
  db: Database,
  account: Pick<Account, 'id'>,
  filter: OrderFilter,
  { page, timeZone, language }: { page: PageRequest; timeZone: string; language: Language },
) {
  daysIn(filter);
  const wanted = and(
    eq(lotteryOrders.accountId, account.id),
    duringRange(lotteryOrders.at, filter, timeZone),
    filter.gameId === undefined ? undefined : eq(lotteryOrders.gameId, filter.gameId),
    filter.status === undefined ? undefined : eq(lotteryOrders.status, filter.status),
  );
  const { limit, offset } = pageWindow(page);
  const rows = await selectOrders(db)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const [sums] = await db
    .select({
      total: count(),
      bet: sum(lotteryOrders.bet),
      valid: sum(validStake),
      win: sum(lotteryOrders.win),
    })
    .from(lotteryOrders)
    .where(wanted);
  const total = sums?.total ?? 0;
  return {
    list: rows.map((row) => orderView(row, language)),
    footer: footerOf(sums),
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
