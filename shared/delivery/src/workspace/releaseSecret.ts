import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFile } from '../product/store/atomicFiles';
import type { DataFolder } from './dataFolder';

/** What is kept for the services of this machine, by the name of its file. */
type SecretName = 'release-secret' | 'health-token';

const fileOf = (folder: DataFolder, name: SecretName) => path.join(folder.path, name);

const FOR_ITS_OWNER = 0o600;

/** What the commands of this machine tell its platform of deployments by; undefined before the first start. */
export function readReleaseSecret(folder: DataFolder): Promise<string | undefined> {
  return readSecret(folder, 'release-secret');
}

/** The same, made at the first start. */
export function makeReleaseSecret(folder: DataFolder): Promise<string> {
  return makeSecret(folder, 'release-secret');
}

/** What the guards of this machine ask its platform for figures by; undefined before the first start. */
export function readHealthToken(folder: DataFolder): Promise<string | undefined> {
  return readSecret(folder, 'health-token');
}

/** The same, made at the first start. */
export function makeHealthToken(folder: DataFolder): Promise<string> {
  return makeSecret(folder, 'health-token');
}

async function readSecret(folder: DataFolder, name: SecretName): Promise<string | undefined> {
  return (await readFile(fileOf(folder, name), 'utf8').catch(() => '')).trim() || undefined;
}

async function makeSecret(folder: DataFolder, name: SecretName): Promise<string> {
  const known = await readSecret(folder, name);
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  await createFile(folder.path, fileOf(folder, name), Buffer.from(secret), FOR_ITS_OWNER);
  return secret;
}
