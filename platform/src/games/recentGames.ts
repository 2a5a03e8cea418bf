import type { Game, GameType } from '@site/contracts/games';
import { and, count, desc, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import type { Language } from '../language';
import { type PageRequest, pageCount, pageWindow } from '../pages';
import { games, merchantVendors, recentGames } from './tables';
import { gameView } from './view';
import { findOpenGame, offeredBy, ofType, selectVisible } from './visibleGames';

/** So many recent games are kept for one account (api.md 2.8). */
export const RECENT_GAMES_KEPT = 100;

type Owner = Pick<Account, 'id' | 'merchant'>;

const newestFirst = [desc(recentGames.at), recentGames.nodeId];

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
      .orderBy(...newestFirst)
      .limit(RECENT_GAMES_KEPT);
    await tx
      .delete(recentGames)
      .where(and(eq(recentGames.accountId, owner.id), notInArray(recentGames.nodeId, kept)));
  });
}

const playedBy = (owner: Owner): SQL | undefined =>
  and(eq(recentGames.nodeId, games.nodeId), eq(recentGames.accountId, owner.id));

/** Recent games of one type, or of all, newest first. */
export async function listRecentGames(
  db: Database,
  owner: Owner,
  gameType: GameType | undefined,
  page: PageRequest,
  language: Language,
): Promise<{ list: Game[]; totalPages: number }> {
  const { limit, offset } = pageWindow(page);
  const wanted = and(eq(games.open, true), gameType && ofType(gameType));
  const [rows, [total]] = await Promise.all([
    selectVisible(db, owner.merchant)
      .innerJoin(recentGames, playedBy(owner))
      .where(wanted)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
    db
      .select({ games: count() })
      .from(recentGames)
      .innerJoin(games, playedBy(owner))
      .innerJoin(merchantVendors, offeredBy(owner.merchant))
      .where(wanted),
  ]);
  return { list: rows.map((row) => gameView(row, language)), totalPages: pageCount(total?.games ?? 0, page) };
}
