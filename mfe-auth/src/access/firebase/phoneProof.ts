import type { FirebaseProject } from '@site/contracts/areas/firebase';
import { internationalNumber } from '@site/contracts/values/internationalNumber';
import { language } from '@site/i18n';
import type { SmsNumber } from '../mobile/smsNumber';
import { openPhoneAuth } from './phoneAuth';

export interface PhoneProof {
  /** Sends a code; rejects when none was sent. */
  send(number: SmsNumber): Promise<void>;
  /** An identity token for a right code. Throws ApiError, as `PhoneAuth.prove` does. */
  prove(number: SmsNumber, code: string): Promise<string>;
}

/** Firebase's codes for numbers as members write them. */
export function openPhoneProof(project: FirebaseProject): PhoneProof {
  const auth = openPhoneAuth(project);
  const dialled = ({ countryDialingCode, mobileNum }: SmsNumber) =>
    internationalNumber(countryDialingCode, mobileNum);
  return {
    send: (number) => auth.send(dialled(number), language()),
    prove: (number, code) => auth.prove(dialled(number), code),
  };
}
