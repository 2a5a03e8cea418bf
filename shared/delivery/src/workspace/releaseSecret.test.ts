import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from './dataFolder';
import { makeReleaseSecret, readReleaseSecret } from './releaseSecret';

it('is made once, is as long as the platform asks for, and is read by its owner alone', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'secret-'));
  const folder = dataFolder(root, {});
  expect(await readReleaseSecret(folder)).toBeUndefined();
  const secret = await makeReleaseSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect([await makeReleaseSecret(folder), await readReleaseSecret(folder)]).toEqual([secret, secret]);
  const { mode } = await stat(path.join(folder.path, 'release-secret'));
  expect(mode & 0o777).toBe(0o600);
  await rm(root, { recursive: true });
});
