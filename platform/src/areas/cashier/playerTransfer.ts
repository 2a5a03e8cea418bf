import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { passGate } from '../../core/ledger/gate';
import { bookOf, walletId } from '../../core/ledger/transaction';
import { lockPlayer } from '../../core/ledger/wallets';
import { depositsUnderWay } from './deposit/underWay';

/**
 * Asks the gate for money that a player gives another one: an agent to a player below, a red envelope. It counts as a
 * deposit of who gets it, so that is what it has to be booked as; who gives it learns no more than that the other one is
 * not available (PL-045). Both are held while the answer counts: call it first in the transaction that books.
 *
 * @throws Refusal transfer.players.off, play.closed of who gives, user.unavailable of who gets.
 */
export async function passTransferGate(
  tx: Database,
  { from, to }: { readonly from: Account; readonly to: Account },
  amount: bigint,
  at: Date,
): Promise<void> {
  const held = (account: Account) => walletId(account, bookOf(account));
  // In one order, so that two who send each other something do not wait for each other.
  for (const account of [from, to].sort((a, b) => (held(a) < held(b) ? -1 : 1)))
    await lockPlayer(tx, account, at);
  await passGate(tx, from, { kind: 'to player', amount }, at);
  const underWay = await depositsUnderWay(tx, to.id, at);
  await passGate(tx, to, { kind: 'from player', amount, underWay }, at);
}
