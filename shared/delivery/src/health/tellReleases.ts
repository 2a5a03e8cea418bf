import { HOST_REMOTE } from '@site/contracts/areas/telemetry';
import { HEALTH_RELEASES_PATH, type HealthReleases } from '@site/contracts/federation/health';
import type { Deployment, Deployments } from '../product/deploy/deployments';
import { remoteOf } from '../product/discovery/names';
import type { PlatformOfFigures } from './platformSource';

/** A platform that does not answer keeps no deployment waiting. */
const TIME_LIMIT_MS = 5_000;

/** Pages that were opened before a deployment tell of the releases that they have. */
const TOLD_FOR_MS = 48 * 60 * 60 * 1000;

/**
 * Tells the platform which releases of a merchant's site have figures of their own (FD-047): those that were live in
 * the last 48 h. All others that pages name are one row.
 *
 * @param now In ms since 1970.
 * @returns Why it could not be told; undefined when it was, or nothing is live.
 */
export async function tellReleases(
  { url, token }: PlatformOfFigures,
  deployments: Deployments,
  merchant: string,
  now: number,
): Promise<string | undefined> {
  const releases = releasesSince(await deployments.history(merchant), now - TOLD_FOR_MS);
  if (Object.keys(releases).length === 0) return undefined;
  const told: HealthReleases = { merchant, releases };
  try {
    const answer = await fetch(new URL(HEALTH_RELEASES_PATH, url), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(told),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answered ${answer.status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    return cause?.message ?? message;
  }
}

/** @param history Newest first. The first of before that time was live at it. */
function releasesSince(history: readonly Deployment[], from: number): Record<string, string[]> {
  const live = history.findIndex(({ at }) => Date.parse(at) <= from);
  const known = new Map<string, Set<string>>();
  const add = (remote: string, release: string) => {
    known.set(remote, (known.get(remote) ?? new Set()).add(release));
  };
  for (const { host, remotes } of live < 0 ? history : history.slice(0, live + 1)) {
    add(HOST_REMOTE, host);
    for (const [component, variants] of Object.entries(remotes))
      for (const { release } of variants) add(remoteOf(component), release);
  }
  return Object.fromEntries(
    [...known].map(([remote, releases]) => [remote, [...releases].slice(0, MOST_TOLD)]),
  );
}

/** As many as the platform takes; the newest come first. */
const MOST_TOLD = 200;
