import type { Game, GameType } from '@site/contracts/games';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import type { Language } from '../language';
import { type PageRequest, pageCount, pageWindow } from '../pages';
import { favourites, games, merchantVendors } from './tables';
import { gameView } from './view';
import { findOpenGame, offeredBy, ofType, selectVisible } from './visibleGames';

type Owner = Pick<Account, 'id' | 'merchant'>;

/**
 * Marks a game; marking it again changes nothing.
 *
 * @throws Refusal game.unavailable
 */
export async function addFavourite(
  db: Database,
  owner: Owner,
  game: { nodeId: string; vendor: string },
  at: Date,
): Promise<void> {
  const found = await findOpenGame(db, { merchant: owner.merchant, ...game });
  if (!found) throw new Refusal('game.unavailable');
  await db.insert(favourites).values({ accountId: owner.id, nodeId: found.nodeId, at }).onConflictDoNothing();
}

/** Takes the mark away; a game without one is no error. */
export async function removeFavourite(db: Database, owner: Owner, nodeId: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.accountId, owner.id), eq(favourites.nodeId, nodeId)));
}

const markedBy = (owner: Owner): SQL | undefined =>
  and(eq(favourites.nodeId, games.nodeId), eq(favourites.accountId, owner.id));

const newestFirst = [desc(favourites.at), favourites.nodeId];

/** Favourites of one type, or of all, newest first. */
export async function listFavourites(
  db: Database,
  owner: Owner,
  gameType: GameType | undefined,
  page: PageRequest,
  language: Language,
): Promise<{ content: Game[]; pageNum: number; totalPages: number }> {
  const { limit, offset } = pageWindow(page);
  const wanted = and(eq(games.open, true), gameType && ofType(gameType));
  const [rows, [total]] = await Promise.all([
    selectVisible(db, owner.merchant)
      .innerJoin(favourites, markedBy(owner))
      .where(wanted)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
    db
      .select({ games: count() })
      .from(favourites)
      .innerJoin(games, markedBy(owner))
      .innerJoin(merchantVendors, offeredBy(owner.merchant))
      .where(wanted),
  ]);
  return {
    content: rows.map((row) => gameView(row, language)),
    pageNum: page.pageNo,
    totalPages: pageCount(total?.games ?? 0, page),
  };
}

/** Node ids of the favourites, newest first: what the stars on tiles need. */
export async function listFavouriteIds(db: Database, owner: Owner, page: PageRequest): Promise<string[]> {
  const { limit, offset } = pageWindow(page);
  const rows = await selectVisible(db, owner.merchant)
    .innerJoin(favourites, markedBy(owner))
    .where(eq(games.open, true))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.nodeId);
}
