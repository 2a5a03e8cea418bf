import { queryClient } from '@site/api';
import type { LaunchTarget } from '@site/contracts/games';
import type { GameLaunch } from '../launch/launchPlan';
import type { WantedPlay } from './paths';

const PLAY = 'play';

/** Key of a try to open a game: each try has a launch of its own. */
export const playKey = ({ nodeId, demo }: WantedPlay, attempt: number) =>
  [PLAY, nodeId, demo, attempt] as const;

export const FIRST_ATTEMPT = 1;

/** Hands a launch to the game's screen, which is opened next: so it is neither in the address nor asked for twice. */
export function preparePlay({ nodeId, freeplay }: GameLaunch, target: LaunchTarget): void {
  queryClient.setQueryData(playKey({ nodeId, demo: freeplay === 1 }, FIRST_ATTEMPT), target);
}

/** Forgets every launch: they are over with the screen. */
export function forgetPlays(): void {
  queryClient.removeQueries({ queryKey: [PLAY] });
}
