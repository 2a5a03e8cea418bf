import type { DataFolder } from './dataFolder';
import { makeSecret, readSecret } from './secretFile';

/** What the commands of this machine ask its platform for figures by; undefined before the first start. */
export function readHealthToken(folder: DataFolder): Promise<string | undefined> {
  return readSecret(folder, 'health-token');
}

/** The same, made at the first start. */
export function makeHealthToken(folder: DataFolder): Promise<string> {
  return makeSecret(folder, 'health-token');
}
