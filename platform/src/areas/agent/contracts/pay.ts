import { inArray } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { postTransaction } from '../../../core/ledger/ledger';
import type { Party } from '../../../core/ledger/transaction';
import { shrinkDemands, withdrawableOf } from '../../../core/ledger/turnover';
import { lockPlayer } from '../../../core/ledger/wallets';
import { passTransferGate } from '../../cashier/playerTransfer';

/** Both sides of what a contract pays; the house where there is no `from`. */
export interface Sides {
  readonly from?: Account | undefined;
  readonly to: Account;
}

/** The accounts of the two sides, as they are now. */
export async function sidesOf(
  db: Database,
  { payerId, receiverId }: { readonly payerId: string | null; readonly receiverId: string },
): Promise<Sides> {
  const ids = payerId === null ? [receiverId] : [payerId, receiverId];
  const found = await db.select().from(accounts).where(inArray(accounts.id, ids));
  const to = found.find(({ id }) => id === receiverId);
  if (!to) throw new Error(`the account ${receiverId} is gone`);
  return { to, from: found.find(({ id }) => id === payerId) };
}

/**
 * Asks whether an amount may be paid, and holds both sides while the answer counts. The house pays whoever has not been
 * disabled: what was earned is no offer, and closing an account keeps no money from it.
 *
 * @throws Refusal of the gate for transfers between players (PL-045); user.unavailable.
 */
export async function passPayGate(
  tx: Database,
  { from, to }: Sides,
  amount: bigint,
  at: Date,
): Promise<void> {
  if (from) return passTransferGate(tx, { from, to }, amount, at);
  const { disabled } = await lockPlayer(tx, to, at);
  if (disabled) throw new Refusal('user.unavailable');
}

/**
 * Throws unless an agent has so much that nothing holds: what has to be bet first cannot be given away.
 *
 * @throws Refusal balance.insufficient
 */
export async function requireFree(tx: Database, from: Account, amount: bigint): Promise<void> {
  const { withdrawable } = await withdrawableOf(tx, from);
  if (withdrawable < amount) throw new Refusal('balance.insufficient');
}

interface Payment {
  readonly what: 'salary' | 'dividend';
  /** Names it: it is booked once. */
  readonly reference: string;
  readonly amount: bigint;
  readonly orderNo?: string | undefined;
  readonly at: Date;
}

/**
 * Books what a contract pays. Call it with both sides held, and passed by `passPayGate`.
 *
 * @throws Refusal balance.insufficient. A database error when it was booked before.
 */
export async function bookPay(
  tx: Database,
  { from, to }: Sides,
  { what, reference, amount, orderNo, at }: Payment,
): Promise<void> {
  if (from) await requireFree(tx, from, amount);
  await shrinkDemands(tx, to);
  const payer: Party = from ? { player: from } : { system: 'house' };
  await postTransaction(tx, {
    merchant: to.merchant,
    book: 'real',
    kind: from ? `agent ${what}` : what,
    reference,
    orderNo,
    ...(from && { remark: `${from.username} → ${to.username}` }),
    at,
    postings: [
      { party: payer, amount: -amount },
      { party: { player: to }, amount },
    ],
  });
}
