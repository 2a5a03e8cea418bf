import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import { type HeldWallet, lockPlayer } from './wallets';

/**
 * A movement of money that a rule may be against. Wins, refunds, withdrawals, what comes back from a vendor and money
 * that has arrived are not: they always pass. Amounts are in minor units, without a sign.
 */
export type GatedMovement =
  | { readonly kind: 'stake'; readonly amount: bigint; readonly gameType?: string | undefined }
  | { readonly kind: 'to vendor'; readonly amount: bigint; readonly vendor: string }
  | { readonly kind: 'deposit order'; readonly amount: bigint }
  | { readonly kind: 'bonus'; readonly amount: bigint }
  | { readonly kind: 'from player'; readonly amount: bigint };

/** @throws Refusal when it is against the movement. */
type Rule = (tx: Database, wallet: HeldWallet, movement: GatedMovement, at: Date) => Promise<void> | void;

const accountIsOpen: Rule = (_tx, { disabled }) => {
  if (disabled) throw new Refusal('user.unavailable');
};

/** In the order in which they refuse: one refusal for one movement, and nothing is booked then. */
const RULES: readonly Rule[] = [accountIsOpen];

/**
 * Lets a movement of a player pass, or refuses it. Every movement that a rule may be against comes through here with the
 * player held, so that no two are judged by the same figures (docs/requirements/responsible-play.md, "Gate").
 *
 * @throws Refusal with the code of the first rule that is against it.
 */
export async function judge(
  tx: Database,
  wallet: HeldWallet,
  movement: GatedMovement,
  at: Date,
): Promise<void> {
  for (const rule of RULES) await rule(tx, wallet, movement, at);
}

/**
 * The same for what is only ordered yet, such as a deposit: holds the player for the length of the database transaction,
 * and judges. Call it inside a transaction.
 *
 * @throws Refusal as `judge` does.
 */
export async function passGate(
  tx: Database,
  account: Parameters<typeof lockPlayer>[1],
  movement: GatedMovement,
  at: Date,
): Promise<void> {
  await judge(tx, await lockPlayer(tx, account, at), movement, at);
}
