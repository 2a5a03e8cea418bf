import { type Care, careOf } from '../care/readCare';
import { CARE_RULES } from '../care/rules';
import { stateAt } from '../care/state';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import type { GatedMovement } from './movement';
import { type HeldWallet, lockPlayer } from './wallets';

/**
 * Lets a movement of a player pass, or refuses it. Every movement that a rule may be against comes through here with the
 * player held, so that no two are judged by the same figures (docs/requirements/responsible-play.md, "Gate"). The rules
 * of play refuse in their order: one refusal for one movement, and nothing is booked then. What they go by was read with
 * the wallet, after the lock; where it cannot be read nothing passes.
 *
 * @param wallet Held to be judged, at the same instant.
 * @returns What it went by.
 * @throws Refusal with the code of the first rule that is against it.
 */
export async function judge(
  tx: Database,
  { accountId, book, disabled, care: found }: HeldWallet,
  movement: GatedMovement,
  at: Date,
): Promise<Care> {
  if (disabled) throw new Refusal('user.unavailable');
  if (!found) throw new Error(`the account ${accountId} was not held to be judged`);
  const care = careOf(accountId, found);
  const question = { tx, movement, real: book === 'real', care, state: stateAt(care.row, at), at };
  try {
    for (const rule of CARE_RULES) await rule(question);
    return care;
  } catch (error) {
    // Whoever sends a player money learns nothing of what protects that player (PL-045).
    const tellsOfAnother = movement.kind === 'from player' && error instanceof Refusal;
    throw tellsOfAnother ? new Refusal('user.unavailable') : error;
  }
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
  await judge(tx, await lockPlayer(tx, account, at, { judged: true }), movement, at);
}
