import type { GameType } from '@site/contracts/areas/games';
import type { BetState } from '../../../areas/bets/tables';
import type { NewGame } from '../../../areas/games/tables';
import { pick, type Random, seededRandom } from '../../art/random';
import type { SeedContext } from '../context';
import { drawRound } from './bets';

/** A bet of the player and what came of it; minor units. */
export interface PlayedRound {
  game: NewGame;
  state: BetState;
  bet: bigint;
  win: bigint;
  at: Date;
}

/** What the player turns to in an evening; slots most. */
const TURNS: readonly GameType[] = [
  'RNG',
  'RNG',
  'RNG',
  'RNG',
  'LIVE',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'SPORTS',
];
/** Of each category the player keeps to a few games. */
const FAMILIAR_GAMES = 5;

/** As far back as a range of records may reach, today aside; and what an evening of it may hold. */
const DAYS_BACK = 91;
const ROUNDS_A_DAY = [0, 0, 2, 3, 5, 6, 8, 9] as const;
/** Points of the running day. The last one is a match that is still to be played. */
const TODAY = [0.2, 0.25, 0.4, 0.55, 0.6] as const;
const EVENING = 0.4;

/** How a match ends; most are played. */
const MATCH_STATES: readonly BetState[] = [
  'SETTLED',
  'SETTLED',
  'SETTLED',
  'SETTLED',
  'CANCELLED',
  'REFUNDED',
];

function familiarGames(random: Random, games: readonly NewGame[]): Map<GameType, NewGame[]> {
  return new Map(
    [...new Set(TURNS)].map((category) => {
      const offered = games.filter((game) => game.category === category);
      return [category, Array.from({ length: FAMILIAR_GAMES }, () => pick(random, offered))];
    }),
  );
}

/** Three months of the player's bets over several categories, oldest first. */
export function playerRounds(context: SeedContext, games: readonly NewGame[]): PlayedRound[] {
  const random = seededRandom(`player:${context.merchant}`);
  const familiar = familiarGames(random, games);
  const round = (category: GameType, state: BetState, at: Date): PlayedRound => {
    const game = pick(random, familiar.get(category) ?? games);
    const { bet, win } = drawRound(random);
    return { game, state, bet, win: state === 'SETTLED' ? win : 0n, at };
  };
  const before = Array.from({ length: DAYS_BACK }, (_, index) => DAYS_BACK - index).flatMap((daysAgo) => {
    const evening = Array.from({ length: pick(random, ROUNDS_A_DAY) }, () => EVENING + random() / 2);
    return evening.sort().map((fraction) => {
      const category = pick(random, TURNS);
      const state = category === 'SPORTS' ? pick(random, MATCH_STATES) : 'SETTLED';
      return round(category, state, context.onDay(daysAgo, fraction));
    });
  });
  const today = TODAY.map((fraction, index) => {
    const ahead = index === TODAY.length - 1;
    return round(
      ahead ? 'SPORTS' : pick(random, ['RNG', 'LIVE', 'FISH']),
      ahead ? 'OPEN' : 'SETTLED',
      context.today(fraction),
    );
  });
  return [...before, ...today];
}
