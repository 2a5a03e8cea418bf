import type { FirebaseLogin, SmsLogin } from '@site/contracts/areas/account';
import type { SetPasswordPayload } from '@site/contracts/areas/passwords';
import type { RegisterPayload } from '@site/contracts/areas/registration';
import type { PhoneProof } from './phoneProof';

/*
 * What is sent with a code that Firebase has checked (AU-012, AU-062, AU-070). Each throws ApiError, as
 * `PhoneProof.prove` does, and then nothing is sent.
 */

export async function provenLogin(
  proof: PhoneProof,
  { type: _, mobileNum, countryDialingCode, messageCode, ...others }: SmsLogin,
): Promise<FirebaseLogin> {
  return {
    ...others,
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: await proof.prove({ mobileNum, countryDialingCode }, messageCode),
    firebaseMobileNo: mobileNum,
    countryDialingCode,
  };
}

/** A form without a number, or without a code for it, is sent as it is. */
export async function provenRegistration(
  proof: PhoneProof | undefined,
  payload: RegisterPayload,
): Promise<RegisterPayload> {
  const { mobileNum, countryDialingCode, verificationCode } = payload;
  if (!proof || !mobileNum || !countryDialingCode || !verificationCode) return payload;
  const firebaseIdToken = await proof.prove({ mobileNum, countryDialingCode }, verificationCode);
  return { ...payload, firebaseChannel: 'sms', firebaseIdToken };
}

export async function provenPassword(
  proof: PhoneProof,
  payload: SetPasswordPayload,
): Promise<SetPasswordPayload> {
  const { mobileNum, countryDialingCode = '', verificationCode = '' } = payload;
  const firebaseIdToken = await proof.prove({ mobileNum, countryDialingCode }, verificationCode);
  return { ...payload, firebaseIdToken };
}
