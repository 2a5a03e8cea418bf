import { useFlag, useMerchant } from '@site/api';
import type { SocialChannel } from '@site/contracts/areas/identities';
import { useQuery } from '@tanstack/react-query';
import type { SocialAuth } from './socialAuth';

interface SocialOffer {
  readonly channels: readonly SocialChannel[];
  readonly auth: SocialAuth | undefined;
  /** Whether Firebase is on its way. */
  readonly loading: boolean;
}

/**
 * The social accounts that the merchant's flags offer, in the order in which they stand, and Firebase once it
 * is ready for them (AU-008). Without a flag, or a project, nothing of Firebase is loaded.
 */
export function useSocialAuth(): SocialOffer {
  const { firebase } = useMerchant();
  const flags: Readonly<Record<SocialChannel, boolean>> = {
    facebook: useFlag('facebookLogin'),
    line: useFlag('lineLogin'),
    google: useFlag('googleLogin'),
  };
  const channels = (['facebook', 'line', 'google'] as const).filter((channel) => flags[channel]);
  const { data: auth, isLoading: loading } = useQuery({
    queryKey: ['firebase', 'social', firebase?.projectId],
    queryFn: async () =>
      firebase
        ? (await import('./socialAuth')).openSocialAuth(firebase)
        : Promise.reject(new Error('no project')),
    enabled: firebase !== undefined && channels.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { channels, auth, loading };
}
