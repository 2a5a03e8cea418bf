import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderStore } from './folderStore';
import { FolderExistsError, type Store } from './Store';

const files = (content: Record<string, string>) =>
  new Map(Object.entries(content).map(([name, text]) => [name, Buffer.from(text)]));

const SCRIPT = 'export const answer = 42;\n'.repeat(50);
const FOLDER = 'releases/mfe-games/1.0.0';

describe('folder store', () => {
  let root: string;
  let store: Store;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = folderStore(root);
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  it('keeps a folder as written, with smaller copies of its text', async () => {
    expect(await store.putFolder(FOLDER, files({ 'js/a.js': SCRIPT, 'dot.png': 'png' }))).toBe('stored');

    expect((await store.readFile(`${FOLDER}/js/a.js`))?.toString()).toBe(SCRIPT);
    const brotli = await store.readFile(`${FOLDER}/js/a.js.br`);
    const gzip = await store.readFile(`${FOLDER}/js/a.js.gz`);
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip ?? '').toString()).toBe(SCRIPT);
    expect(await store.readFile(`${FOLDER}/dot.png.br`)).toBeUndefined();
    expect(await store.list('releases/mfe-games')).toEqual(['1.0.0']);
  });

  it('takes the same content again and refuses other content @FD-003', async () => {
    await store.putFolder(FOLDER, files({ 'a.js': SCRIPT }));

    expect(await store.putFolder(FOLDER, files({ 'a.js': SCRIPT }))).toBe('unchanged');
    const other = [{ 'a.js': `${SCRIPT};` }, { 'a.js': SCRIPT, 'b.js': '' }, {}];
    for (const content of other) {
      await expect(store.putFolder(FOLDER, files(content))).rejects.toThrow(FolderExistsError);
    }
    expect((await store.readFile(`${FOLDER}/a.js`))?.toString()).toBe(SCRIPT);
  });

  it('lets one of two writers of different content win, whole @FD-021', async () => {
    const settled = await Promise.allSettled(
      ['one', 'two'].map((text) => store.putFolder(FOLDER, files({ 'a.js': text, 'b.js': text }))),
    );

    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [a, b] = await Promise.all(['a.js', 'b.js'].map((name) => store.readFile(`${FOLDER}/${name}`)));
    expect(a?.toString()).toBe(b?.toString());
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
    const started = execFile(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
    const signal = await new Promise((resolve) => {
      started.stdout?.once('data', () => setImmediate(() => started.kill('SIGKILL')));
      started.once('exit', (_code, endedBy) => resolve(endedBy));
    });

    expect(signal).toBe('SIGKILL');
    expect(await store.list('releases')).toEqual([]);
    expect(await store.list('deployments/aurora')).toEqual(['000001.json']);
  });

  it('creates a file once', async () => {
    const made = await Promise.all([1, 2, 3].map((n) => store.createFile('a/one.json', Buffer.from(`${n}`))));

    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await store.list('a')).toEqual(['one.json']);
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a\\b', ''])(
    'refuses the path "%s"',
    async (p) => {
      await writeFile(path.join(root, 'x'), '');
      await expect(store.readFile(p)).rejects.toThrow(RangeError);
      await expect(store.createFile(p, Buffer.from(''))).rejects.toThrow(RangeError);
    },
  );
});
