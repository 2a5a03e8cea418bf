import type { RemoteManifest } from '@site/contracts/federation/discovery';
import { chosenEntry } from '../discovery/remotes';
import { integrityFor } from '../trust/integrity';
import { manifestAt } from '../trust/manifests';
import { loadedFrom } from './shareScope';

const STYLE = /\.css$/;

export interface ModuleFile {
  readonly href: string;
  readonly as: 'script' | 'style';
}

/**
 * All that the page has to get for a module: entry, style sheets, scripts, and shared modules that nobody has
 * loaded yet, from whoever will provide them.
 */
export async function filesOf(
  manifest: RemoteManifest,
  manifestUrl: string,
  expose: string,
): Promise<ModuleFile[]> {
  const { remoteEntry } = manifest.metaData;
  const { assets, shared = {} } = manifest.exposes.find(({ path }) => path === expose) ?? {};
  const own = [
    `${remoteEntry.path}${remoteEntry.name}`,
    ...(assets?.css.sync ?? []),
    ...(assets?.js.sync ?? []),
  ];
  const borrowed: Promise<ModuleFile[]>[] = [];
  for (const [key, files] of Object.entries(shared)) {
    const provider = loadedFrom(key, manifest.name);
    if (provider === manifest.name) own.push(...files);
    else if (provider) borrowed.push(copyOf(provider, key));
  }
  return [...own.map((file) => moduleFile(file, manifestUrl)), ...(await Promise.all(borrowed)).flat()];
}

/** The files of a remote's copy of a shared module, by the manifest that has been read before. */
async function copyOf(remote: string, key: string): Promise<ModuleFile[]> {
  const entry = chosenEntry(remote);
  if (!entry) return [];
  const { exposes } = await manifestAt(entry.url, entry.metadata.integrity);
  const files = exposes.map(({ shared }) => shared?.[key]).find((found) => found !== undefined);
  return (files ?? []).map((file) => moduleFile(file, entry.url));
}

function moduleFile(file: string, manifestUrl: string): ModuleFile {
  return { href: new URL(file, manifestUrl).href, as: STYLE.test(file) ? 'style' : 'script' };
}

/**
 * Starts all that a module needs at once. Without it the browser would learn of the files one after the other
 * (FD-035). What the document has preloaded already is not fetched again.
 */
export async function preloadModule(
  manifest: RemoteManifest,
  manifestUrl: string,
  expose: string,
): Promise<void> {
  for (const { href, as } of await filesOf(manifest, manifestUrl, expose)) preload(href, as);
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
