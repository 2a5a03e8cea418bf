import type { OrderRequest } from '@site/contracts/lottery';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import { bookOf, postTransaction } from '../../core/ledger/ledger';
import { formatMoney, parseMoney } from '../../core/money';
import { holdOpenDraw } from './draws';
import type { LotteryFrame } from './frames';
import { countBets, playsOf } from './plays';
import { lotteryOrders, lotterySuborders } from './tables';

type WantedBet = OrderRequest['bets'][number];

/** A bet with its stake, by the plays of the frame and the limits of its game. */
function readBet({ game, lottery, launch }: LotteryFrame, wanted: WantedBet, position: number) {
  const play = playsOf(lottery.digits, launch.playType).find(({ code }) => code === wanted.play);
  const invalid = (field: string) =>
    new Refusal('request.invalid', { fields: { [`bets.${position}.${field}`]: ['field.format'] } });
  if (!play) throw invalid('play');
  const count = countBets(play, wanted.content);
  if (count === 0) throw invalid('content');
  const unit = parseMoney(wanted.unit);
  const bet = unit * BigInt(wanted.times) * BigInt(count);
  if (unit <= 0n || bet < game.minBet || bet > game.maxBet) {
    const limits = { min: formatMoney(game.minBet), max: formatMoney(game.maxBet) };
    throw new Refusal('amount.out.of.range', { value: limits });
  }
  const { content, times } = wanted;
  return { position, play: play.code, content, times, unit, odds: play.odds[launch.prizeMode], bet };
}

/**
 * Places an order on the open draw: takes the stake of all its bets in one ledger transaction, and keeps each
 * bet as a suborder. Call it inside a database transaction: the draw stays open until that ends.
 *
 * @returns Its id, and what is left in minor units.
 * @throws Refusal draw.closed, amount.out.of.range, balance.insufficient, request.invalid, game.unavailable;
 *   then nothing is booked.
 */
export async function placeOrder(
  tx: Database,
  frame: LotteryFrame,
  wanted: OrderRequest,
  now: () => number,
): Promise<{ orderId: string; balance: bigint }> {
  const { account, game, lottery, launch } = frame;
  if (wanted.gameId !== lottery.gameId) throw new Refusal('game.unavailable');
  const bets = wanted.bets.map((bet, position) => readBet(frame, bet, position));
  const stake = bets.reduce((sum, { bet }) => sum + bet, 0n);
  await holdOpenDraw(tx, lottery, wanted.numero, now);
  const orderId = newId('lot');
  const book = bookOf(account);
  const at = new Date(now());
  const { id: transactionId, balances } = await postTransaction(tx, {
    merchant: account.merchant,
    book,
    kind: 'bet',
    reference: `lottery order ${orderId}`,
    at,
    postings: [
      { party: { player: account }, amount: -stake },
      { party: { system: 'vendor', vendor: game.vendor }, amount: stake },
    ],
  });
  await tx.insert(lotteryOrders).values({
    id: orderId,
    merchant: account.merchant,
    accountId: account.id,
    book,
    gameId: lottery.gameId,
    numero: wanted.numero,
    prizeMode: launch.prizeMode,
    transactionId,
    bet: stake,
    at,
  });
  await tx.insert(lotterySuborders).values(bets.map((bet) => ({ id: newId('lsu'), orderId, ...bet })));
  return { orderId, balance: balances.get(account.id) ?? 0n };
}
