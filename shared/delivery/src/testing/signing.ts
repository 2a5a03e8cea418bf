import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyId, keysFile, textOfKey } from '../product/signing/keys';
import type { Store } from '../product/store/Store';
import { signRelease } from '../release/provenance/signRelease';
import { MERCHANTS_FOLDER } from './fixtures';

/** A key of a team, and what `keys.json` says of it. */
export function teamKey(team: string, components: readonly string[]) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const id = keyId(publicKey);
  return { id, team, privateKey, stated: { team, components, publicKey: textOfKey(publicKey) } };
}

export async function signAs(
  key: ReturnType<typeof teamKey>,
  store: Store,
  component: string,
  release: string,
): Promise<void> {
  await signRelease(store, key, {
    root: tmpdir(),
    environment: {},
    component,
    release,
    command: `site release ${component}`,
    builtHere: true,
    startedAt: new Date(0),
    finishedAt: new Date(1000),
  });
}

/** A folder of what is decided by review, with these keys for releases. */
export async function policyWith(...keys: ReturnType<typeof teamKey>[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'policy-'));
  const stated = { releases: keys.map((key) => key.stated), previews: [] };
  await writeFile(keysFile(folder), JSON.stringify(stated));
  return folder;
}

/** The merchants, of which aurora is different in these settings. */
export async function merchantsWith(settings: object): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'merchants-'));
  await cp(MERCHANTS_FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'aurora/merchant.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...settings }));
  return folder;
}
