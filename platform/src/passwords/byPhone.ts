import type { SetPasswordPayload } from '@site/contracts/passwords';
import { mobileNumberFault, smsCodeFault } from '@site/contracts/validators';
import { refuseSamePassword, refuseUnfitPassword, setPassword } from '../accounts/newPassword';
import { hashPassword } from '../accounts/passwords';
import { findByMobile } from '../accounts/service';
import { Refusal } from '../http/refusal';
import type { Context } from '../http/route';
import { requireFlag } from '../merchants/features';
import { checkSmsCode, useSmsCode } from '../verification/smsCodes';

/**
 * Sets the password of the account with this mobile number, by a code that was sent to it, and ends its
 * sessions. A number that nobody has answers like a wrong code.
 *
 * @throws Refusal mobile.format, password.format, password.common, verification.code.*, firebase.token.invalid,
 *   modify.new.old.same. Only a password that is set uses the code up.
 */
export async function setByPhone(context: Context, payload: SetPasswordPayload) {
  const { db, merchant, module, clock } = context;
  requireFlag(merchant, 'resetPasswordByPhone');
  // No merchant of this platform has a Firebase project: there is nobody who could vouch for a token.
  if (payload.firebaseIdToken !== undefined) throw new Refusal('firebase.token.invalid');
  const { newPassword, verificationCode = '', countryDialingCode } = payload;
  const mobileNum = payload.mobileNum.trim();
  if (mobileNumberFault(mobileNum, merchant.settings.rules.mobileNum))
    throw new Refusal('mobile.format', { fields: { mobileNum: ['mobile.format'] } });
  refuseUnfitPassword(merchant, newPassword, { mobileNum });
  if (smsCodeFault(verificationCode)) throw new Refusal('verification.code.wrong');
  const target = { merchant: merchant.code, module, mobileNum, dialingCode: countryDialingCode };
  const code = await checkSmsCode(db, target, verificationCode, clock());
  const account = await findByMobile(db, merchant.code, mobileNum);
  if (!account) throw new Refusal('verification.code.wrong');
  if (account.disabled || account.backOffice) throw new Refusal('user.unavailable');
  refuseUnfitPassword(merchant, newPassword, account);
  await refuseSamePassword(account, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await useSmsCode(tx, code, clock());
    await setPassword(tx, account, passwordHash, { now: clock() });
  });
  return {};
}
