import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeSite } from '../product/deploy/deploy';
import { dataFolder } from '../workspace/dataFolder';
import { localContext, merchantsFolder } from '../workspace/localContext';
import { PROJECT_ROOT } from '../workspace/workspace';
import { RELEASES_URL, REMOTES, storeHost, storeRemote, wholeSite } from './fixtures';

/**
 * A new data folder for tests of commands: the whole site is live for aurora in 1.0.0, and mfe-games 1.1.0 is stored.
 *
 * @returns The folder, for SITE_DATA, and what works on it. Whoever asks removes it.
 */
export async function commandFolder(): Promise<{
  readonly folder: string;
  readonly context: ReturnType<typeof localContext>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const data = dataFolder(PROJECT_ROOT, { SITE_DATA: folder });
  const context = localContext(merchantsFolder(PROJECT_ROOT, {}), data, RELEASES_URL);
  await Promise.all([
    storeHost(context.store, '1.0.0'),
    ...REMOTES.map((remote) => storeRemote(context.store, remote, '1.0.0')),
    storeRemote(context.store, 'mfe-games', '1.1.0'),
  ]);
  await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  return { folder, context };
}
