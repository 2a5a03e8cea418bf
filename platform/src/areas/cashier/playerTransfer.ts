import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { judge } from '../../core/ledger/gate';
import { bookOf, walletId } from '../../core/ledger/transaction';
import { holdPlayers } from '../../core/ledger/wallets';
import { depositsUnderWay } from './deposit/underWay';

/** Money that a player gives another one. */
export interface PlayerTransfer {
  readonly to: Account;
  /** In minor units. */
  readonly amount: bigint;
}

/** Tells which of several cannot be given to. */
function nameUnavailable(error: unknown, { username }: Account): never {
  if (error instanceof Refusal && error.code === 'user.unavailable')
    throw new Refusal('user.unavailable', { value: { account: username } });
  throw error;
}

/**
 * Asks the gate for money that a player gives others: an agent to players below, red envelopes. It counts as a deposit
 * of who gets it, so that is what it has to be booked as; who gives it learns no more than that somebody is not available
 * (PL-045). All are held while the answer counts, in one order, so that two who send each other something do not wait
 * for each other: call it first in the transaction that books, with each receiver once.
 *
 * @throws Refusal transfer.players.off, play.closed of who gives, user.unavailable with `account` of who gets.
 */
export async function passTransferGates(
  tx: Database,
  from: Account,
  transfers: readonly PlayerTransfer[],
  at: Date,
): Promise<void> {
  const held = await holdPlayers(tx, [from, ...transfers.map(({ to }) => to)], at);
  const walletOf = (account: Account) => {
    const wallet = held.get(walletId(account, bookOf(account)));
    if (!wallet) throw new Error(`the account ${account.id} is gone`);
    return wallet;
  };
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0n);
  await judge(tx, walletOf(from), { kind: 'to player', amount: total }, at);
  for (const { to, amount } of transfers) {
    const underWay = await depositsUnderWay(tx, to.id, at);
    await judge(tx, walletOf(to), { kind: 'from player', amount, underWay }, at).catch((error: unknown) =>
      nameUnavailable(error, to),
    );
  }
}

/** The same for one who gets it. */
export const passTransferGate = (
  tx: Database,
  { from, to }: { readonly from: Account; readonly to: Account },
  amount: bigint,
  at: Date,
): Promise<void> => passTransferGates(tx, from, [{ to, amount }], at);
