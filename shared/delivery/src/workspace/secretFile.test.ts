import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from './dataFolder';
import { makeHealthToken, readHealthToken } from './healthToken';
import { makeReleaseSecret, readReleaseSecret } from './releaseSecret';

it.each([
  ['release-secret', readReleaseSecret, makeReleaseSecret],
  ['health-token', readHealthToken, makeHealthToken],
] as const)(
  '%s is made once, is as long as the platform asks for, and is read by its owner alone',
  async (name, read, make) => {
    const root = await mkdtemp(path.join(tmpdir(), 'secret-'));
    const folder = dataFolder(root, {});
    expect(await read(folder)).toBeUndefined();
    const secret = await make(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect([await make(folder), await read(folder)]).toEqual([secret, secret]);
    const { mode } = await stat(path.join(folder.path, name));
    expect(mode & 0o777).toBe(0o600);
    await rm(root, { recursive: true });
  },
);
