import type { RemoteManifest } from '@site/contracts/discovery';
import { FederationError } from './faults';
import { integrityFor } from './integrity';

const SCRIPT = /\.m?js$/;

/** Whether a release is made of ES modules, as some bundlers make them, instead of scripts. */
export function isEsModule({ metaData }: RemoteManifest): boolean {
  return metaData.remoteEntry.type === 'module';
}

/**
 * Loads every module of a release with its integrity, and none runs. `import()` cannot state an integrity, but
 * it takes what is in the page's module map: after this, only what was released (FD-032). Style sheets of the
 * exposed module are put into the page as well, which such a bundler leaves to the host.
 *
 * @throws Error naming the file that did not come; FederationError where the browser cannot do this.
 */
export async function loadVerified(
  manifest: RemoteManifest,
  manifestUrl: string,
  expose: string,
): Promise<void> {
  if (!document.createElement('link').relList.supports('modulepreload'))
    throw new FederationError('integrity', 'This browser cannot check the integrity of ES modules');
  const scripts = Object.keys(manifest.metaData.integrity).filter((file) => SCRIPT.test(file));
  const styles = manifest.exposes.find(({ path }) => path === expose)?.assets.css.sync ?? [];
  const absolute = (file: string) => new URL(file, manifestUrl).href;
  await Promise.all([
    ...scripts.map((file) => loadLink('modulepreload', absolute(file))),
    ...styles.map((file) => loadLink('stylesheet', absolute(file))),
  ]);
}

const loading = new Map<string, Promise<void>>();

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
    link.remove();
  });
  return loaded;
}
