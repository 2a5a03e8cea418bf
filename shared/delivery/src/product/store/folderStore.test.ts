import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testStore } from '../../testing/storeTests';
import { folderStore } from './folderStore';
import type { Store } from './Store';

const WORKSPACE = path.resolve(__dirname, '../../..');

const files = (content: Record<string, string>) =>
  new Map(Object.entries(content).map(([name, text]) => [name, Buffer.from(text)]));

const FOLDER = 'releases/mfe-games/1.0.0';

describe('folder store', () => {
  let root: string;
  let store: Store;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = folderStore(root);
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  testStore(async () => store);

  it('leaves nothing half-written behind when two write at once', async () => {
    await Promise.allSettled(
      ['one', 'two'].map((text) => store.putFolder(FOLDER, files({ 'a.js': text, 'b.js': text }))),
    );
    expect(await readdir(path.join(root, '.unfinished'))).toEqual([]);
  });

  it('shows nothing of a folder whose writing failed half-way @FD-021', async () => {
    const broken = new Map<string, Buffer>([['a.js', Buffer.from('a')]]);
    // A file where a folder is needed: the second write fails after the first has succeeded.
    broken.set('a.js/b.js', Buffer.from('b'));

    await expect(store.putFolder(FOLDER, broken)).rejects.toThrow();

    expect(await store.list('releases')).toEqual([]);
    expect(await store.putFolder(FOLDER, files({ 'a.js': 'a' }))).toBe('stored');
  });

  it('shows the old state when its process is killed while writing @FD-021', async () => {
    await store.createFile('deployments/aurora/000001.json', Buffer.from('{"old":true}'));
    const script = `
      const { folderStore } = await import(${JSON.stringify(path.join(__dirname, 'folderStore.ts'))});
      const big = new Map(Array.from({ length: 400 }, (_, n) => [n + '.bin', Buffer.alloc(200_000, n)]));
      process.stdout.write('writing');
      await folderStore(${JSON.stringify(root)}).putFolder('${FOLDER}', big);`;
    const started = execFile(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      // Where the package is found: all workspaces are tested in one run.
      cwd: WORKSPACE,
    });
    const signal = await new Promise((resolve) => {
      started.stdout?.once('data', () => setImmediate(() => started.kill('SIGKILL')));
      started.once('exit', (_code, endedBy) => resolve(endedBy));
    });

    expect(signal).toBe('SIGKILL');
    expect(await store.list('releases')).toEqual([]);
    expect(await store.list('deployments/aurora')).toEqual(['000001.json']);
  });
});
