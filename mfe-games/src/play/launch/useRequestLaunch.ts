import { useMerchant } from '@site/api';
import type { LaunchTarget } from '@site/contracts/areas/games';
import { PATHS } from '@site/contracts/values/paths';
import { useRouteExists } from '@site/router';
import { useCallback } from 'react';
import { mayFrame } from './frameRights';
import type { GameLaunch } from './launchPlan';
import { requestLaunch } from './requestLaunch';

/** Where a launched game opens: in a frame of the site, in a window beside it, or in place of the site. */
export type Place = 'frame' | 'window' | 'instead';

export interface LaunchedGame extends Pick<LaunchTarget, 'orientation' | 'announces'> {
  readonly address: URL;
  readonly place: Place;
}

/**
 * Launches a game and decides where it opens: where its vendor wants it. A game for a frame that the merchant's
 * policy would not show, or a site without the page for it, takes the place of the site.
 */
export function useRequestLaunch(): (launch: GameLaunch) => Promise<LaunchedGame> {
  const { frames } = useMerchant();
  const hasPlayPage = useRouteExists(PATHS.play);
  return useCallback(
    async (wanted) => {
      const { url, open, ...target } = await requestLaunch(wanted);
      const address = new URL(url);
      const framed = open === 'FRAME' && hasPlayPage && mayFrame(address, frames);
      return { ...target, address, place: framed ? 'frame' : open === 'POPUP' ? 'window' : 'instead' };
    },
    [frames, hasPlayPage],
  );
}
