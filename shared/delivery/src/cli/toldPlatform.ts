import { setTimeout as wait } from 'node:timers/promises';
import { tellReleases } from '../health/tellReleases';
import { deploymentsIn } from '../product/deploy/deployments';
import { tellPlatform } from '../product/deploy/tellPlatform';
import { BUCKET_ASKED_EVERY_MS } from '../product/edge/liveDocuments';
import type { Store } from '../product/store/Store';
import type { DataFolder, SiteState } from '../workspace/dataFolder';
import { readHealthToken } from '../workspace/healthToken';
import { readReleaseSecret } from '../workspace/releaseSecret';
import type { Output } from './output';

/**
 * Who is told that something else is live: the platform that PLATFORM_URL names, or the one of the last start on this
 * machine, which may have ended since; otherwise nobody. With HEALTH_TOKEN it hears which releases there are, with
 * RELEASE_SECRET that pages should look for them. That it could not be told is said and fails nothing.
 */
export async function toldPlatform(
  environment: Readonly<Record<string, string | undefined>>,
  data: DataFolder,
  lastStart: SiteState | undefined,
  store: Store,
  output: Output,
): Promise<(merchant: string) => Promise<void>> {
  const url = environment.PLATFORM_URL || lastStart?.platformUrl;
  const secret = environment.RELEASE_SECRET || (await readReleaseSecret(data));
  const token = environment.HEALTH_TOKEN || (await readHealthToken(data));
  if (url === undefined) return async () => undefined;
  const say = (fault: string | undefined, consequence: string) => {
    if (fault !== undefined && environment.PLATFORM_URL)
      output.error(`The platform at ${url} was not told (${fault}): ${consequence}.\n`);
  };
  return async (merchant) => {
    if (token !== undefined) {
      const fault = await tellReleases({ url, token }, deploymentsIn(store), merchant, Date.now());
      say(fault, 'figures of a new release are not told apart from others');
    }
    if (secret === undefined) return;
    // Until then edges answer what was live before.
    if (store.folder === undefined) await wait(BUCKET_ASKED_EVERY_MS);
    say(
      await tellPlatform({ url, secret }, merchant),
      'open pages find the release when they look for it themselves',
    );
  };
}
