import { queryClient } from '@site/api';
import type { LaunchTarget } from '@site/contracts/games';
import { FIRST_ATTEMPT, tryKey } from '../frame/useTries';
import type { GameLaunch } from '../launch/launchPlan';
import type { WantedPlay } from './paths';

/** A game's part of the key of its tries. */
export const playKey = ({ nodeId, demo }: WantedPlay) => ['game', nodeId, demo] as const;

/** Hands a launch to the game's screen, which is opened next: so it is neither in the address nor asked for twice. */
export function preparePlay({ nodeId, freeplay }: GameLaunch, target: LaunchTarget): void {
  queryClient.setQueryData(tryKey(playKey({ nodeId, demo: freeplay === 1 }), FIRST_ATTEMPT), target);
}
