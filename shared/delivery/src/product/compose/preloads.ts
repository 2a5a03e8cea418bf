import type { PreloadedFile } from '@site/contracts/federation/documents';
import type { Merchant } from '@site/contracts/federation/merchant';
import type { FirstCall } from '@site/contracts/http/firstCalls';
import type { PlacedRelease } from '../discovery/document';
import { type DocumentKind, FALLBACK_KIND } from './hostManifest';
import { tag } from './html';

/** Slots of the home page that a phone shows before anyone scrolls. */
const FIRST_SCREEN_SLOTS = 4;

const STYLE = /\.css$/;
const NO_FILES = { sync: [] };

interface PreloadTags {
  /** Style sheets that the first view needs. */
  readonly first: readonly string[];
  readonly later: readonly string[];
}

type Module = DocumentKind['preload'][number];

/**
 * The `<link rel=preload>` of what a document's first screen loads from its remotes: entry, exposed chunks,
 * style sheets, and the shared modules that neither the host nor an earlier remote provides (FD-035).
 * `crossorigin` and `integrity` are exactly those of the later request, or the browser would fetch everything
 * twice.
 *
 * @param drawn What the document's first view holds: its first script makes style sheets of the preloads that dress it.
 */
export function preloadTags(
  kind: DocumentKind,
  merchant: Merchant,
  releases: readonly PlacedRelease[],
  hostProvides: readonly string[] = [],
  drawn: readonly Module[] = [],
): PreloadTags {
  const preloads = new Map<string, PreloadedFile & { readonly dresses: boolean }>();
  const provided = new Set(hostProvides);
  for (const { remote, expose } of modulesOf(kind, merchant)) {
    const release = onlyRelease(releases, remote);
    if (!release) continue;
    const isDrawn = drawn.some((slot) => slot.remote === remote && slot.expose === expose);
    for (const preload of filesOf(release, expose, provided)) {
      const before = preloads.get(preload.href);
      const dresses = preload.as === 'style' && (isDrawn || before?.dresses === true);
      preloads.set(preload.href, { ...preload, dresses });
    }
  }
  const tags = (wanted: boolean) =>
    [...preloads.values()]
      .filter(({ dresses }) => dresses === wanted)
      .map(({ href, as, integrity, dresses }) =>
        tag('link', {
          rel: 'preload',
          as,
          href,
          crossorigin: 'anonymous',
          integrity,
          'data-dresses': dresses,
        }),
      );
  return { first: tags(true), later: tags(false) };
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
    const release = releases.find((candidate) => candidate.remote === remote && candidate.default);
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

/**
 * The release that all users get. Of a remote with several the document's first script preloads what this user gets
 * (armPreloads.ts).
 */
export function onlyRelease(releases: readonly PlacedRelease[], remote: string): PlacedRelease | undefined {
  const [first, ...others] = releases.filter((release) => release.remote === remote && release.traffic > 0);
  return others.length === 0 ? first : undefined;
}

/** Names of the remotes that a document's page shows something of. */
export function remotesOf(kind: DocumentKind, merchant: Merchant): ReadonlySet<string> {
  return new Set(pageModules(kind, merchant).map(({ remote }) => remote));
}

/** What a document's first screen shows. */
export function modulesOf(kind: DocumentKind, merchant: Merchant): readonly Module[] {
  const all = pageModules(kind, merchant);
  return kind.kind === FALLBACK_KIND ? all.slice(0, FIRST_SCREEN_SLOTS) : all;
}

/** Home is made of the merchant's own slots; every other kind says what it shows. */
export function pageModules(kind: DocumentKind, merchant: Merchant): readonly Module[] {
  if (kind.kind !== FALLBACK_KIND) return kind.preload;
  return merchant.home.map((slot) => {
    const [remote = '', expose = ''] = slot.split(/(?=\.\/)/);
    return { remote, expose };
  });
}

/** @param provided Share keys that the page has; those that this module brings along are added. */
export function filesOf(
  { manifest, manifestUrl }: PlacedRelease,
  expose: string,
  provided: Set<string>,
): PreloadedFile[] {
  const { remoteEntry, integrity } = manifest.metaData;
  const preload = (file: string): PreloadedFile => ({
    href: new URL(file, manifestUrl).href,
    as: STYLE.test(file) ? 'style' : 'script',
    integrity: integrity[file] ?? '',
  });
  const found = manifest.exposes.find(({ path }) => path === expose);
  const { js, css } = found?.assets ?? { js: NO_FILES, css: NO_FILES };
  const brought = Object.entries(found?.shared ?? {}).filter(([key]) => !provided.has(key));
  for (const [key] of brought) provided.add(key);
  const files = [
    `${remoteEntry.path}${remoteEntry.name}`,
    ...css.sync,
    ...js.sync,
    ...brought.flatMap(([, ofCopy]) => ofCopy),
  ];
  return files.map(preload);
}
