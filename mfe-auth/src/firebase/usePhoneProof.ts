import { ApiError, queryClient, useMerchant } from '@site/api';
import type { FirebaseProject } from '@site/contracts/firebase';
import { internationalNumber } from '@site/contracts/internationalNumber';
import { language } from '@site/i18n';
import { useMemo } from 'react';
import type { SmsNumber } from '../smsCode/SmsCodeField';
import type { PhoneAuth } from './phoneAuth';

/** Loaded with the first code that is asked for, and kept: it knows what was sent. */
const phoneAuth = (project: FirebaseProject): Promise<PhoneAuth> =>
  queryClient
    .fetchQuery({
      queryKey: ['firebase', 'phone', project.projectId],
      queryFn: async () => (await import('./phoneAuth')).openPhoneAuth(project),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    })
    .catch((cause: unknown) => {
      throw new ApiError({ code: 'client.load.failed', cause });
    });

export interface PhoneProof {
  /** Sends a code; rejects when none was sent. */
  send(number: SmsNumber): Promise<void>;
  /** An identity token for a right code. Throws ApiError, as `PhoneAuth.prove` does. */
  prove(number: SmsNumber, code: string): Promise<string>;
}

/** Codes by SMS from Firebase, in the place of the platform's (AU-038); `undefined` where the merchant has none. */
export function usePhoneProof(): PhoneProof | undefined {
  const { firebase } = useMerchant();
  return useMemo(() => (firebase?.phone ? proofBy(firebase) : undefined), [firebase]);
}

function proofBy(project: FirebaseProject): PhoneProof {
  const dialled = ({ countryDialingCode, mobileNum }: SmsNumber) =>
    internationalNumber(countryDialingCode, mobileNum);
  return {
    send: async (number) => (await phoneAuth(project)).send(dialled(number), language()),
    prove: async (number, code) => (await phoneAuth(project)).prove(dialled(number), code),
  };
}
