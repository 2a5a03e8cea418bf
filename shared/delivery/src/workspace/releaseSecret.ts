import type { DataFolder } from './dataFolder';
import { makeSecret, readSecret } from './secretFile';

/** What the commands of this machine tell its platform of deployments by; undefined before the first start. */
export function readReleaseSecret(folder: DataFolder): Promise<string | undefined> {
  return readSecret(folder, 'release-secret');
}

/** The same, made at the first start. */
export function makeReleaseSecret(folder: DataFolder): Promise<string> {
  return makeSecret(folder, 'release-secret');
}
