import type { GameType, Winner } from '@site/contracts/areas/games';
import { and, desc, eq, gt } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Language } from '../../core/language';
import { formatMoney } from '../../core/money';
import { bets } from '../bets/tables';
import { games, merchantVendors, vendors } from './tables';
import { gameColumns, gameView } from './view';
import { offeredBy, ofType } from './visibleGames';

const SHOWN_AT_EACH_END = 2;

/**
 * A user name as strangers may see it: `narin88` is `na***88`. A name that is too short to hide anything
 * behind its ends shows its first letter alone.
 */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length <= 2 * SHOWN_AT_EACH_END) return `${letters[0] ?? ''}***`;
  const head = letters.slice(0, SHOWN_AT_EACH_END).join('');
  const tail = letters.slice(-SHOWN_AT_EACH_END).join('');
  return `${head}***${tail}`;
}

/** The newest wins with real money, of one category or of all. Play money does not count. */
export async function winnerBoard(
  db: Database,
  merchant: string,
  category: GameType | 'ALL',
  limit: number,
  language: Language,
): Promise<Winner[]> {
  const rows = await db
    .select({ game: gameColumns, username: accounts.username, win: bets.win, at: bets.at })
    .from(bets)
    .innerJoin(accounts, eq(accounts.id, bets.accountId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(merchantVendors, offeredBy(merchant))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(
      and(
        eq(bets.merchant, merchant),
        eq(bets.book, 'real'),
        gt(bets.win, 0n),
        eq(games.open, true),
        category === 'ALL' ? undefined : ofType(category),
      ),
    )
    .orderBy(desc(bets.at), desc(bets.id))
    .limit(limit);
  return rows.map(({ game: row, username, win, at }) => {
    const game = gameView(row, language);
    return {
      vo: {
        iconUrl: game.iconUrl,
        gameName: game.gameName,
        customerName: maskName(username),
        winAmount: formatMoney(win),
        at: toInstant(at),
      },
      game,
    };
  });
}
