import type { Account } from '../../core/accounts/tables';
import { closeByOperator } from '../../core/care/closing';
import { exclusionKeys } from '../../core/care/excluded/keys';
import { enterExcluded, findExcluded } from '../../core/care/excluded/register';
import { holdAccount } from '../../core/care/hold';
import type { Care } from '../../core/care/readCare';
import { settingsOf } from '../../core/care/settings';
import { isExcluded } from '../../core/care/state';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Context, SignedInContext } from '../../core/http/route';
import { type PersonalData, valuesOf } from './ownValues';

/*
 * Who has excluded themselves does not come again under another name, at the merchant or at one of its group (PL-023).
 * The refusal is the same whatever was recognised.
 */

/** The keys by which the excluded are recognised. */
export const keysOf = ({ db, http }: Context): Promise<string[]> =>
  exclusionKeys(db, http.request.server.platform.config.exclusionKeys);

/** `review`: the account is to wait until the operator has looked at it. */
export type Admission = 'admitted' | 'review';

/**
 * Looks whether somebody may have an account, or a value of theirs. Call it after what is wrong with the values
 * themselves was said, so that an address that is taken is told as taken, whoever has it.
 *
 * @param own The account that is not compared with itself; none for a new one, whoever is signed in.
 * @throws Refusal registration.refused for somebody who is excluded.
 */
export async function admit(context: Context, data: PersonalData, own?: string): Promise<Admission> {
  const { db, merchant, clock } = context;
  const { group, payeeMatch } = await settingsOf(db, merchant.code);
  const found = await findExcluded(db, await keysOf(context), valuesOf(merchant, data), {
    merchant: merchant.code,
    group,
    accountId: own,
    at: new Date(clock()),
  });
  if (found.size === 0) return 'admitted';
  const byNameAlone = found.size === 1 && found.has('NAME');
  if (byNameAlone && payeeMatch === 'review') return 'review';
  throw new Refusal('registration.refused');
}

/** Closes an account that the operator has to look at first, in the transaction that made it what it is. */
export async function closeForReview(
  tx: Database,
  account: Pick<Account, 'id' | 'merchant'>,
  at: Date,
): Promise<void> {
  await closeByOperator(tx, await holdAccount(tx, account), at, { source: 'SYSTEM' });
}

/**
 * Looks whether a member may have another e-mail address, name or card, and remembers it of one who is excluded. Call it
 * in the transaction that stores it, with the account held (core/care/hold.ts).
 *
 * @throws Refusal registration.refused
 */
export async function admitChange(
  context: SignedInContext,
  tx: Database,
  care: Care,
  data: PersonalData,
): Promise<void> {
  const inside = { ...context, db: tx };
  const at = new Date(context.clock());
  const admission = await admit(inside, data, care.accountId);
  if (admission === 'review') await closeByOperator(tx, care, at, { source: 'SYSTEM' });
  if (isExcluded(care.row, at))
    await enterExcluded(tx, await keysOf(inside), care.accountId, valuesOf(context.merchant, data));
}
