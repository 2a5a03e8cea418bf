import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFile } from '../product/store/atomicFiles';
import type { DataFolder } from './dataFolder';

/** What this machine's site and its commands know one another by: a file of the data folder each. */
export type SecretName = 'release-secret' | 'health-token';

const fileOf = (folder: DataFolder, name: SecretName) => path.join(folder.path, name);

const FOR_ITS_OWNER = 0o600;

/** A secret of the data folder; undefined before the first start. */
export async function readSecret(folder: DataFolder, name: SecretName): Promise<string | undefined> {
  return (await readFile(fileOf(folder, name), 'utf8').catch(() => '')).trim() || undefined;
}

/** The same, made at the first start. */
export async function makeSecret(folder: DataFolder, name: SecretName): Promise<string> {
  const known = await readSecret(folder, name);
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  await createFile(folder.path, fileOf(folder, name), Buffer.from(secret), FOR_ITS_OWNER);
  return secret;
}
