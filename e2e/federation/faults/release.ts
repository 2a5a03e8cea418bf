import { createHash } from 'node:crypto';
import type { DiscoveryEntry, RemoteManifest } from '@site/contracts/federation/discovery';
import { sitePorts } from '../../support/site';
import { readBlocks } from './composedDocument';

/** A release as a browser gets it: its address, its entry in the discovery document, and its manifest. */
export interface Release {
  /** Of the folder, ending in a slash. */
  readonly folder: string;
  readonly entry: DiscoveryEntry;
  readonly manifest: RemoteManifest;
  readonly manifestText: string;
  /** By name, what differs from the stored release. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export const MANIFEST_FILE = 'mf-manifest.json';

/** The release of a remote that is live for the first merchant. */
export async function liveRelease(remote: string): Promise<Release> {
  // The bare address is the first merchant's: Node does not resolve its host name as browsers do.
  const response = await fetch(`http://127.0.0.1:${sitePorts.EDGE_PORT}/`);
  const { discovery, manifests } = readBlocks(await response.text());
  const entry = discovery.microFrontends[`site/${remote}`]?.find(({ deployment }) => deployment.default);
  if (!entry) throw new Error(`${remote} is not live`);
  // A document carries those of the remotes that it shows.
  const manifestText = manifests[entry.url] ?? (await (await fetch(entry.url)).text());
  return {
    folder: new URL('.', entry.url).href,
    entry,
    manifest: JSON.parse(manifestText),
    manifestText,
    files: new Map(),
  };
}

/** The files that a module cannot be without. */
export interface ModuleFiles {
  readonly expose: string;
  readonly entry: string;
  readonly chunk: string;
  readonly style: string;
}

/** @throws Error when the module has no script or style sheet of its own. */
export function filesOf({ metaData, exposes }: RemoteManifest, expose: string): ModuleFiles {
  const assets = exposes.find(({ path }) => path === expose)?.assets;
  const own = (file: string) => file.includes(expose.slice('./'.length));
  const chunk = assets?.js.sync.find(own);
  const style = assets?.css.sync.find(own);
  if (!chunk || !style) throw new Error(`${expose} has no script or style sheet of its own`);
  return { expose, entry: metaData.remoteEntry.name, chunk, style };
}

export interface Changes {
  readonly version: string;
  /** Changes to the text of files, by name. */
  readonly files?: Readonly<Record<string, (text: string) => string>>;
  readonly contract?: string;
}

/**
 * A release that was made from another one: the same files under a name and integrity of its own, so that it
 * can be in one page with the first, as any two releases can (FD-004).
 */
export async function deriveRelease(
  from: Release,
  { version, files = {}, contract }: Changes,
): Promise<Release> {
  const rename = renaming(from.entry.metadata.version, version);
  const changed = await Promise.all(
    Object.keys(from.manifest.metaData.integrity).map(async (file) => {
      const bytes = await storedFile(from.folder + file);
      const text = bytes.toString('utf8');
      const next = rename(applied(files[file], text, file));
      return [file, next === text ? bytes : Buffer.from(next)] as const;
    }),
  );
  const manifest: RemoteManifest = JSON.parse(rename(from.manifestText));
  manifest.metaData.integrity = Object.fromEntries(
    changed.map(([file, bytes]) => [file, integrityOf(bytes)]),
  );
  if (contract) manifest.metaData.contract = contract;
  const manifestText = JSON.stringify(manifest);
  const folder = new URL(`../${version}/`, from.folder).href;
  return {
    folder,
    manifest,
    manifestText,
    entry: {
      ...from.entry,
      url: folder + MANIFEST_FILE,
      metadata: { version, integrity: integrityOf(Buffer.from(manifestText)) },
    },
    files: new Map([...changed, [MANIFEST_FILE, Buffer.from(manifestText)]]),
  };
}

function applied(change: ((text: string) => string) | undefined, text: string, file: string): string {
  if (!change) return text;
  const next = change(text);
  if (next === text) throw new Error(`${file} is not as it was expected: nothing in it was changed`);
  return next;
}

/** A release names itself in its files as written, and as a part of variables. */
function renaming(from: string, to: string): (text: string) => string {
  const inVariables = (version: string) => version.replace(/\W/g, '_');
  return (text) => text.replaceAll(from, to).replaceAll(inVariables(from), inVariables(to));
}

export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

const stored = new Map<string, Promise<Buffer>>();

/** A file of a release that is in the store: it never changes, so it is fetched once. */
export function storedFile(url: string): Promise<Buffer> {
  const present = stored.get(url);
  if (present) return present;
  const reading = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  });
  stored.set(url, reading);
  return reading;
}
