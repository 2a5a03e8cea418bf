import { queryClient, queryOptionsFor, serverNow } from '@site/api';
import { playSeen, type RealityCheck } from '@site/contracts/areas/reality';
import { useQuery } from '@tanstack/react-query';
import { stopOf } from './playStop';

/** How often the platform is told that a game shows, in ms (docs/calls.md, "Responsible play"). */
const EACH_MS = 60_000;
/** It takes three a minute. */
const SOONEST_MS = 20_000;
/** Later than what is waited for, so that the platform sees it too. */
const AFTER_MS = 1_000;

export interface SeenOptions {
  /** The game; undefined while it is not known. */
  readonly nodeId: string | undefined;
  readonly demo: boolean;
  /** Whether it shows: it can be played. */
  readonly showing: boolean;
  /** When a limit of time ends play, in ms since 1970 by the platform's clock. */
  readonly endsAt: number | undefined;
}

/**
 * Tells the platform each minute that a game shows, as long as somebody can see it, and hears whether a reality check
 * waits or play is over. Sooner where it is known that something is due.
 */
export function useSeen({ nodeId, demo, showing, endsAt }: SeenOptions) {
  const request = { nodeId: nodeId ?? '', freeplay: demo ? 1 : 0 };
  const options = queryOptionsFor(playSeen, request, {
    enabled: ({ state }) => showing && nodeId !== undefined && stopOf(state.error) === undefined,
    silent: true,
    staleTime: SOONEST_MS,
    gcTime: 0,
    // A hidden tab is not asked about; who comes back to it is seen again.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilNext(dueAt(state.data, endsAt), heardAt(state)),
  });
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(options);
  return {
    answer: data,
    error,
    /** When the platform answered last; 0 until it has. */
    heardAt: heardAt({ dataUpdatedAt, errorUpdatedAt }),
    /** Asks at once. */
    ask: () => void refetch(),
    /** Takes what the platform has answered elsewhere. */
    take: (answer: RealityCheck) => queryClient.setQueryData(options.queryKey, answer),
  };
}

const heardAt = ({ dataUpdatedAt, errorUpdatedAt }: { dataUpdatedAt: number; errorUpdatedAt: number }) =>
  Math.max(dataUpdatedAt, errorUpdatedAt);

/** When there is something to hear, in ms by the platform's clock; Infinity when nothing is known to come. */
function dueAt(answer: RealityCheck | undefined, endsAt = Infinity): number {
  const checkAt = answer?.dueAt === undefined || answer.check ? Infinity : Date.parse(answer.dueAt);
  return Math.min(checkAt, endsAt) + AFTER_MS;
}

/** How long until it is told again: however often this is asked, it comes to the same moment. */
function untilNext(due: number, lastHeardAt: number): number {
  const since = Date.now() - lastHeardAt;
  const wait = Math.min(EACH_MS - since, due - serverNow());
  return Math.max(wait, SOONEST_MS - since, AFTER_MS);
}
