import { notePlay, noteReturn } from '../care/play/signs';
import type { Care } from '../care/readCare';
import { isSlot } from '../care/rules/pace';
import type { Database } from '../db/client';
import type { Transaction, TransactionRows } from './transaction';
import type { HeldWallet } from './wallets';

type Entry = Pick<TransactionRows['entries'][number], 'ledgerAccountId' | 'code' | 'amount'>;

/**
 * Notes what a transaction says of play: a stake is a sign of it, whatever it is played with; what is staked and won
 * counts of real money alone (PL-044).
 *
 * @param players Who stakes, with what the gate went by.
 */
export async function notePlayTime(
  tx: Database,
  { book, play, placedAt, at }: Transaction,
  entries: readonly Entry[],
  wallets: ReadonlyMap<string, HeldWallet>,
  players: ReadonlyMap<string, Care>,
): Promise<void> {
  const real = book === 'real';
  const sum = (accountId: string, code: Entry['code']): bigint =>
    entries
      .filter((entry) => entry.code === code && wallets.get(entry.ledgerAccountId)?.accountId === accountId)
      .reduce((total, { amount }) => total + amount, 0n);
  for (const care of players.values()) {
    const { accountId } = care;
    const sums = real ? { staked: -sum(accountId, 'BET'), won: sum(accountId, 'WIN') } : {};
    const cycles = play?.cycleOf
      ? { [play.cycleOf]: { at: at.getTime(), slot: real && isSlot(play.gameType) } }
      : {};
    await notePlay(tx, care, { at, cycles, ...sums });
  }
  if (!real) return;
  for (const accountId of new Set([...wallets.values()].map((wallet) => wallet.accountId))) {
    const [won, refunded] = [sum(accountId, 'WIN'), sum(accountId, 'REFUND')];
    if (!players.has(accountId) && (won > 0n || refunded > 0n))
      await noteReturn(tx, accountId, placedAt ?? at, { won, refunded });
  }
}
