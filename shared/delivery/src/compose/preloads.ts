import type { RemoteManifest } from '@site/contracts/discovery';
import type { FirstCall } from '@site/contracts/firstCalls';
import type { Merchant } from '@site/contracts/merchant';
import type { PlacedRelease } from '../discovery/document';
import { type DocumentKind, FALLBACK_KIND } from './hostManifest';
import { tag } from './html';

/** Slots of the home page that a phone shows before anyone scrolls. */
const FIRST_SCREEN_SLOTS = 4;

type Module = DocumentKind['preload'][number];

interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
  readonly integrity: string | undefined;
}

/**
 * The `<link rel=preload>` of what a document's first screen loads from its remotes: entry, exposed chunks and
 * style sheets (FD-035). `crossorigin` and `integrity` are exactly those of the later request, or the browser
 * would fetch everything twice.
 */
export function preloadTags(
  kind: DocumentKind,
  merchant: Merchant,
  releases: readonly PlacedRelease[],
): string[] {
  const preloads = new Map<string, Preload>();
  for (const { remote, expose } of modulesOf(kind, merchant)) {
    const release = releases.find((candidate) => candidate.remote === remote);
    if (!release) continue;
    for (const preload of filesOf(release, expose)) preloads.set(preload.href, preload);
  }
  return [...preloads.values()].map(({ href, as, integrity }) =>
    tag('link', { rel: 'preload', as, href, crossorigin: 'anonymous', integrity }),
  );
}

/**
 * What a document's first screen asks the platform: the host's own calls and those that its modules declare
 * in their release (contracts/firstCalls.ts). The same call of two modules stands once, as
 * the first of them has it.
 */
export function firstCalls(
  kind: DocumentKind,
  merchant: Merchant,
  releases: readonly PlacedRelease[],
): readonly FirstCall[] {
  const declared = modulesOf(kind, merchant).flatMap(({ remote, expose }) => {
    const release = releases.find((candidate) => candidate.remote === remote);
    return release?.manifest.metaData.calls?.[expose] ?? [];
  });
  const calls = [...(kind.calls ?? []), ...declared];
  const byRequest = new Map<string, FirstCall>();
  for (const call of calls) {
    const request = JSON.stringify([call.path, call.query]);
    if (!byRequest.has(request)) byRequest.set(request, call);
  }
  return [...byRequest.values()];
}

/** Home is made of the merchant's own slots; every other kind says what it shows. */
function modulesOf(kind: DocumentKind, merchant: Merchant): readonly Module[] {
  if (kind.kind !== FALLBACK_KIND) return kind.preload;
  return merchant.home.slice(0, FIRST_SCREEN_SLOTS).map((slot) => {
    const [remote = '', expose = ''] = slot.split(/(?=\.\/)/);
    return { remote, expose };
  });
}

function filesOf({ manifest, manifestUrl }: PlacedRelease, expose: string): Preload[] {
  const { remoteEntry, integrity } = manifest.metaData;
  const preload = (file: string, as: Preload['as']): Preload => ({
    href: new URL(file, manifestUrl).href,
    as,
    integrity: integrity[file],
  });
  const assets = assetsOf(manifest, expose);
  return [
    preload(`${remoteEntry.path}${remoteEntry.name}`, 'script'),
    ...assets.css.map((file) => preload(file, 'style')),
    ...assets.js.map((file) => preload(file, 'script')),
  ];
}

function assetsOf(manifest: RemoteManifest, expose: string): { js: string[]; css: string[] } {
  const found = manifest.exposes.find(({ path }) => path === expose);
  return { js: found?.assets.js.sync ?? [], css: found?.assets.css.sync ?? [] };
}
