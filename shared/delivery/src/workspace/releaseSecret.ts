import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFile } from '../product/store/atomicFiles';
import type { DataFolder } from './dataFolder';

const fileOf = (folder: DataFolder) => path.join(folder.path, 'release-secret');

const FOR_ITS_OWNER = 0o600;

/** What the commands of this machine tell its platform of deployments by; undefined before the first start. */
export async function readReleaseSecret(folder: DataFolder): Promise<string | undefined> {
  return (await readFile(fileOf(folder), 'utf8').catch(() => '')).trim() || undefined;
}

/** The same, made at the first start. */
export async function makeReleaseSecret(folder: DataFolder): Promise<string> {
  const known = await readReleaseSecret(folder);
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  await createFile(folder.path, fileOf(folder), Buffer.from(secret), FOR_ITS_OWNER);
  return secret;
}
