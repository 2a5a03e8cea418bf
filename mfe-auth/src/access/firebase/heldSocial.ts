import { queryClient } from '@site/api';
import type { SocialChannel } from '@site/contracts/areas/identities';
import { skipToken, useQuery } from '@tanstack/react-query';

/*
 * A social account that no member has yet, from the login that found that out to the registration that links
 * it. In memory alone: it is as good as a password for an hour, which is how long its token holds. As all that
 * the cache holds of a person, it ends with the next login.
 */

export interface HeldSocial {
  readonly channel: SocialChannel;
  readonly idToken: string;
}

const KEY = ['firebase', 'held'];
const HELD_MS = 3_600_000;

export const holdSocial = (held: HeldSocial): void => {
  queryClient.setQueryDefaults(KEY, { gcTime: HELD_MS });
  queryClient.setQueryData<HeldSocial | null>(KEY, held);
};

export const dropHeldSocial = (): void => {
  queryClient.setQueryData<HeldSocial | null>(KEY, null);
};

export function useHeldSocial(): HeldSocial | undefined {
  const { data } = useQuery<HeldSocial | null>({
    queryKey: KEY,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
