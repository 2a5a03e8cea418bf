import type { announcementReads } from '../../../areas/announcements/tables';
import type { NewBet } from '../../../areas/bets/tables';
import type { favourites, NewGame, recentGames } from '../../../areas/games/tables';
import type { bankCards } from '../../../areas/security/tables';
import { pick, seededRandom } from '../../art/random';
import { readNoticeIds } from '../contents/notices';
import { contentId, type SeedContext } from '../context';
import { AGENT, accountId, PLAYER } from './accounts';

const STARRED = ['Copper Koi', 'Temple of Tides', 'Citrus Pop', 'Turtle Run'];
const FAVOURITES = 28;

/** The starred games of the lobby and some of each kind, for both demonstration accounts. */
export function newFavourites(
  context: SeedContext,
  games: readonly NewGame[],
): (typeof favourites.$inferInsert)[] {
  const random = seededRandom(`favourites:${context.merchant}`);
  const starred = games.filter((game) => STARRED.includes(game.name.en));
  const others = Array.from({ length: FAVOURITES }, () => pick(random, games));
  const chosen = [...new Set([...starred, ...others])].slice(0, FAVOURITES);
  return [PLAYER, AGENT].flatMap((username) =>
    chosen.map(({ nodeId }, index) => ({
      accountId: accountId(context, username),
      nodeId,
      at: context.daysAgo(1 + index),
    })),
  );
}

/** The games of the player's bets, each at its latest; the agent looked into the same ones. */
export function newRecentGames(
  context: SeedContext,
  bets: readonly NewBet[],
): (typeof recentGames.$inferInsert)[] {
  const inTurn = [...bets].sort((a, b) => a.at.getTime() - b.at.getTime());
  const latest = new Map(inTurn.map(({ nodeId, at }) => [nodeId, at]));
  return [PLAYER, AGENT].flatMap((username) =>
    [...latest].map(([nodeId, at]) => ({ accountId: accountId(context, username), nodeId, at })),
  );
}

const CARDS = [
  ['SALA', '4123294417', 300],
  ['RIVER', '610418370926', 120],
] as const;

/** The player's bank cards. */
export const newCards = (context: SeedContext): (typeof bankCards.$inferInsert)[] =>
  CARDS.map(([bankCode, number, daysAgo]) => ({
    id: contentId(context, `card-${bankCode.toLowerCase()}`),
    merchant: context.merchant,
    accountId: accountId(context, PLAYER),
    bankCode,
    number,
    lastFour: number.slice(-4),
    createdAt: context.daysAgo(daysAgo),
  }));

/** Notices that the demonstration accounts have read. */
export const newReads = (context: SeedContext): (typeof announcementReads.$inferInsert)[] =>
  [PLAYER, AGENT].flatMap((username) =>
    readNoticeIds(context, { agent: username === AGENT }).map((announcementId) => ({
      accountId: accountId(context, username),
      announcementId,
      at: context.minutesAgo(30),
    })),
  );
