import type { RemoteManifest } from '@site/contracts/discovery';
import { integrityFor } from './integrity';

/**
 * Starts all that a module needs at once: entry, script and style sheet. Without it the browser would learn of
 * the latter two from the entry (FD-035). What the document has preloaded already is not asked for again.
 */
export function preloadModule(manifest: RemoteManifest, manifestUrl: string, expose: string): void {
  const { remoteEntry } = manifest.metaData;
  const assets = manifest.exposes.find(({ path }) => path === expose)?.assets;
  preload(new URL(`${remoteEntry.path}${remoteEntry.name}`, manifestUrl).href, 'script');
  for (const file of assets?.css.sync ?? []) preload(new URL(file, manifestUrl).href, 'style');
  for (const file of assets?.js.sync ?? []) preload(new URL(file, manifestUrl).href, 'script');
}

function preload(href: string, as: 'script' | 'style'): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrityFor(href);
  link.href = href;
  document.head.append(link);
}
