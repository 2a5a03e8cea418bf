import { Refusal } from '../../refusal';
import type { Composition } from './composition';
import type { Deployment } from './deployments';

/** Remotes whose rollout is another than before, or in another state. */
export function movedRollouts({ rollouts: before = new Map() }: Composition, after: Composition): string[] {
  const rollouts = after.rollouts ?? new Map();
  return [...new Set([...before.keys(), ...rollouts.keys()])].filter(
    (remote) => JSON.stringify(before.get(remote)) !== JSON.stringify(rollouts.get(remote)),
  );
}

/**
 * While a rollout runs, only what steers it changes its remote (FD-057).
 *
 * @throws Refusal with the command that ends it.
 */
export function refuseUnderRollout(
  code: string,
  action: Deployment['action'],
  { rollouts }: Composition,
  after: Composition,
  components: readonly string[],
): void {
  if (action !== 'deploy' && action !== 'rollback') return;
  const running = components.flatMap((remote) => {
    const rollout = rollouts?.get(remote);
    // What the merchant's site is made of no more has nothing to be guarded.
    return rollout && after.remotes.has(remote) ? [{ remote, ...rollout }] : [];
  })[0];
  if (!running) return;
  const { remote, component, release } = running;
  throw new Refusal(
    `${component}@${release} is on its way in for ${code}: end that first, with site rollout abort ${remote} --merchant ${code} --reason "…", or promote in its place.`,
    'rollout.running',
  );
}
