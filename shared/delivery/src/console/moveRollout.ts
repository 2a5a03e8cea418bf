import type { RolloutCall } from '@site/contracts/federation/releaseApi';
import type { HealthSource } from '../health/HealthSource';
import { requireSource } from '../health/requireSource';
import type { DeliveryContext } from '../product/deploy/deploy';
import { startRollout } from '../rollout/startRollout';
import { abortRollout, pauseRollout, promoteRollout, resumeRollout, shareRollout } from '../rollout/steer';
import { placeOf } from './rollouts';

/** What is done with a rollout that runs, by the last word of its call. */
export const ROLLOUT_MOVES = {
  pause: pauseRollout,
  resume: resumeRollout,
  promote: promoteRollout,
  abort: abortRollout,
};
export type RolloutMove = keyof typeof ROLLOUT_MOVES;

/** `POST rollouts`, as `site rollout start` does. */
export function starting(source: HealthSource | undefined) {
  return (delivery: DeliveryContext, { merchant, component, release, plan, again }: RolloutCall) =>
    startRollout(delivery, requireSource(source), merchant, { component, release, plan, again });
}

/** `POST rollouts/:id/…`, as `site rollout …` does: of that very rollout, and of no other that began since. */
export function moving(id: string, move: RolloutMove) {
  const which = { ...placeOf(id), id };
  return (delivery: DeliveryContext) => ROLLOUT_MOVES[move](delivery, which);
}

/** `POST rollouts/:id/traffic`, as `site rollout share` does. */
export function sharing(source: HealthSource | undefined, id: string, traffic: number) {
  const which = { ...placeOf(id), id };
  return async (delivery: DeliveryContext) => shareRollout(delivery, requireSource(source), which, traffic);
}
