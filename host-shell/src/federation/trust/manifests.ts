import { type DiscoveryEntry, RemoteManifest } from '@site/contracts/federation/discovery';
import { InlinedManifests } from '@site/contracts/federation/merchant';
import * as z from 'zod/mini';
import { details, FederationError } from './faults';
import { trustFiles, verify } from './integrity';

/** How long a manifest may take, in ms; a document carries those that it needs at once. */
const MANIFEST_TIME_LIMIT_MS = 5_000;

let inlined: InlinedManifests = {};
const read = new Map<string, Promise<RemoteManifest>>();

/** Takes in the manifests that came inside the document. They are as trusted as the document itself. */
export function acceptInlinedManifests(block: unknown): void {
  const parsed = z.safeParse(InlinedManifests, block);
  inlined = parsed.success ? parsed.data : {};
  read.clear();
}

/**
 * The manifest of a release, read once. A failure is forgotten, so that the next call asks again.
 *
 * @throws FederationError of class `http`, `network`, `timeout`, `integrity` or `contract`.
 */
export function manifestAt(
  url: string,
  integrity: DiscoveryEntry['metadata']['integrity'],
): Promise<RemoteManifest> {
  const present = read.get(url);
  if (present) return present;
  const reading = readManifest(url, integrity);
  read.set(url, reading);
  reading.catch(() => read.delete(url));
  return reading;
}

async function readManifest(url: string, integrity: string): Promise<RemoteManifest> {
  const manifest = parse(inlined[url] ?? (await fetchManifest(url, integrity)), url);
  trustFiles(url, manifest.metaData.integrity);
  return manifest;
}

async function fetchManifest(url: string, integrity: string): Promise<string> {
  const bytes = await fetchBytes(url);
  await verify(bytes, integrity, url);
  return new TextDecoder().decode(bytes);
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url, {
      // Released bytes never change, but the browser may have kept a bad copy.
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(MANIFEST_TIME_LIMIT_MS),
    });
    if (response.ok) return await response.arrayBuffer();
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new FederationError(late ? 'timeout' : 'network', `${url}: ${details(error).message}`, {
      cause: error,
    });
  }
  throw new FederationError('http', `${url} returned ${response.status}`);
}

function parse(text: string, url: string): RemoteManifest {
  try {
    return z.parse(RemoteManifest, JSON.parse(text));
  } catch (error) {
    throw new FederationError('contract', `${url} is not a manifest of ours: ${details(error).message}`, {
      cause: error,
    });
  }
}
