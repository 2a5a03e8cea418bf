import type { Merchant } from '@site/contracts/federation/merchant';
import type { Rollout } from '@site/contracts/federation/rollout';
import { type Composition, WHOLE_TRAFFIC } from '../product/deploy/composition';
import type { DeliveryContext } from '../product/deploy/deploy';
import { withRelease, withRemote } from '../product/deploy/deployRelease';

/*
 * What a merchant's site is made of after each move of a rollout.
 */

/** With a rollout in a step: its share is live, split by its salt. */
export async function withStep(
  context: DeliveryContext,
  merchant: Merchant,
  live: Composition,
  remote: string,
  rollout: Rollout,
): Promise<Composition> {
  const { component, release, plan, step, salt } = rollout;
  const traffic = plan.steps[step]?.traffic ?? WHOLE_TRAFFIC;
  const next = await withRelease(context, merchant, live, { component, release, as: remote, traffic });
  const variants = (next.remotes.get(remote) ?? []).map((variant) => ({ ...variant, salt }));
  return withRollout(withRemote(next, remote, variants), remote, rollout);
}

/** With its release for everybody, and the one before as what is loaded when it cannot be. */
export async function promoted(
  context: DeliveryContext,
  merchant: Merchant,
  live: Composition,
  remote: string,
  { component, release }: Rollout,
): Promise<Composition> {
  const next = await withRelease(context, merchant, live, { component, release, as: remote });
  const variants = (next.remotes.get(remote) ?? []).map(({ salt: _, ...variant }) => variant);
  return withoutRollout(withRemote(next, remote, variants), remote);
}

/** With what was live before it. */
export function takenBack(live: Composition, remote: string, { before }: Rollout): Composition {
  return withoutRollout(withRemote(live, remote, before), remote);
}

export function withRollout(live: Composition, remote: string, rollout: Rollout): Composition {
  return { ...live, rollouts: new Map(live.rollouts).set(remote, rollout) };
}

function withoutRollout(live: Composition, remote: string): Composition {
  const rollouts = new Map(live.rollouts);
  rollouts.delete(remote);
  return { ...live, rollouts };
}
