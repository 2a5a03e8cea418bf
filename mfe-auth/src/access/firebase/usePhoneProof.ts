import { ApiError, queryClient, useMerchant } from '@site/api';
import type { FirebaseProject } from '@site/contracts/areas/firebase';
import { useMemo } from 'react';
import type { PhoneProof } from './phoneProof';

/** Loaded with the first code that is asked for, and kept: it knows what was sent. */
const phoneProof = (project: FirebaseProject): Promise<PhoneProof> =>
  queryClient
    .fetchQuery({
      queryKey: ['firebase', 'phone', project.projectId],
      queryFn: async () => (await import('./phoneProof')).openPhoneProof(project),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    })
    .catch((cause: unknown) => {
      throw new ApiError({ code: 'client.load.failed', cause });
    });

/** Codes by SMS from Firebase, in the place of the platform's (AU-038); `undefined` where the merchant has none. */
export function usePhoneProof(): PhoneProof | undefined {
  const { firebase } = useMerchant();
  return useMemo(() => (firebase?.phone ? proofBy(firebase) : undefined), [firebase]);
}

const proofBy = (project: FirebaseProject): PhoneProof => ({
  send: async (number) => (await phoneProof(project)).send(number),
  prove: async (number, code) => (await phoneProof(project)).prove(number, code),
});
