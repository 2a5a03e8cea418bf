import type { NewBet } from '../../../areas/bets/tables';
import type { NewGame } from '../../../areas/games/tables';
import { bookedAs } from '../../../areas/rewards/rewards';
import type { TransactionKind } from '../../../core/ledger/tables';
import { type Party, transactionRows } from '../../../core/ledger/transaction';
import { contentId, type SeedContext } from '../context';
import { takenMovements } from '../missions/taken';
import { takenCommission } from '../referral/taken';
import { AGENT, accountId, PLAYER } from './accounts';
import type { SeededOrder } from './lotteryOrders';
import { history, type Movement } from './movements';
import { type PlayedRound, playerRounds } from './rounds';
import { TAKEN_REWARD, takenRewardId } from './signUps';

/** What the demonstration accounts hold when the seed is done, in minor units. */
export const PLAYER_BALANCE = 1_248_050n;
/** What of it is in wallets of vendors. */
const IN_GAMES = [
  ['PITCHLINE', 185_000n],
  ['IRONPALM', 95_000n],
  ['SALTWIND', 40_000n],
] as const;
export const AGENT_BALANCE = 28_694_000n;

const REBATE_WEEKS = 12;
const WEEKLY_REBATE = 184_250n;

const CASH: Party = { system: 'cash' };

/** What a round moved on the player's account; a stake that was given back leaves no trace. */
function movementOf({ game, state, bet, win, at }: PlayedRound): Movement | undefined {
  const from: Party = { system: 'vendor', vendor: game.vendor };
  if (state === 'SETTLED') return { kind: 'spin', amount: win, stake: bet, at, from };
  return state === 'OPEN' ? { kind: 'bet', amount: -bet, at, from } : undefined;
}

/** The player's months: deposits, rounds, orders, a bonus, a withdrawal; and the bets behind them. */
export function playerHistory(
  context: SeedContext,
  games: readonly NewGame[],
  orders: readonly SeededOrder[],
) {
  const other = (kind: TransactionKind, amount: bigint, daysAgo: number, from: Party): Movement => ({
    kind,
    amount,
    at: context.onDay(daysAgo, 0.4),
    from,
  });
  const others: Movement[] = [
    other('deposit', 1_000_000n, 20, CASH),
    other('withdraw', -250_000n, 15, CASH),
    {
      ...other('bonus', TAKEN_REWARD.amount, TAKEN_REWARD.daysAgo, { system: 'promotions' }),
      reference: bookedAs({ id: takenRewardId(context) }),
    },
    ...takenMovements(context),
    takenCommission(context),
    other('deposit', 500_000n, 6, CASH),
    other('rebate', 12_550n, 5, { system: 'house' }),
    other('withdraw', -400_000n, 4, CASH),
    ...IN_GAMES.map(([wallet, amount]) =>
      other('transfer', -amount, 3, { player: { id: accountId(context, PLAYER) }, wallet }),
    ),
  ];
  const inGames = IN_GAMES.reduce((sum, [, amount]) => sum + amount, 0n);
  const rounds = playerRounds(context, games).map((round) => ({ round, movement: movementOf(round) }));
  const movements = [
    ...others,
    ...orders.flatMap((order) => order.movements),
    ...rounds.flatMap(({ movement }) => movement ?? []),
  ];
  const [opening, ...later] = history(
    context,
    PLAYER,
    PLAYER_BALANCE - inGames,
    context.daysAgo(420),
    movements,
  ).map(transactionRows);
  const transactions = new Map(movements.map((movement, index) => [movement, later[index]?.transaction.id]));
  const transactionOf = (movement: Movement | undefined) => (movement && transactions.get(movement)) ?? null;
  const betsOfRounds = rounds.map(({ round, movement }, index): NewBet => {
    const { game, ...figures } = round;
    return {
      id: contentId(context, `round-${index + 1}`),
      merchant: context.merchant,
      accountId: accountId(context, PLAYER),
      book: 'real',
      vendor: game.vendor,
      nodeId: game.nodeId,
      gameType: game.category,
      transactionId: transactionOf(movement),
      ...figures,
    };
  });
  const placed = orders.map((seeded) => {
    const transactionId = transactionOf(seeded.movements[0]);
    if (transactionId === null) throw new Error(`nothing is booked of ${seeded.order.id}`);
    return { ...seeded, transactionId };
  });
  const openStakes = [
    ...betsOfRounds.filter(({ state }) => state === 'OPEN'),
    ...placed
      .map(({ order, transactionId }) => ({ ...order, transactionId }))
      .filter(({ status }) => status === 'PENDING'),
  ].flatMap(({ transactionId, accountId, bet: amount }) =>
    transactionId ? [{ transactionId, accountId, amount }] : [],
  );
  return {
    openStakes,
    booked: [opening, ...later].flatMap((rows) => rows ?? []),
    bets: [
      ...betsOfRounds,
      ...placed.flatMap(({ settled, transactionId }) => (settled ? { ...settled, transactionId } : [])),
    ],
    orders: placed.map(({ order, transactionId }) => ({ ...order, transactionId })),
  };
}

/**
 * The agent's rebates, week by week at first, then what each day of the team's bets has brought; and what contracts have
 * brought and cost.
 */
export const agentHistory = (context: SeedContext, movements: readonly Movement[]) =>
  history(context, AGENT, AGENT_BALANCE, context.daysAgo(700), [
    ...Array.from({ length: REBATE_WEEKS }, (_, week) => ({
      kind: 'rebate' as const,
      amount: WEEKLY_REBATE,
      at: context.onDay((REBATE_WEEKS - week) * 7, 0.1),
      from: { system: 'house' as const },
    })),
    ...movements,
  ]).map(transactionRows);
