import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FolderExistsError, readContents, type Store } from '../product/store/Store';

const files = (content: Record<string, string>) =>
  new Map(Object.entries(content).map(([name, text]) => [name, Buffer.from(text)]));

const SCRIPT = 'export const answer = 42;\n'.repeat(50);
const FOLDER = 'releases/mfe-games/1.0.0';

/** What every store keeps, wherever it lies. */
export function testStore(open: () => Promise<Store>): void {
  let store: Store;

  beforeEach(async () => {
    store = await open();
  });

  it('keeps a folder as written, with smaller copies of its text @FD-026', async () => {
    expect(await store.putFolder(FOLDER, files({ 'js/a.js': SCRIPT, 'dot.png': 'png' }))).toBe('stored');

    expect((await store.readFile(`${FOLDER}/js/a.js`))?.toString()).toBe(SCRIPT);
    const brotli = await store.readFile(`${FOLDER}/js/a.js.br`);
    const gzip = await store.readFile(`${FOLDER}/js/a.js.gz`);
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip ?? '').toString()).toBe(SCRIPT);
    expect(await store.readFile(`${FOLDER}/dot.png.br`)).toBeUndefined();
    expect(await store.list('releases')).toEqual(['mfe-games']);
    expect(await store.list('releases/mfe-games')).toEqual(['1.0.0']);
    expect(await store.filesOf(FOLDER)).toEqual([
      'contents.json',
      'dot.png',
      'js/a.js',
      'js/a.js.br',
      'js/a.js.gz',
    ]);
    expect(Object.keys((await readContents(store, FOLDER)) ?? {})).toEqual(['dot.png', 'js/a.js']);
    expect((await store.storedAt(FOLDER))?.getTime()).toBeGreaterThan(Date.now() - 60_000);
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
  });

  it('lets two writers of the same content both succeed', async () => {
    const outcomes = await Promise.all(
      [1, 2].map(() => store.putFolder(FOLDER, files({ 'a.js': SCRIPT, 'b.js': SCRIPT }))),
    );
    expect(outcomes.sort()).toEqual(['stored', 'unchanged']);
  });

  it('creates a file once @FD-022', async () => {
    const made = await Promise.all([1, 2, 3].map((n) => store.createFile('a/one.json', Buffer.from(`${n}`))));

    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await store.list('a')).toEqual(['one.json']);
    expect(await store.readFile('a/two.json')).toBeUndefined();
  });

  it('takes a folder away, and its name is free again', async () => {
    await store.putFolder(FOLDER, files({ 'a.js': SCRIPT }));
    await store.removeFolder(FOLDER);
    expect(await store.list('releases/mfe-games')).toEqual([]);
    expect(await store.filesOf(FOLDER)).toEqual([]);
    expect(await store.storedAt(FOLDER)).toBeUndefined();
    expect(await store.readFile(`${FOLDER}/a.js`)).toBeUndefined();
    await store.removeFolder(FOLDER);
    expect(await store.putFolder(FOLDER, files({ 'a.js': 'other' }))).toBe('stored');
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a\\b', ''])(
    'refuses the path "%s"',
    async (path) => {
      await expect(store.readFile(path)).rejects.toThrow(RangeError);
      await expect(store.createFile(path, Buffer.from(''))).rejects.toThrow(RangeError);
      await expect(store.putFolder(FOLDER, files({ [path]: '' }))).rejects.toThrow(RangeError);
    },
  );
}
