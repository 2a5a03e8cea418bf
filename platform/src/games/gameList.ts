import type { Game, GameClass, GameMark, GameType } from '@site/contracts/games';
import { and, asc, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Language } from '../language';
import { type PageRequest, pageCount, pageWindow } from '../pages';
import { games, merchantVendors } from './tables';
import { gameView } from './view';
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

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Found by position, not by pattern: `%` and `_` in a search are letters like any other. */
const namedLike = (text: string): SQL =>
  sql`strpos(${games.searchText}, lower(normalize(${text}::text, NFKC))) > 0`;

/** Bingo is asked for as slots of the class BG (GA-022). */
const scopeOf = ({ gameType, classification }: GameFilter): SQL | undefined =>
  gameType === 'RNG' && classification === 'BG'
    ? ofType('BINGO')
    : and(
        ofType(gameType),
        classification === undefined ? undefined : eq(games.classification, classification),
      );

function matching(filter: GameFilter): SQL | undefined {
  const name = singleSpaced(filter.name ?? '');
  return and(
    scopeOf(filter),
    eq(games.open, true),
    filter.vendor === undefined ? undefined : eq(games.vendor, filter.vendor),
    filter.minBet === undefined ? undefined : gte(games.minBet, filter.minBet),
    filter.minLines === undefined ? undefined : gte(games.lines, filter.minLines),
    filter.mark === undefined ? undefined : eq(games.tag, filter.mark),
    name === '' ? undefined : namedLike(name),
  );
}

/** The page of games as a query, so that its plan can be looked at. */
export const gamePageQuery = (db: Database, filter: GameFilter, page: PageRequest) =>
  selectVisible(db, filter.merchant)
    .where(matching(filter))
    .orderBy(asc(games.rank), asc(games.nodeId))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);

/** One page of the games that a filter leaves, in the merchant's order; past the end it is empty. */
export async function listGames(
  db: Database,
  filter: GameFilter,
  page: PageRequest,
  language: Language,
): Promise<{ games: Game[]; pageNum: number; totalPages: number }> {
  const [rows, [total]] = await Promise.all([
    gamePageQuery(db, filter, page),
    db
      .select({ games: count() })
      .from(games)
      .innerJoin(merchantVendors, offeredBy(filter.merchant))
      .where(matching(filter)),
  ]);
  return {
    games: rows.map((row) => gameView(row, language)),
    pageNum: page.pageNo,
    totalPages: pageCount(total?.games ?? 0, page),
  };
}
