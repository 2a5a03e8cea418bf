import type { Deployment, Deployments } from '../product/deploy/deployments';

/** Reads a merchant's deployments, newest first. None is ever changed, so they are read again when one has come. */
export function histories(deployments: Deployments): (merchant: string) => Promise<readonly Deployment[]> {
  const read = new Map<string, readonly Deployment[]>();
  return async (merchant) => {
    const live = await deployments.live(merchant);
    const known = read.get(merchant);
    if (known && known[0]?.number === live?.number) return known;
    const history = await deployments.history(merchant);
    read.set(merchant, history);
    return history;
  };
}
