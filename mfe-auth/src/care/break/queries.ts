import { endpointKey, queryClient, queryKeyOf } from '@site/api';
import { type PlayState, playState } from '@site/contracts/areas/care';
import { refreshLimits } from '../parts/queries';

/** Puts a state that a change has answered in the place of the one before, all over the site. A closing takes raises back. */
export function keepPlayState(state: PlayState): void {
  queryClient.setQueryData(queryKeyOf(playState, {}), state);
  refreshLimits();
}

/** Asks for the state again: it may have turned by itself, or nobody knows what became of a change. */
export const refreshPlayState = () => queryClient.invalidateQueries({ queryKey: endpointKey(playState) });
