import { cataloguePaths } from '@site/contracts/endpoints';
import { OFFLINE_PATH, WORKER_SETTINGS, type WorkerSettings } from '@site/contracts/federation/siteFiles';
import { PATHS } from '@site/contracts/values/paths';
import { PLATFORM_PATHS } from '../edge/platformCalls';
import { releaseFolders } from './csp';
import type { DocumentParts } from './document';
import { FALLBACK_KIND } from './hostManifest';

/**
 * The service worker of a merchant's site: the host's script behind the settings of this site. It changes, and
 * browsers take it anew, with the host, the brand, the set of remotes and
 * the contract's catalogue; not with a release of a remote.
 *
 * @returns undefined when the host has none.
 */
export function composeWorker(parts: DocumentParts): string | undefined {
  const { brand, host, releases, mirrorUrl } = parts;
  if (host.worker === undefined) return undefined;
  const home = host.manifest.documentKinds.find(({ kind }) => kind === FALLBACK_KIND);
  const settings: WorkerSettings = {
    offline: [OFFLINE_PATH, brand.stylesheet.href, brand.offlineStylesheet.href],
    start: PATHS.home,
    home: home?.paths ?? [],
    releases: releaseFolders(releases, mirrorUrl),
    platform: PLATFORM_PATHS.source,
    catalogue: cataloguePaths,
  };
  return `self.${WORKER_SETTINGS}=${JSON.stringify(settings)};\n${host.worker}`;
}
