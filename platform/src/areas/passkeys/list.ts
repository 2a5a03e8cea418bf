import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { tellOwner } from '../accounts/tellOwner';
import { refuseUnconfirmed } from '../session/confirm';
import { countRecoveryCodes } from './recoveryCodes';
import { dropSecondStep, hasSecondStep } from './secondStep';
import { type PasskeyRecord, passkeys } from './tables';
import { passkeyView } from './view';

/** The passkeys of an account, the oldest first. */
export const passkeysOf = (db: Database, accountId: string): Promise<PasskeyRecord[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));

/** The account's passkeys, whether a login asks for one, and how many recovery codes are left. */
export async function listPasskeys({ db, account }: SignedInContext) {
  const held = await passkeysOf(db, account.id);
  return {
    list: held.map(passkeyView),
    secondStep: await hasSecondStep(db, account.id),
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
  };
}

const isOwn = (account: { id: string }, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, account.id));

/**
 * Gives a passkey another name.
 *
 * @throws Refusal not.found
 */
export async function rename({ db, account }: SignedInContext, { id, name }: { id: string; name: string }) {
  const renamed = await db.update(passkeys).set({ name }).where(isOwn(account, id)).returning();
  if (renamed.length === 0) throw new Refusal('not.found');
  return {};
}

/**
 * Removes a passkey; one that is gone already answers the same. With the last one the second step goes: nobody
 * could take it.
 *
 * @throws Refusal auth.confirm.required
 */
export async function remove(context: SignedInContext, { id }: { id: string }) {
  const { account } = context;
  refuseUnconfirmed(context);
  const { removed, dropped } = await context.db.transaction(async (tx) => {
    const gone = await tx.delete(passkeys).where(isOwn(account, id)).returning();
    const isLast = (await passkeysOf(tx, account.id)).length === 0;
    return { removed: gone.length > 0, dropped: isLast && (await dropSecondStep(tx, account.id)) };
  });
  if (removed) tellOwner(context, account, 'passkeyRemoved');
  if (dropped) tellOwner(context, account, 'secondStepOff');
  return {};
}
