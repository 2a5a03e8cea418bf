import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { type PageRequest, pageWindow } from '../../core/pages';
import { newestFirst, type Owner, ownedBy } from './ownList';
import { favourites, games } from './tables';
import { findOpenGame, selectVisible } from './visibleGames';

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

/** Node ids of the favourites, newest first: what the stars on tiles need. */
export async function listFavouriteIds(db: Database, owner: Owner, page: PageRequest): Promise<string[]> {
  const { limit, offset } = pageWindow(page);
  const rows = await selectVisible(db, owner.merchant)
    .innerJoin(favourites, ownedBy(favourites, owner))
    .where(eq(games.open, true))
    .orderBy(...newestFirst(favourites))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.nodeId);
}
