import { setTimeout as wait } from 'node:timers/promises';
import { tellPlatform } from '../product/deploy/tellPlatform';
import { BUCKET_ASKED_EVERY_MS } from '../product/edge/liveDocuments';
import type { Store } from '../product/store/Store';
import type { DataFolder, SiteState } from '../workspace/dataFolder';
import { readReleaseSecret } from '../workspace/releaseSecret';
import type { Output } from './output';

/**
 * Who is told that something else is live: the platform that PLATFORM_URL and RELEASE_SECRET name, or the one of the
 * last start on this machine, which may have ended since; otherwise nobody. That it could not be told is said and fails
 * nothing.
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
  if (url === undefined || secret === undefined) return async () => undefined;
  return async (merchant) => {
    // Until then edges answer what was live before.
    if (store.folder === undefined) await wait(BUCKET_ASKED_EVERY_MS);
    const fault = await tellPlatform({ url, secret }, merchant);
    if (fault !== undefined && environment.PLATFORM_URL)
      output.error(
        `The platform at ${url} was not told (${fault}): open pages find the release when they look for it themselves.\n`,
      );
  };
}
