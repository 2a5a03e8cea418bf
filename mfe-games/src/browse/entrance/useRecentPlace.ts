import type { Game } from '@site/contracts/areas/games';
import { useEffect, useState } from 'react';

/** How long hot games that are here wait for the recent ones, in ms. */
const RECENT_WAIT_MS = 500;

/** Where the recently played games stand among the strips. */
export type RecentPlace = 'first' | 'second';

/**
 * Settles once where the recent games go, so that nothing which is on the screen is ever pushed down: first when
 * they are here in time, below the hot games when they come later. `undefined` while that is open.
 */
export function useRecentPlace(
  recent: readonly Game[] | undefined,
  hotIsHere: boolean,
): RecentPlace | undefined {
  const [place, setPlace] = useState<RecentPlace>();
  if (place === undefined && recent !== undefined) setPlace(recent.length > 0 ? 'first' : 'second');
  const waits = place === undefined && hotIsHere;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setPlace('second'), RECENT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return place;
}
