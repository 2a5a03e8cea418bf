import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { useSession } from '@site/session';
import { useApiQuery } from '../queries';
import { serverNow } from '../serverTime';

/** After a failure it is asked again so often, in ms, however many parts of the page want to know. */
const AFTER_FAILURE_MS = 60_000;
/** Between two questions there is at least so long, in ms. */
const SHORTEST_WAIT_MS = 1_000;
/** A browser's timer does not reach as far as a closing may. */
const LONGEST_WAIT_MS = 86_400_000;

/** How long a state holds that ends by itself, in ms; `undefined` for one that does not, or was asked for after its end. */
function leftOf(state: PlayState | undefined): number | undefined {
  if (state?.until === undefined) return undefined;
  const end = Date.parse(state.until);
  return Date.parse(state.at) < end ? end - serverNow() : undefined;
}

function waitUntilEnd(state: PlayState | undefined): number | false {
  const left = leftOf(state);
  return left !== undefined && Math.min(Math.max(left, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

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
      // On a page that is closed no other answer may come: its own end is waited for.
      refetchInterval: ({ state }) =>
        state.status === 'error' ? AFTER_FAILURE_MS : waitUntilEnd(state.data),
      // The end may have come while nobody looked.
      refetchOnWindowFocus: ({ state }) => (leftOf(state.data) ?? 1) <= 0 && 'always',
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
  // Not `isError`: what failed is pending again whenever it is asked for anew.
  const { data, isFetched } = usePlayState();
  return data?.offers ?? (!signedIn || isFetched ? true : undefined);
}
