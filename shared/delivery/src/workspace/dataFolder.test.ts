import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claim, type DataFolder, dataFolder, readState, writeState } from './dataFolder';
import { withLock } from './lock';

/** Higher than any process id that systems give. */
const NO_PROCESS = '999999999';

describe('data folder', () => {
  let folder: DataFolder;

  beforeEach(async () => {
    folder = dataFolder('/project', { SITE_DATA: await mkdtemp(path.join(tmpdir(), 'data-')) });
  });

  afterEach(() => rm(folder.path, { recursive: true, force: true }));

  it('is .site in the project, or where the environment says', () => {
    expect(dataFolder('/project', {}).path).toBe(path.resolve('/project/.site'));
    expect(dataFolder('/project', { SITE_DATA: 'other/place' }).path).toBe(
      path.resolve('/project/other/place'),
    );
  });

  it('is one site’s at a time', async () => {
    const giveBack = await claim(folder);
    await expect(claim(folder)).rejects.toThrow(`is in use by the site of process ${process.pid}`);
    await giveBack();
    await (await claim(folder))();
  });

  it('says in a file whose it is, and heeds one of before there was more than that', async () => {
    const file = path.join(folder.path, 'running.lock');
    const giveBack = await claim(folder);
    expect(await readFile(file, 'utf8')).toBe(`${process.pid}`);
    await giveBack();
    expect(await readdir(folder.path)).toEqual([]);
    await writeFile(file, `${process.ppid}`);
    await expect(claim(folder)).rejects.toThrow(`is in use by the site of process ${process.ppid}`);
    expect(await readdir(folder.path)).toEqual(['running.lock']);
  });

  it('is free again when its site was killed', async () => {
    await writeFile(path.join(folder.path, 'running.lock'), NO_PROCESS);
    await expect(claim(folder)).resolves.toBeDefined();
  });

  it('remembers the last start, and takes what cannot be read for none', async () => {
    const state = { releasesUrl: 'http://localhost:1', sources: { 'mfe-games': '1.0.0' } };
    expect(await readState(folder)).toBeUndefined();
    await writeState(folder, state);
    expect(await readState(folder)).toEqual(state);
    await writeFile(path.join(folder.path, 'site.json'), '{"releasesUrl":');
    expect(await readState(folder)).toBeUndefined();
  });

  it('locks work out of other work, and gives the lock back when that fails', async () => {
    const file = path.join(folder.path, 'build.lock');
    const order: string[] = [];
    const work = (name: string) =>
      withLock(file, async () => {
        order.push(`${name} begins`);
        await readdir(folder.path);
        order.push(`${name} ends`);
      });

    await expect(withLock(file, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await Promise.all([work('a'), work('b')]);

    expect(order[1]).toBe(order[0]?.replace('begins', 'ends'));
    expect(order).toHaveLength(4);
  });
});
