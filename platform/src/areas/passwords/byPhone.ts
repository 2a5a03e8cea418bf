import type { SetPasswordPayload } from '@site/contracts/areas/passwords';
import { mobileNumberFault, smsCodeFault } from '@site/contracts/areas/validators';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { requireFlag } from '../../core/merchants/features';
import { refuseSamePassword, refuseUnfitPassword, setPassword } from '../accounts/newPassword';
import { hashPassword } from '../accounts/passwords';
import { findByMobile } from '../accounts/service';
import { tellOwner } from '../accounts/tellOwner';
import { memberOfNumber, useIdentity } from '../firebase/identities';
import { checkSmsCode, useSmsCode } from '../verification/smsCodes';

interface Owner {
  readonly account: Account;
  /** Uses up what showed it, in the transaction of what it is for. */
  readonly useUp: (tx: Database) => Promise<void>;
}

/** The account whose number the caller has shown to hold: by Firebase's token, else by our code. */
async function ownerOf(context: Context, payload: SetPasswordPayload, mobileNum: string): Promise<Owner> {
  const { db, merchant, module, clock } = context;
  const { firebaseIdToken, verificationCode = '', countryDialingCode: dialingCode } = payload;
  if (firebaseIdToken !== undefined) {
    const { account, identity } = await memberOfNumber(context, firebaseIdToken, { mobileNum, dialingCode });
    return { account, useUp: (tx) => useIdentity(tx, identity) };
  }
  if (smsCodeFault(verificationCode)) throw new Refusal('verification.code.wrong');
  const target = { merchant: merchant.code, module, mobileNum, dialingCode };
  const code = await checkSmsCode(db, target, verificationCode, clock());
  const account = await findByMobile(db, merchant.code, mobileNum);
  if (!account) throw new Refusal('verification.code.wrong');
  return { account, useUp: (tx) => useSmsCode(tx, code, clock()) };
}

/**
 * Sets the password of the account with this mobile number, by a code that was sent to it, ours or Firebase's,
 * and ends its sessions. A number that nobody has answers like a wrong code.
 *
 * @throws Refusal mobile.format, password.format, password.common, verification.code.*, firebase.token.invalid,
 *   vendor.unavailable, modify.new.old.same. Only a password that is set uses the code up.
 */
export async function setByPhone(context: Context, payload: SetPasswordPayload) {
  const { db, merchant, clock } = context;
  requireFlag(merchant, 'resetPasswordByPhone');
  const { newPassword } = payload;
  const mobileNum = payload.mobileNum.trim();
  if (mobileNumberFault(mobileNum, merchant.settings.rules.mobileNum))
    throw new Refusal('mobile.format', { fields: { mobileNum: ['mobile.format'] } });
  refuseUnfitPassword(merchant, newPassword, { mobileNum });
  const { account, useUp } = await ownerOf(context, payload, mobileNum);
  if (account.disabled || account.backOffice) throw new Refusal('user.unavailable');
  refuseUnfitPassword(merchant, newPassword, account);
  await refuseSamePassword(account, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await useUp(tx);
    await setPassword(tx, account, passwordHash, { now: clock() });
  });
  tellOwner(context, account, 'passwordChanged');
  return {};
}
