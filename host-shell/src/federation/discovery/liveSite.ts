import { LIVE_SITE_PATH, LiveSite } from '@site/contracts/federation/discovery';
import * as z from 'zod/mini';
import { readDiscovery } from './discovery';
import { choose, chosenEntry, type RemoteDeployments, redeployRemote, remoteNames } from './remotes';

/** Time limit of the request, in ms: someone may wait for it. */
const TIME_LIMIT_MS = 2_000;

export interface Live {
  readonly host: string;
  readonly deployments: RemoteDeployments;
  /** Names of preview links that were taken back. */
  readonly revokedPreviews?: readonly string[];
}

/** What is live at this moment; undefined when it cannot be known, without a word. */
export async function readLiveSite(): Promise<Live | undefined> {
  try {
    const response = await fetch(LIVE_SITE_PATH, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) return undefined;
    const { host, discovery, revokedPreviews = [] } = z.parse(LiveSite, await response.json());
    return { host, deployments: readDiscovery(discovery).deployments, revokedPreviews };
  } catch {
    return undefined;
  }
}

/**
 * Whether this user would get something else if they opened the page now: another host, another release of a
 * remote, a remote more or less. A share that goes to others changes nothing for them (FD-025).
 */
export function isOutdated({ host, deployments }: Live): boolean {
  const remotes = new Set([...remoteNames(), ...deployments.keys()]);
  return host !== document.documentElement.dataset.hostRelease || [...remotes].some(isOther);

  function isOther(remote: string): boolean {
    return choose(remote, deployments.get(remote) ?? [])?.url !== chosenEntry(remote)?.url;
  }
}

/**
 * Takes the live deployment of a remote into this page, so that a release that was rolled back is loaded no
 * more (FD-028).
 *
 * @returns What is live, and whether it was another deployment of the remote than the page had.
 */
export async function takeLiveDeployment(
  remote: string,
): Promise<{ readonly live: Live | undefined; readonly taken: boolean }> {
  const live = await readLiveSite();
  const entries = live?.deployments.get(remote);
  const taken = entries !== undefined && choose(remote, entries)?.url !== chosenEntry(remote)?.url;
  if (taken) redeployRemote(remote, entries);
  return { live, taken };
}
