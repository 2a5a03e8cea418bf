import type { RemoteManifest } from '@site/contracts/federation/discovery';
import { folderOf } from '../trust/bustCache';
import { FederationError } from '../trust/faults';
import { integrityFor } from '../trust/integrity';

const SCRIPT = /\.m?js$/;
const STYLE = /\.css$/;

/** Whether a release is made of ES modules, as some bundlers make them, instead of scripts. */
export function isEsModule({ metaData }: RemoteManifest): boolean {
  return metaData.remoteEntry.type === 'module';
}

/**
 * Loads every module of a release with its integrity, and none runs. `import()` cannot state an integrity, but
 * it takes what is in the page's module map: after this, only what was released (FD-032). The style sheets are
 * put into the page as well: the bundler's own loader fetches them without integrity, and leaves those alone
 * that are there.
 *
 * @throws Error naming the file that did not come; FederationError where the browser cannot do this.
 */
export async function loadVerified({ metaData }: RemoteManifest, manifestUrl: string): Promise<void> {
  if (!document.createElement('link').relList.supports('modulepreload'))
    throw new FederationError('integrity', 'This browser cannot check the integrity of ES modules');
  await Promise.all(
    Object.keys(metaData.integrity).flatMap((file) => {
      const { href } = new URL(file, manifestUrl);
      if (SCRIPT.test(file)) return [loadLink('modulepreload', href)];
      return STYLE.test(file) ? [loadLink('stylesheet', href)] : [];
    }),
  );
}

const loading = new Map<string, Promise<void>>();
const failedModules = new Set<string>();

/**
 * Whether a module of a release has failed on this page. The page's module map keeps the failure: only a new page
 * loads that address again.
 */
export function hasFailedModule(manifestUrl: string): boolean {
  const folder = folderOf(manifestUrl);
  return [...failedModules].some((url) => url.startsWith(folder));
}

function loadLink(rel: 'modulepreload' | 'stylesheet', href: string): Promise<void> {
  const present = loading.get(href);
  if (present) return present;
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`ScriptNetworkError: ${href}`)));
  });
  link.rel = rel;
  link.crossOrigin = 'anonymous';
  link.integrity = integrityFor(href);
  link.href = href;
  document.head.append(link);
  loading.set(href, loaded);
  loaded.catch(() => {
    loading.delete(href);
    if (rel === 'modulepreload') failedModules.add(href);
    link.remove();
  });
  return loaded;
}
