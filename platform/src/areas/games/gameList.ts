import type { Game, GameClass, GameMark, GameType } from '@site/contracts/areas/games';
import { and, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { ResponseCache } from '../../core/http/responseCache';
import type { Language } from '../../core/language';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { nameHolds } from './nameHolds';
import { folded } from './search/foldedText';
import { games, merchantVendors, vendors } from './tables';
import { gameColumns, gameView, type ListedGame } from './view';
import { offeredBy, ofType, selectVisible } from './visibleGames';

export interface GameFilter {
  merchant: string;
  gameType: GameType;
  classification?: GameClass | undefined;
  vendor?: string | undefined;
  /** Games whose smallest bet is at least this, in minor units. */
  minBet?: bigint | undefined;
  /** Games with at least so many pay lines. */
  minLines?: number | undefined;
  /** Games with this mark on their tile. */
  mark?: GameMark | undefined;
  /** Part of the name in any language of the contents. */
  name?: string | undefined;
}

/** Bingo is asked for as slots of the class BG (GA-022). */
const scopeOf = ({ gameType, classification }: GameFilter): SQL | undefined =>
  gameType === 'RNG' && classification === 'BG'
    ? ofType('BINGO')
    : and(
        ofType(gameType),
        classification === undefined ? undefined : eq(games.classification, classification),
      );

function matching(filter: GameFilter): SQL | undefined {
  const name = folded(filter.name ?? '');
  return and(
    scopeOf(filter),
    eq(games.open, true),
    filter.vendor === undefined ? undefined : eq(games.vendor, filter.vendor),
    filter.minBet === undefined ? undefined : gte(games.minBet, filter.minBet),
    filter.minLines === undefined ? undefined : gte(games.lines, filter.minLines),
    filter.mark === undefined ? undefined : eq(games.tag, filter.mark),
    name === '' ? undefined : nameHolds(name),
  );
}

/** The ids of all games that a filter leaves, in the merchant's order, as one row. */
export const gameOrderQuery = (db: Database, filter: GameFilter) =>
  db
    .select({
      nodeIds: sql<string[] | null>`array_agg(${games.nodeId} order by ${games.rank}, ${games.nodeId})`,
    })
    .from(games)
    .innerJoin(merchantVendors, offeredBy(filter.merchant))
    .where(matching(filter));

/** The games of a page, in no order. */
export const gamesQuery = (db: Database, merchant: string, nodeIds: readonly string[]) =>
  selectVisible(db, merchant).where(inArray(games.nodeId, [...nodeIds]));

/**
 * The first games that a filter leaves, each with the number of all, in one query. They come in the order of the
 * index, so that only the number needs all of them.
 */
export const firstGamesQuery = (db: Database, filter: GameFilter, limit: number) => {
  const all = db
    .select({ number: count() })
    .from(games)
    .innerJoin(merchantVendors, offeredBy(filter.merchant))
    .where(matching(filter));
  return db
    .select({ ...gameColumns, all: sql<number>`(${all})`.mapWith(Number) })
    .from(games)
    .innerJoin(merchantVendors, offeredBy(filter.merchant))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(matching(filter))
    .orderBy(games.rank, games.nodeId)
    .limit(limit);
};

interface Listed {
  readonly rows: readonly ListedGame[];
  /** How many games the filter leaves. */
  readonly all: number;
}

async function readFirst(db: Database, filter: GameFilter, limit: number): Promise<Listed> {
  const rows = await firstGamesQuery(db, filter, limit);
  return { rows, all: rows[0]?.all ?? 0 };
}

async function readOrder(db: Database, filter: GameFilter): Promise<readonly string[]> {
  const [row] = await gameOrderQuery(db, filter);
  return row?.nodeIds ?? [];
}

async function readGames(db: Database, merchant: string, nodeIds: readonly string[]): Promise<ListedGame[]> {
  if (nodeIds.length === 0) return [];
  const found = new Map((await gamesQuery(db, merchant, nodeIds)).map((game) => [game.nodeId, game]));
  return nodeIds.flatMap((nodeId) => found.get(nodeId) ?? []);
}

const keyOf = ({ minBet, ...filter }: GameFilter): string => JSON.stringify([String(minBet), filter]);

async function readFurther(
  db: Database,
  orders: ResponseCache,
  filter: GameFilter,
  page: PageRequest,
): Promise<Listed> {
  const order = await orders.take(db, keyOf(filter), () => readOrder(db, filter));
  const { offset, limit } = pageWindow(page);
  const rows = await readGames(db, filter.merchant, order.slice(offset, offset + limit));
  return { rows, all: order.length };
}

/**
 * One page of the games that a filter leaves, in the merchant's order; past the end it is empty.
 *
 * @param orders Keeps the order of a filter whose second page was asked for: its pages, however deep, are then as
 *   many lookups by key. Of most filters nobody sees more than the first page.
 */
export async function listGames(
  db: Database,
  orders: ResponseCache,
  filter: GameFilter,
  page: PageRequest,
  language: Language,
): Promise<{ games: Game[]; pageNum: number; totalPages: number }> {
  const { rows, all } =
    page.pageNo === 1
      ? await readFirst(db, filter, page.pageSize)
      : await readFurther(db, orders, filter, page);
  return {
    games: rows.map((row) => gameView(row, language)),
    pageNum: page.pageNo,
    totalPages: pageCount(all, page),
  };
}
