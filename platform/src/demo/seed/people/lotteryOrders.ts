import type { NewBet } from '../../../areas/bets/tables';
import type { NewGame } from '../../../areas/games/tables';
import { numbersOf } from '../../../areas/lottery/draws';
import { type Play, playByCode } from '../../../areas/lottery/plays';
import { drawAfter } from '../../../areas/lottery/schedule';
import type { LotteryGameRow, lotteryOrders, lotterySuborders } from '../../../areas/lottery/tables';
import { contentId, type SeedContext } from '../context';
import { accountId, PLAYER } from './accounts';
import { PLANNED_ORDERS, type PlannedBet, type PlannedOrder } from './lotteryPlan';
import type { Movement } from './movements';

/** Every merchant of the demonstration offers the vendor by which it pays so (docs/calls.md, "Lottery"). */
const PRIZE_MODE = 'ELOTT';
const ODDS_UNIT = 100n;

const next = (digit: string) => String((Number(digit) + 1) % 10);
const sizeOf = (digit: string) => (Number(digit) >= 5 ? 'big' : 'small');

/** What a bet is on, so that the numbers make of it what is planned. */
function contentOf({ code, places }: Play, { fate }: PlannedBet, numbers: readonly string[]): string {
  const last = numbers.slice(-places);
  const wins = fate === 'wins';
  switch (code) {
    case 'size':
      return sizeOf(wins ? (last[0] ?? '') : String((Number(last[0]) + 5) % 10));
    case 'run1':
      return ['3', '6', '9'].find((digit) => !last.includes(digit)) ?? '';
    default:
      // A bet that waits is on what anybody might choose.
      return (fate === 'waits' ? ['1', '6', '8'].slice(-places) : wins ? last : last.map(next)).join(',');
  }
}

const STATUS = { wins: 'WON', loses: 'LOST', waits: 'PENDING', isTakenBack: 'CANCELLED' } as const;

function suborderOf(planned: PlannedBet, numbers: readonly string[]) {
  const play = playByCode(planned.play);
  if (!play) throw new Error(`there is no play ${planned.play}`);
  const { unit, times } = planned;
  const odds = play.odds[PRIZE_MODE];
  const bet = unit * BigInt(times);
  return {
    play: play.code,
    content: contentOf(play, planned, numbers),
    times,
    unit,
    odds,
    bet,
    win: planned.fate === 'wins' ? (bet * odds) / ODDS_UNIT : 0n,
    status: STATUS[planned.fate],
  };
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** An order's rows, and what it has moved on the player's account: the stake first. */
function orderOf(
  context: SeedContext,
  planned: PlannedOrder,
  game: NewGame,
  lottery: LotteryGameRow,
  id: string,
) {
  const at = planned.at(context);
  const { numero, scheduledAt } = drawAfter(lottery, at.getTime());
  const closesAt = new Date(scheduledAt);
  const numbers = numbersOf(lottery, numero);
  const suborders = planned.bets.map((bet) => suborderOf(bet, numbers));
  const takenBack = suborders.filter(({ status }) => status === 'CANCELLED');
  const kept = suborders.filter(({ status }) => status !== 'CANCELLED');
  const waits = kept.some(({ status }) => status === 'PENDING');
  if (!waits && closesAt > context.now) throw new Error(`the numbers of ${planned.lottery} are not drawn`);
  const bet = sumOf(kept.map((row) => row.bet));
  const win = sumOf(kept.map((row) => row.win));
  const from = { system: 'vendor', vendor: game.vendor } as const;
  const back = sumOf(takenBack.map((row) => row.bet));
  const movements: Movement[] = [
    { kind: 'bet', amount: -bet - back, at, from },
    ...(back > 0n ? [{ kind: 'refund' as const, amount: back, at, from }] : []),
    ...(win > 0n ? [{ kind: 'win' as const, amount: win, at: closesAt, from }] : []),
  ];
  const drawn = { openedAt: closesAt, result: numbers, settledAt: closesAt };
  const owner = { merchant: context.merchant, accountId: accountId(context, PLAYER), book: 'real' as const };
  const ended = win > 0n ? ('WON' as const) : ('LOST' as const);
  return {
    movements,
    draw: { gameId: lottery.gameId, numero, scheduledAt: closesAt, closesAt, ...(!waits && drawn) },
    order: {
      ...owner,
      id,
      gameId: lottery.gameId,
      numero,
      prizeMode: PRIZE_MODE,
      bet,
      win,
      status: waits ? ('PENDING' as const) : kept.length === 0 ? ('CANCELLED' as const) : ended,
      at,
    } satisfies Omit<typeof lotteryOrders.$inferInsert, 'transactionId'>,
    suborders: suborders.map((row, position): typeof lotterySuborders.$inferInsert => ({
      ...row,
      id: `${id}-${position + 1}`,
      orderId: id,
      position,
    })),
    settled:
      waits || kept.length === 0
        ? undefined
        : ({
            ...owner,
            id: `${id}-bet`,
            vendor: game.vendor,
            nodeId: game.nodeId,
            gameType: game.category,
            bet,
            win,
            at: closesAt,
          } satisfies NewBet),
  };
}

export type SeededOrder = ReturnType<typeof orderOf>;

/** The player's orders on the lotteries that the merchant offers, oldest first. */
export function playerOrders(
  context: SeedContext,
  games: readonly NewGame[],
  lotteries: readonly LotteryGameRow[],
): SeededOrder[] {
  return PLANNED_ORDERS.flatMap((planned, index) => {
    const game = games.find(({ name }) => name.en === planned.lottery);
    const lottery = lotteries.find(({ nodeId }) => nodeId === game?.nodeId);
    if (!game || !lottery) return [];
    return orderOf(context, planned, game, lottery, contentId(context, `order-${index + 1}`));
  });
}
