import type { OrderRequest } from '@site/contracts/areas/lottery';
import { Refusal } from '../../core/http/refusal';
import { formatMoney, parseMoney } from '../../core/money';
import type { LotteryFrame } from './frames';
import { countBets, type Play, playsOf } from './plays';

export type WantedBet = OrderRequest['bets'][number];

/** What one line of an order stakes. */
export interface Stake {
  readonly play: Play;
  /** How many bets its numbers are. */
  readonly count: number;
  /** Of one bet, and of the line, in minor units. */
  readonly unit: bigint;
  readonly bet: bigint;
}

/**
 * What a line of an order stakes: its unit, as many times as wanted, on each of the bets that its numbers are.
 * The game's limits are not looked at.
 *
 * @param position The line's place in the order, from 0.
 * @throws Refusal request.invalid for a play that the frame has not, or numbers that the play does not read.
 */
export function stakeOf({ lottery, launch }: LotteryFrame, wanted: WantedBet, position: number): Stake {
  const play = playsOf(lottery.digits, launch.playType).find(({ code }) => code === wanted.play);
  const invalid = (field: string) =>
    new Refusal('request.invalid', { fields: { [`bets.${position}.${field}`]: ['field.format'] } });
  if (!play) throw invalid('play');
  const count = countBets(play, wanted.content);
  if (count === 0) throw invalid('content');
  const unit = parseMoney(wanted.unit);
  return { play, count, unit, bet: unit * BigInt(wanted.times) * BigInt(count) };
}

/**
 * What an order would stake, for the page to show before it is placed: of each line, and of all of them.
 *
 * @throws Refusal request.invalid
 */
export function quoteOrder(frame: LotteryFrame, wanted: readonly WantedBet[]) {
  const lines = wanted.map((bet, position) => stakeOf(frame, bet, position));
  return {
    count: lines.reduce((sum, { count }) => sum + count, 0),
    total: formatMoney(lines.reduce((sum, { bet }) => sum + bet, 0n)),
    lines: lines.map(({ bet }) => formatMoney(bet)),
  };
}
