import type { Change } from '../product/deploy/composition';
import type { Deployments } from '../product/deploy/deployments';

/** Another component that was changed while a rollout ran: its figures may be that one's doing. */
export interface ChangedMeanwhile extends Change {
  /** Number of the deployment that changed it. */
  readonly deployment: number;
}

/**
 * What else was changed since a rollout began, the latest first (FD-057).
 *
 * @param remote As components are written: `mfe-games`.
 * @param id Of the rollout, which has to be live.
 */
export async function changedMeanwhile(
  deployments: Deployments,
  merchant: string,
  remote: string,
  id: string,
): Promise<ChangedMeanwhile[]> {
  const changes: ChangedMeanwhile[] = [];
  let deployment = await deployments.live(merchant);
  while (deployment?.rollouts?.[remote]?.id === id) {
    const { number } = deployment;
    const others = deployment.changes.filter(({ component }) => component !== remote);
    changes.push(...others.map((change) => ({ ...change, deployment: number })));
    deployment = await deployments.read(merchant, number - 1);
  }
  return changes;
}
