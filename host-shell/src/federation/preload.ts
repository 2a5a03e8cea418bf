import type { RemoteManifest } from '@site/contracts/discovery';
import { integrityFor } from './integrity';
import { isProvided } from './shareScope';

const STYLE = /\.css$/;

export interface ModuleFile {
  readonly href: string;
  readonly as: 'script' | 'style';
}

/** All that the page has to get for a module: entry, style sheets, scripts, and shared modules it has not yet. */
export function filesOf(manifest: RemoteManifest, manifestUrl: string, expose: string): ModuleFile[] {
  const { remoteEntry } = manifest.metaData;
  const { assets, shared = {} } = manifest.exposes.find(({ path }) => path === expose) ?? {};
  const missing = Object.entries(shared).filter(([key]) => !isProvided(key, manifest.name));
  const files = [
    `${remoteEntry.path}${remoteEntry.name}`,
    ...(assets?.css.sync ?? []),
    ...(assets?.js.sync ?? []),
    ...missing.flatMap(([, copy]) => copy),
  ];
  return files.map((file) => ({
    href: new URL(file, manifestUrl).href,
    as: STYLE.test(file) ? 'style' : 'script',
  }));
}

/**
 * Starts all that a module needs at once. Without it the browser would learn of the files one after the other
 * (FD-035). What the document has preloaded already is not asked for again.
 */
export function preloadModule(manifest: RemoteManifest, manifestUrl: string, expose: string): void {
  for (const { href, as } of filesOf(manifest, manifestUrl, expose)) preload(href, as);
}

function preload(href: string, as: 'script' | 'style'): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]:not([rel=prefetch])`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrityFor(href);
  link.href = href;
  document.head.append(link);
}
