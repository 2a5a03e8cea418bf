import { useApiQuery } from '@site/api';
import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { useEffect } from 'react';
import { refreshPlayState } from '../launch/refreshAfterPlay';

/** Time and money of the stretch, and what is left of limits of time, at an instant. */
export type Figures = Pick<PlayState, 'stretch' | 'restSeconds' | 'at'>;

/** The platform's figures; a round that has moved money makes them follow (`refreshFigures`). */
export function useFigures(enabled: boolean): PlayState | undefined {
  return useApiQuery(playState, {}, { enabled, silent: true }).data;
}

/**
 * Asks for the figures again.
 *
 * @param heardAt Changes with each answer to what the page tells of itself.
 */
export function useFiguresFollow(heardAt: number): void {
  useEffect(() => {
    if (heardAt > 0) refreshPlayState();
  }, [heardAt]);
}
