import type { RemoteManifest } from '@site/contracts/discovery';
import { integrityFor } from './integrity';
import { isProvided } from './shareScope';

const STYLE = /\.css$/;

/**
 * Starts all that a module needs at once: entry, script, style sheet, and shared modules that the page does not
 * have yet. Without it the browser would learn of them one after the other (FD-035). What the document has
 * preloaded already is not asked for again.
 */
export function preloadModule(manifest: RemoteManifest, manifestUrl: string, expose: string): void {
  const { remoteEntry } = manifest.metaData;
  const { assets, shared = {} } = manifest.exposes.find(({ path }) => path === expose) ?? {};
  preload(new URL(`${remoteEntry.path}${remoteEntry.name}`, manifestUrl).href, 'script');
  for (const file of assets?.css.sync ?? []) preload(new URL(file, manifestUrl).href, 'style');
  for (const file of assets?.js.sync ?? []) preload(new URL(file, manifestUrl).href, 'script');
  for (const [key, files] of Object.entries(shared)) {
    if (isProvided(key, manifest.name)) continue;
    for (const file of files) preload(new URL(file, manifestUrl).href, STYLE.test(file) ? 'style' : 'script');
  }
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
