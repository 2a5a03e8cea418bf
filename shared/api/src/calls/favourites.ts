import {
  addFavourite,
  FAVOURITE_IDS_REQUEST,
  favouriteGames,
  favouriteIds,
  removeFavourite,
} from '@site/contracts/areas/games';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { useSession } from '@site/session';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../apiError';
import { call } from '../call';
import { CATALOGUE_FRESH_MS, useApiQuery } from '../queries';
import { queryClient } from '../queryClient';
import { endpointKey, queryKeyOf } from '../queryKey';

type Ids = ValueOf<typeof favouriteIds>;

const KEY = queryKeyOf(favouriteIds, FAVOURITE_IDS_REQUEST);
const NONE: ReadonlySet<string> = new Set();

const toSet = ({ list }: Ids): ReadonlySet<string> => new Set(list);

/** The nodeIds of the user's favourites; empty for guests and until they are known. */
export function useFavouriteIds(): ReadonlySet<string> {
  const signedIn = useSession((session) => session !== null);
  const query = useApiQuery(favouriteIds, FAVOURITE_IDS_REQUEST, {
    enabled: signedIn,
    staleTime: CATALOGUE_FRESH_MS,
    // However fresh: a star may have been pressed in another tab.
    refetchOnWindowFocus: 'always',
    select: toSet,
  });
  return query.data ?? NONE;
}

export interface FavouriteChange {
  readonly nodeId: string;
  /** The game's `vassalage`. */
  readonly vendor: string;
  /** What the user wants it to be. */
  readonly favourite: boolean;
}

/**
 * Adds or removes a favourite. The star turns at once and turns back when the platform refuses, without a
 * message (docs/calls.md, "Error codes"). Quick taps are sent one after the other. For signed-in users: a
 * guest is sent to the login page by the caller.
 */
export function useToggleFavourite() {
  return useMutation<{ nodeId: string }, ApiError, FavouriteChange>({
    mutationKey: endpointKey(favouriteIds),
    scope: { id: favouriteIds.path },
    meta: { silent: true },
    mutationFn: ({ nodeId, vendor, favourite }) =>
      call(favourite ? addFavourite : removeFavourite, { nodeId, vendor }, { silent: true }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      mark(change);
    },
    onError: (_error, change) => mark({ ...change, favourite: !change.favourite }),
    onSettled: refreshAfterLastChange,
  });
}

/** Only the one game changes: others may be on their way beside it. */
function mark({ nodeId, favourite }: FavouriteChange): void {
  queryClient.setQueryData<Ids>(KEY, (ids) => {
    if (!ids) return ids;
    const others = ids.list.filter((id) => id !== nodeId);
    return { ...ids, list: favourite ? [nodeId, ...others] : others };
  });
}

/** An answer that comes between two taps would turn the second star back for a moment. */
function refreshAfterLastChange(): void {
  if (queryClient.isMutating({ mutationKey: endpointKey(favouriteIds) }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: endpointKey(favouriteIds) });
  void queryClient.invalidateQueries({ queryKey: endpointKey(favouriteGames) });
}
