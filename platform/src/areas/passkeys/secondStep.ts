import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Context, SignedInContext } from '../../core/http/route';
import { tellOwner } from '../accounts/tellOwner';
import { refuseUnconfirmed } from '../session/confirm';
import { issueLoginTicket } from './loginTickets';
import { requestOptions } from './options';
import { issueRecoveryCodes } from './recoveryCodes';
import { passkeys, recoveryCodes, secondSteps } from './tables';

/** Whether a password or a code alone does not log an account in. */
export async function hasSecondStep(db: Database, accountId: string): Promise<boolean> {
  const found = await db.select().from(secondSteps).where(eq(secondSteps.accountId, accountId));
  return found.length > 0;
}

/**
 * Stops a login whose password or code was right until its second step is taken.
 *
 * @throws Refusal login.second.step with what the step needs, when the account has turned it on.
 */
export async function askSecondStep(context: Context, account: Account): Promise<void> {
  const { db, clock } = context;
  if (!(await hasSecondStep(db, account.id))) return;
  const ticket = await issueLoginTicket(db, account.id, clock());
  const options = await requestOptions(context, account.id);
  throw new Refusal('login.second.step', { value: { ticket, ...(options && { options }) } });
}

/** Turns the second step off and forgets its codes. Returns whether it was on. */
export async function dropSecondStep(db: Database, accountId: string): Promise<boolean> {
  const dropped = await db.delete(secondSteps).where(eq(secondSteps.accountId, accountId)).returning();
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return dropped.length > 0;
}

/**
 * Turns the second step on.
 *
 * @returns The recovery codes, which are told this once.
 * @throws Refusal auth.confirm.required; passkey.missing without a passkey.
 */
export async function turnOn(context: SignedInContext) {
  const { account, clock } = context;
  refuseUnconfirmed(context);
  const { added, codes } = await context.db.transaction(async (tx) => {
    // Locked, so that the last one cannot be removed beside this.
    const held = await tx.select().from(passkeys).where(eq(passkeys.accountId, account.id)).for('update');
    if (held.length === 0) throw new Refusal('passkey.missing');
    const row = { accountId: account.id, since: new Date(clock()) };
    const turned = await tx.insert(secondSteps).values(row).onConflictDoNothing().returning();
    return { added: turned.length > 0, codes: await issueRecoveryCodes(tx, account.id) };
  });
  if (added) tellOwner(context, account, 'secondStepOn');
  return { recoveryCodes: codes };
}

/** Throws auth.confirm.required. */
export async function turnOff(context: SignedInContext) {
  refuseUnconfirmed(context);
  const { db, account } = context;
  const dropped = await db.transaction((tx) => dropSecondStep(tx, account.id));
  if (dropped) tellOwner(context, account, 'secondStepOff');
  return {};
}

/**
 * New recovery codes.
 *
 * @throws Refusal auth.confirm.required; not.found when the second step is off.
 */
export async function renewCodes(context: SignedInContext) {
  const { db, account } = context;
  refuseUnconfirmed(context);
  if (!(await hasSecondStep(db, account.id))) throw new Refusal('not.found');
  return { recoveryCodes: await db.transaction((tx) => issueRecoveryCodes(tx, account.id)) };
}
