import { HostFiles } from '@site/contracts/federation/merchant';
import * as z from 'zod/mini';
import { plainAddress } from './bustCache';
import { FederationError } from './faults';

/** Address of a file to its integrity, of every release whose manifest was read. */
const known = new Map<string, string>();

/**
 * Adds the files that the host itself loads later, as the document states them. Without it they are refused.
 */
export function trustHostFiles(block: unknown): void {
  const parsed = z.safeParse(HostFiles, block);
  if (!parsed.success) return;
  for (const [file, value] of Object.entries(parsed.data))
    known.set(new URL(file, document.baseURI).href, value);
}

/** Adds the files of a release, as its manifest states them. */
export function trustFiles(manifestUrl: string, integrity: Readonly<Record<string, string>>): void {
  for (const [file, value] of Object.entries(integrity)) known.set(new URL(file, manifestUrl).href, value);
}

/**
 * The integrity that a script or style sheet of a remote must have. It fails closed (FD-032): an address that
 * no manifest names is not loaded.
 *
 * @throws FederationError of class `integrity`.
 */
export function integrityFor(url: string): string {
  const integrity = known.get(plainAddress(url));
  if (!integrity)
    throw new FederationError('integrity', `${url} is in no manifest: not loaded without integrity`);
  return integrity;
}

/** @throws FederationError of class `integrity` when the bytes are not those that were released. */
export async function verify(bytes: ArrayBuffer, integrity: string, url: string): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  const found = `sha384-${btoa(String.fromCharCode(...digest))}`;
  if (found !== integrity) throw new FederationError('integrity', `${url} is not what was released`);
}
