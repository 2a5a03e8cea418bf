import type { Game, GameType } from '@site/contracts/areas/games';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import type { Language } from '../../core/language';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { type favourites, games, merchantVendors, type recentGames } from './tables';
import { gameView } from './view';
import { offeredBy, ofType, selectVisible } from './visibleGames';

/** Whose games they are, and what its merchant offers of them. */
export type Owner = Pick<Account, 'id' | 'merchant'>;

/** Games of an account, each with the moment that it became one of them. */
export type OwnGames = typeof favourites | typeof recentGames;

export const newestFirst = (own: OwnGames) => [desc(own.at), own.nodeId];

export const ownedBy = (own: OwnGames, owner: Owner) =>
  and(eq(own.nodeId, games.nodeId), eq(own.accountId, owner.id));

/** A page of an account's games that can be opened, newest first, of one type or of all. */
export async function listOwnGames(
  db: Database,
  own: OwnGames,
  owner: Owner,
  gameType: GameType | undefined,
  page: PageRequest,
  language: Language,
): Promise<{ games: Game[]; totalPages: number }> {
  const { limit, offset } = pageWindow(page);
  const wanted = and(eq(games.open, true), gameType && ofType(gameType));
  const [rows, [total]] = await Promise.all([
    selectVisible(db, owner.merchant)
      .innerJoin(own, ownedBy(own, owner))
      .where(wanted)
      .orderBy(...newestFirst(own))
      .limit(limit)
      .offset(offset),
    db
      .select({ games: count() })
      .from(own)
      .innerJoin(games, ownedBy(own, owner))
      .innerJoin(merchantVendors, offeredBy(owner.merchant))
      .where(wanted),
  ]);
  return {
    games: rows.map((row) => gameView(row, language)),
    totalPages: pageCount(total?.games ?? 0, page),
  };
}
