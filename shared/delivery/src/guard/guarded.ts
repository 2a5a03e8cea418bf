import type { Rollout } from '@site/contracts/federation/rollout';
import { inParallel } from '../parallel';
import type { DeliveryContext } from '../product/deploy/deploy';
import { merchantCodes } from '../product/discovery/merchants';
import { noteEvent, unguardedEvent } from './events';
import { type Sign, signsIn, UNGUARDED_MS } from './signs';

const AT_ONCE = 8;

/**
 * Since when nobody guards a rollout.
 *
 * @param sign The last of any guard.
 * @returns Undefined while somebody does, or has until two minutes ago.
 */
export function unguardedSince({ startedAt }: Rollout, sign: Sign | undefined, now: Date): Date | undefined {
  const since = Math.max(Date.parse(startedAt), sign ? Date.parse(sign.at) : 0);
  return now.getTime() - since > UNGUARDED_MS ? new Date(since) : undefined;
}

/**
 * Tells of rollouts that nobody guards (FD-061). Guards cannot say themselves that they are gone: whoever sends
 * webhooks, or shows rollouts, says it for them.
 *
 * @returns How many are told of that were not before.
 */
export async function tellUnguarded({
  store,
  deployments,
  merchantsFolder,
  now,
}: DeliveryContext): Promise<number> {
  const sign = await signsIn(store).last(now());
  const told = await inParallel(await merchantCodes(merchantsFolder), AT_ONCE, async (merchant) => {
    let news = 0;
    for (const [remote, rollout] of Object.entries((await deployments.live(merchant))?.rollouts ?? {})) {
      const since = unguardedSince(rollout, sign, now());
      if (since && (await noteEvent(store, unguardedEvent(merchant, remote, rollout, since, now()))))
        news += 1;
    }
    return news;
  });
  return told.reduce((sum, news) => sum + news, 0);
}
