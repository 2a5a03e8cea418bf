import type { NewBet } from '../../../areas/bets/tables';
import type { NewGame } from '../../../areas/games/tables';
import type { NewAccount } from '../../../core/accounts/tables';
import { pick, type Random, seededRandom } from '../../art/random';
import { contentId, type SeedContext } from '../context';
import { accountId, REGISTERED_TODAY } from './accounts';
import { LEADING_WINNERS } from './names';
import { presentToday } from './sessions';

/** Members of the team who bet today, the demonstration's player among them. */
const BET_TODAY = 93;
const DAYS_BACK = 13;
const BETS_A_DAY = 70;

/** Stakes in minor units, and what a round gives back in hundredths of its stake. */
const STAKES = [1_000n, 2_000n, 5_000n, 5_000n, 10_000n, 20_000n] as const;
const RETURNS = [0n, 0n, 0n, 0n, 0n, 40n, 60n, 120n, 200n, 450n] as const;
const PER_STAKE = 100n;

/** A round with a stake and a win as a player's evening brings them. */
export function drawRound(random: Random): { bet: bigint; win: bigint } {
  const bet = pick(random, STAKES);
  return { bet, win: (bet * pick(random, RETURNS)) / PER_STAKE };
}

/** The newest wins of the board: game, win in minor units, minutes ago; in the order of the names. */
const LEADING_WINS = [
  ['Copper Koi', 4_820_000n, 0],
  ['Lucky Sevens', 731_050n, 1],
  ['Orchid Roulette', 2_250_000n, 2],
  ['Ruby Orbit', 304_800n, 4],
  ['Golden Spur', 1_590_000n, 6],
] as const;
const LEADING_STAKE = 50_000n;
/** Who wins so much has played for more: rounds of the day before, and what they lost for each unit of the win, in hundredths. */
const ROUNDS_BEFORE = 24;
const LOST_BEFORE = 160n;
/** Stakes are whole tens, in minor units. */
const TEN = 1_000n;

/** Bets of a team over two weeks, each settled at once. */
export function newTeamBets(
  context: SeedContext,
  team: readonly NewAccount[],
  games: readonly NewGame[],
): NewBet[] {
  const random = seededRandom(`bets:${context.merchant}`);
  let count = 0;
  const bet = (account: string, game: NewGame, round: { bet: bigint; win: bigint }, at: Date): NewBet => ({
    id: contentId(context, `bet-${++count}`),
    merchant: context.merchant,
    accountId: account,
    book: 'real',
    vendor: game.vendor,
    nodeId: game.nodeId,
    gameType: game.category,
    ...round,
    at,
  });

  const leading = LEADING_WINS.flatMap(([name, win, minutes], index) => {
    const game = games.find((known) => known.name.en === name);
    const winner = LEADING_WINNERS[index];
    if (!game || !winner) return [];
    return bet(accountId(context, winner), game, { bet: LEADING_STAKE, win }, context.minutesAgo(minutes));
  });
  const today = presentToday(team, BET_TODAY - 1).map((account) => {
    const earliest = account.createdAt.getTime();
    const at = Math.max(earliest, context.today(random() * 0.95).getTime());
    return bet(account.id, pick(random, games), drawRound(random), new Date(at));
  });
  const before = Array.from({ length: DAYS_BACK }, (_, index) => index + 1).flatMap((daysAgo) =>
    Array.from({ length: BETS_A_DAY }, () =>
      bet(
        pick(random, team.slice(0, -REGISTERED_TODAY)).id,
        pick(random, games),
        drawRound(random),
        context.onDay(daysAgo, random()),
      ),
    ),
  );
  const lostBefore = leading.flatMap(({ accountId: winner, win = 0n, vendor, nodeId, gameType }) => {
    const stake = ((win * LOST_BEFORE) / PER_STAKE / BigInt(ROUNDS_BEFORE) / TEN) * TEN;
    return Array.from(
      { length: ROUNDS_BEFORE },
      (_, index): NewBet => ({
        id: contentId(context, `bet-${++count}`),
        merchant: context.merchant,
        accountId: winner,
        book: 'real',
        vendor,
        nodeId,
        gameType,
        bet: stake,
        win: 0n,
        at: context.today((index / ROUNDS_BEFORE) * 0.9),
      }),
    );
  });
  return [...leading, ...today, ...before, ...lostBefore];
}
