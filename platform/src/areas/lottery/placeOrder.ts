import type { OrderRequest } from '@site/contracts/areas/lottery';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import { bookOf } from '../../core/ledger/transaction';
import { formatMoney } from '../../core/money';
import { holdOpenDraw } from './draws';
import type { LotteryFrame } from './frames';
import { stakeOf, type WantedBet } from './stake';
import { lotteryOrders, lotterySuborders } from './tables';

/** A bet with its stake, by the plays of the frame and the limits of its game. */
function readBet(frame: LotteryFrame, wanted: WantedBet, position: number) {
  const { game, launch } = frame;
  const { play, unit, bet } = stakeOf(frame, wanted, position);
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
    play: { gameType: game.category },
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
