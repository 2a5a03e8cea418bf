import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { useSession } from '@site/session';
import { useApiQuery } from '../queries';

/** After a failure it is asked again so often, in ms, however many parts of the page want to know. */
const AFTER_FAILURE_MS = 60_000;

/**
 * Whether the account may play; idle for guests. A state that could not be read closes nothing here: the platform refuses
 * what it does not let pass (PL-048).
 */
export function usePlayState() {
  const signedIn = useSession((session) => session !== null);
  return useApiQuery(
    playState,
    {},
    {
      enabled: signedIn,
      // Asked once for a session; `playStateVersion.ts` notices when there is a newer one.
      staleTime: Number.POSITIVE_INFINITY,
      retryOnMount: false,
      refetchInterval: ({ state }) => state.status === 'error' && AFTER_FAILURE_MS,
      silent: true,
    },
  );
}

/** The state of an account that is closed for play; `undefined` while it is open, not known, or nobody is signed in. */
export function useClosedPlay(): PlayState | undefined {
  const { data } = usePlayState();
  return data && data.state !== 'OPEN' ? data : undefined;
}

/**
 * Whether the account is offered anything (PL-039): `undefined` while that is not known. Guests are, and so is who has a
 * state that could not be read: the platform gives out no offers that are not for them.
 */
export function useOffers(): boolean | undefined {
  const signedIn = useSession((session) => session !== null);
  const { data, isError } = usePlayState();
  return data?.offers ?? (!signedIn || isError ? true : undefined);
}
