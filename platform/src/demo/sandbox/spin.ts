import { and, desc, eq } from 'drizzle-orm';
import { type Bet, bets } from '../../areas/bets/tables';
import { walletOfVendor } from '../../areas/wallet/vendorWallets';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import { formatMoney } from '../../core/money';
import type { Frame } from './frames';
import { drawPrize, PAY_TABLES, type RandomInt, stopReels } from './payTable';

/** Spins that the page shows again. */
const HISTORY_LENGTH = 10;

const historyView = ({ id, bet, win, at }: Pick<Bet, 'id' | 'bet' | 'win' | 'at'>) => ({
  id,
  bet: formatMoney(bet),
  win: formatMoney(win),
  at: at.toISOString(),
});

/**
 * Plays once: draws, books bet and win in one ledger transaction, and records the bet.
 *
 * @param bet Minor units.
 * @throws Refusal amount.out.of.range, balance.insufficient, and those of the gate; then nothing is booked.
 */
export async function spin(db: Database, frame: Frame, bet: bigint, randomInt: RandomInt, at: Date) {
  const { account, game, launch } = frame;
  if (bet < game.minBet || bet > game.maxBet) {
    const limits = { min: formatMoney(game.minBet), max: formatMoney(game.maxBet) };
    throw new Refusal('amount.out.of.range', { value: limits });
  }
  const table = PAY_TABLES[game.volatility];
  const prize = drawPrize(table, randomInt);
  const times = prize === undefined ? 0n : (table[prize]?.times ?? 0n);
  const win = bet * times;
  const id = newId('bet');
  const player = { player: account, wallet: await walletOf(db, frame) };
  const vendor = { system: 'vendor', vendor: game.vendor } as const;
  const { id: transactionId, balances } = await postTransaction(db, {
    merchant: account.merchant,
    book: launch.book,
    kind: 'spin',
    reference: `spin ${id}`,
    at,
    play: { gameType: game.category, cycleOf: game.nodeId },
    postings: [
      { party: player, amount: -bet },
      { party: vendor, amount: bet },
      ...(win > 0n
        ? [
            { party: vendor, amount: -win },
            { party: player, amount: win },
          ]
        : []),
    ],
  });
  const row = {
    id,
    merchant: account.merchant,
    accountId: account.id,
    book: launch.book,
    vendor: game.vendor,
    nodeId: game.nodeId,
    gameType: game.category,
    transactionId,
    bet,
    win,
    at,
  };
  await db.insert(bets).values(row);
  return {
    ...historyView(row),
    reels: stopReels(prize, randomInt),
    times: Number(times),
    balance: formatMoney(balances.get(account.id) ?? 0n),
  };
}

/** The wallet that a launch plays from: the vendor's own where it has one. Play money is in the main one alone. */
export const walletOf = (db: Database, { game, launch }: Frame): Promise<string | undefined> =>
  launch.book === 'real' ? walletOfVendor(db, game.vendor) : Promise.resolve(undefined);

/** The last spins of a player in this game, newest first. */
export async function recentSpins(db: Database, { account, game, launch }: Frame) {
  const rows = await db
    .select({ id: bets.id, bet: bets.bet, win: bets.win, at: bets.at })
    .from(bets)
    .where(and(eq(bets.accountId, account.id), eq(bets.nodeId, game.nodeId), eq(bets.book, launch.book)))
    .orderBy(desc(bets.at), desc(bets.id))
    .limit(HISTORY_LENGTH);
  return rows.map(historyView);
}
