import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newestFirst, type Owner } from './ownList';
import { recentGames } from './tables';
import { findOpenGame } from './visibleGames';

/** So many recent games are kept for one account (docs/calls.md, "Catalogue"). */
export const RECENT_GAMES_KEPT = 100;

/**
 * Puts a game on top of the recent ones and drops what is over the limit.
 *
 * @throws Refusal game.unavailable
 */
export async function addRecentGame(
  db: Database,
  owner: Owner,
  game: { nodeId: string; vendor: string },
  at: Date,
): Promise<void> {
  const found = await findOpenGame(db, { merchant: owner.merchant, ...game });
  if (!found) throw new Refusal('game.unavailable');
  await db.transaction(async (tx) => {
    await tx
      .insert(recentGames)
      .values({ accountId: owner.id, nodeId: found.nodeId, at })
      .onConflictDoUpdate({ target: [recentGames.accountId, recentGames.nodeId], set: { at } });
    const kept = tx
      .select({ nodeId: recentGames.nodeId })
      .from(recentGames)
      .where(eq(recentGames.accountId, owner.id))
      .orderBy(...newestFirst(recentGames))
      .limit(RECENT_GAMES_KEPT);
    await tx
      .delete(recentGames)
      .where(and(eq(recentGames.accountId, owner.id), notInArray(recentGames.nodeId, kept)));
  });
}
