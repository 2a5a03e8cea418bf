import { useApiQuery, useFavouriteIds, useToggleFavourite } from '@site/api';
import { FAVOURITE_IDS_REQUEST, favouriteIds, type Game, PAGE_SIZE } from '@site/contracts/areas/games';
import { loginRedirect, useLocation, useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { toast, toastDuration } from '@site/ui/Toast';
import { useCallback } from 'react';
import { useTexts } from '../useTexts';

/** The star of every tile: which games have it, and what a press does (GA-043, GA-044, GA-045, GA-047). */
export function useFavourites() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const ids = useFavouriteIds();
  const { mutateAsync } = useToggleFavourite();
  const toggle = useCallback(
    async (game: Game, favourite: boolean) => {
      if (getSession() === null) {
        await navigate(loginRedirect(location));
        return;
      }
      try {
        await mutateAsync({ nodeId: game.nodeId, vendor: game.vassalage, favourite });
        toast.success(t('in_chang_saved'), { duration: toastDuration.saved });
      } catch {
        // The star has turned back by itself; there is nothing to add in words (GA-045).
      }
    },
    [navigate, location, mutateAsync, t],
  );
  return { ids, toggle };
}

/**
 * Without the games whose star has just been taken away, so that they leave a list of favourites at once, the
 * only one too (GA-046). The ids end at one page: past it a missing id says nothing.
 */
export function useStillFavourite(games: readonly Game[] | undefined): readonly Game[] | undefined {
  const ids = useFavouriteIds();
  // The ids are empty as well while they are on their way: whether they are here, only the call knows.
  const known = useApiQuery(favouriteIds, FAVOURITE_IDS_REQUEST, { enabled: false }).data !== undefined;
  if (!known || ids.size >= PAGE_SIZE.favouriteIds) return games;
  return games?.filter(({ nodeId }) => ids.has(nodeId));
}
