import { useEffect, useState } from 'react';
import type { Track } from './useAxis';

/** In a brisk wheel a column comes every four frames: three for its cells, and one to spare. */
export const SHARES = 3;

/**
 * Spreads over frames what a column that comes costs: a third of the rows have it in each of three. One column is out
 * of view by then, as it is drawn ahead. Where more have come since, as by a key or the scroll bar, all rows have them
 * at once.
 *
 * @param tracks What is to be drawn.
 * @returns What each share of the rows draws now.
 */
export function useSpread(tracks: readonly Track[]): readonly (readonly Track[])[] {
  const [drawn, setDrawn] = useState(() => allOf(tracks));
  const shown = drawn.every((share) => isOneBehind(share, tracks)) ? drawn : allOf(tracks);
  if (shown !== drawn) setDrawn(shown);
  useEffect(() => {
    const behind = shown.findIndex((share) => share !== tracks);
    if (behind < 0) return undefined;
    const frame = requestAnimationFrame(() =>
      setDrawn(shown.map((share, index) => (index === behind ? tracks : share))),
    );
    return () => cancelAnimationFrame(frame);
  }, [shown, tracks]);
  return shown;
}

function allOf(tracks: readonly Track[]): readonly (readonly Track[])[] {
  return Array.from({ length: SHARES }, () => tracks);
}

/** Whether it lacks one at the most, and has no more than there are. */
function isOneBehind(share: readonly Track[], tracks: readonly Track[]): boolean {
  if (share === tracks) return true;
  const indexes = new Set(share.map(({ index }) => index));
  return share.length === tracks.length && tracks.filter(({ index }) => !indexes.has(index)).length <= 1;
}
