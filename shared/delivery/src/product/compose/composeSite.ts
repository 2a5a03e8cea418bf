import { LIVE_SITE_PATH, type LiveSite } from '@site/contracts/federation/discovery';
import { MANIFEST_PATH, OFFLINE_PATH, WORKER_PATH } from '@site/contracts/federation/siteFiles';
import * as z from 'zod/mini';
import { contentHash } from '../../integrity';
import type { PlacedRelease } from '../discovery/document';
import type { Files, Store } from '../store/Store';
import { addedKinds } from './addedKinds';
import { contentSecurityPolicy, type ExtraSources, withFirebase, withImageHosts } from './csp';
import { composeDocument, type DocumentParts } from './document';
import { type DocumentKind, FALLBACK_KIND } from './hostManifest';
import { composeOfflinePage } from './offlinePage';
import { webManifest } from './webManifest';
import { composeWorker } from './worker';

/** File that says which document answers which path, and with which policy. */
export const INDEX_FILE = 'documents.json';

/**
 * Endings of what a page loads or a browser asks for by itself. Such a file that is missing is never answered with a
 * page, which a browser would take for a script; any other path is a page, also one with a dot (`/m/a.b`).
 */
export const FILE_ENDINGS =
  'js|mjs|css|map|json|webmanifest|txt|xml|wasm|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|otf|mp3|mp4|webm|pdf|zip|gz|apk|ipa|mobileconfig|plist';
const FILE_NAME = new RegExp(`\\.(?:${FILE_ENDINGS})$`, 'i');

const DocumentIndex = z.object({
  documents: z.array(
    z.object({
      kind: z.string(),
      file: z.string(),
      paths: z.array(z.string()),
      policy: z.string(),
      /** Whether the page loads scripts of somebody who gives no integrity for them. */
      foreignScripts: z.optional(z.boolean()),
    }),
  ),
});
export type DocumentIndex = z.infer<typeof DocumentIndex>;

/** The documents of a merchant, named by their content. */
export interface ComposedSite {
  readonly hash: string;
  readonly files: Files;
}

/**
 * Composes every document of a merchant's site: those of the host's routes, those of the routes that remotes
 * add, and the files that are as live as they are.
 */
export function composeSite(parts: DocumentParts, extra: ExtraSources = {}): ComposedSite {
  const { frames, firebase, imageHosts } = parts.merchant;
  const sources = withFirebase(withImageHosts(extra, imageHosts), firebase);
  const policies = {
    policy: contentSecurityPolicy(parts.releases, frames, sources, parts.mirrorUrl),
    ...(firebase && { foreignScripts: true }),
  };
  const files = new Map<string, Buffer>();
  const others = siteFiles(parts);
  const taken = others.map(({ path }) => path);
  const documents = pageKinds(parts, taken).map((kind) => {
    const file = `${kind.kind}.html`;
    files.set(file, Buffer.from(composeDocument(kind, parts)));
    return { kind: kind.kind, file, paths: kind.paths, ...policies };
  });
  for (const { kind, path, content } of others) {
    const file = path.slice(1);
    files.set(file, Buffer.from(content));
    documents.push({ kind, file, paths: [path], ...policies });
  }
  files.set(INDEX_FILE, Buffer.from(JSON.stringify({ documents } satisfies DocumentIndex)));
  return { hash: contentHash(Buffer.concat([...files.values()])), files };
}

/**
 * The kinds of document for the pages that there are: the host's, and those that remotes add.
 *
 * @param takenPaths What the site's own files have.
 */
export function pageKinds(
  { host, releases }: Pick<DocumentParts, 'host' | 'releases'>,
  takenPaths: readonly string[] = [],
): readonly DocumentKind[] {
  const hostKinds = host.manifest.documentKinds;
  const present = hostKinds.filter((kind) => hasModules(kind, releases));
  const taken = [...hostKinds.flatMap(({ paths }) => paths), ...takenPaths];
  return [...present, ...addedKinds(releases, taken)];
}

/** A page whose module no release has does not exist; its paths are unknown ones. */
function hasModules({ preload }: DocumentKind, releases: readonly PlacedRelease[]): boolean {
  return preload.every(({ remote, expose }) =>
    releases.some(
      (release) => release.remote === remote && release.manifest.exposes.some(({ path }) => path === expose),
    ),
  );
}

interface SiteFile {
  readonly kind: string;
  readonly path: string;
  readonly content: string;
}

/** What a site has beside its pages. */
function siteFiles(parts: DocumentParts): readonly SiteFile[] {
  const { merchant, brand } = parts;
  const manifest = webManifest(merchant, brand);
  const worker = composeWorker(parts);
  return [
    // Tells an open tab what is live (FD-025).
    { kind: 'site', path: LIVE_SITE_PATH, content: JSON.stringify(liveSite(parts)) },
    { kind: 'manifest', path: MANIFEST_PATH, content: JSON.stringify(manifest) },
    { kind: 'offline', path: OFFLINE_PATH, content: composeOfflinePage(merchant, brand) },
    ...(worker === undefined ? [] : [{ kind: 'worker', path: WORKER_PATH, content: worker }]),
  ];
}

function liveSite({ host, discovery, previews }: DocumentParts): LiveSite {
  const revokedPreviews = previews?.revoked ?? [];
  return {
    host: host.release,
    discovery,
    ...(revokedPreviews.length > 0 && { revokedPreviews: [...revokedPreviews] }),
  };
}

/** Puts a composed site and its brand where the edge finds them; it is not live by that. */
export async function storeSite(store: Store, parts: DocumentParts, site: ComposedSite): Promise<void> {
  const { code } = parts.merchant;
  const brand = brandFolder(code, parts.brand.hash);
  // The hash is of all that the files are made of: those that are stored need not be drawn again.
  if (!(await store.storedAt(brand))) await store.putFolder(brand, await parts.brand.files());
  await store.putFolder(documentsFolder(code, site.hash), site.files);
}

export function brandFolder(merchant: string, hash: string): string {
  return `brand/${merchant}/${hash}`;
}

export function documentsFolder(merchant: string, hash: string): string {
  return `documents/${merchant}/${hash}`;
}

/** The index of stored documents; a store that lost it is damaged, which is an Error. */
export async function readDocumentIndex(
  store: Store,
  merchant: string,
  hash: string,
): Promise<DocumentIndex> {
  const bytes = await store.readFile(`${documentsFolder(merchant, hash)}/${INDEX_FILE}`);
  if (!bytes) throw new Error(`The documents ${hash} of ${merchant} are not in the store`);
  return parseDocumentIndex(bytes);
}

export function parseDocumentIndex(bytes: Uint8Array | undefined): DocumentIndex {
  return DocumentIndex.parse(JSON.parse(Buffer.from(bytes ?? '').toString('utf8')));
}

/** Whether a path is one of a file. */
export function isFilePath(path: string): boolean {
  return FILE_NAME.test(path);
}

/**
 * The document that answers a path: unknown paths are the host's to answer, in the home document. A file that
 * this site does not have is undefined: a browser would run HTML that it asked for as a script.
 */
export function documentFor(
  index: DocumentIndex,
  path: string,
): DocumentIndex['documents'][number] | undefined {
  const found = index.documents.find(({ paths }) => paths.includes(path));
  if (found || isFilePath(path)) return found;
  const fallback = index.documents.find(({ kind }) => kind === FALLBACK_KIND);
  if (!fallback) throw new Error(`There is no ${FALLBACK_KIND} document`);
  return fallback;
}
