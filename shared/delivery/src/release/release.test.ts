import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditIn } from '../audit/auditLog';
import { siteCommand } from '../cli/siteCommand';
import { readRelease } from '../product/discovery/releases';
import { folderStore } from '../product/store/folderStore';
import type { Store } from '../product/store/Store';
import { STAND_IN_WEBPACK } from '../testing/standInWebpack';
import { workspaces } from '../workspace/workspace';
import { readOverBudget } from './budget/overBudget';
import { rebuildSources, releaseComponent, releaseSources } from './release';

let root: string;
let store: Store;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'project-'));
  store = newStore('store');
  await write('pnpm-lock.yaml', '');
  await write('tsconfig.base.json', '{}');
  await write('shared/api/package.json', '{"name":"@site/api","version":"1.0.0"}');
  await write('mfe-sample/package.json', '{"name":"mfe-sample","version":"1.2.0"}');
  await write('mfe-sample/node_modules/webpack/bin/webpack.js', STAND_IN_WEBPACK);
  await write('mfe-sample/src/index.ts', 'first');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}
const newStore = (name: string) => folderStore(path.join(root, 'data', name));
const builds = async () =>
  (await readFile(path.join(root, 'mfe-sample/.builds'), 'utf8').catch(() => '')).split('\n').slice(0, -1);
const stored = (release: string, place = store) =>
  place.readFile(`releases/mfe-sample/${release}/entry.js`).then((bytes) => bytes?.toString());
const release = (id = '1.2.0') =>
  releaseComponent(store, { root, component: 'mfe-sample', release: id, types: 'exposes' });

async function site(...args: string[]): Promise<string> {
  let said = '';
  const out = (text: string) => {
    said += text;
  };
  const output = { out, error: out };
  await siteCommand(args, { root, environment: { SITE_DATA: path.join(root, 'data') }, output });
  return said;
}

describe('releasing a workspace @FD-018', () => {
  it('builds it, with maps for whoever looks into it, and stores what was built', async () => {
    expect(await release()).toBe('stored');
    expect(await builds()).toEqual(['1.2.0 maps']);
    expect(await stored('1.2.0')).toBe('first');
    expect((await readRelease(store, 'mfe-sample', '1.2.0')).manifest.metaData.release).toBe('1.2.0');
  });

  it('builds it anew whatever was built before, and says that it is the same', async () => {
    await release();
    expect(await release()).toBe('unchanged');
    expect(await builds()).toEqual(['1.2.0 maps', '1.2.0 maps']);
  });

  it('refuses other content under an id that is given, and stores it under another', async () => {
    await release();
    await write('mfe-sample/src/index.ts', 'second');
    await expect(release()).rejects.toThrow(
      'mfe-sample@1.2.0 is released already with other content: give the new content a new version.',
    );
    expect(await stored('1.2.0')).toBe('first');
    expect(await release('1.3.0')).toBe('stored');
    expect(await stored('1.3.0')).toBe('second');
  });

  it.each([
    ['does not build', 'wrong prop', 'mfe-sample did not build:\nContract of mfe_sample: a wrong prop'],
    ['states another release', 'another release', 'what is built is release 0.9.0'],
  ])('stores nothing of what %s', async (_what, source, words) => {
    await write('mfe-sample/src/index.ts', source);
    await expect(release()).rejects.toThrow(words);
    expect(await store.list('releases/mfe-sample')).toEqual([]);
  });

  it('is one command, which prints the id: the version of the workspace, or the one asked for', async () => {
    expect(await site('release', 'mfe-sample', '--json')).toBe(
      `${JSON.stringify({ component: 'mfe-sample', release: '1.2.0', outcome: 'stored' }, undefined, 2)}\n`,
    );
    expect(await stored('1.2.0')).toBe('first');
    await write('mfe-sample/src/index.ts', 'second');
    expect(await site('release', 'mfe-sample', '--as', '1.3.0-rc.1', '--json')).toContain('"1.3.0-rc.1"');
    expect(await stored('1.3.0-rc.1')).toBe('second');
  });
});

describe('the budgets of a remote @FD-078', () => {
  const overBudget = { root: '', component: 'mfe-sample', release: '1.2.0', types: 'exposes' } as const;
  beforeEach(async () => {
    const budgets = JSON.stringify({ budgets: { entry: 20 } });
    await write(
      'mfe-sample/node_modules/webpack/bin/webpack.js',
      `${STAND_IN_WEBPACK}
      fs.writeFileSync('dist/site.budgets.json', '${budgets}');`,
    );
    await write('mfe-sample/src/index.ts', 'more than twenty bytes');
  });

  it('refuse its release, which a reason lets pass', async () => {
    await expect(release()).rejects.toThrow(
      'entry has 22 bytes, its budget is 20; there is no release before',
    );
    expect(await store.list('releases/mfe-sample')).toEqual([]);
    expect(await releaseComponent(store, { ...overBudget, root }, 'for the cup final')).toBe('stored');
    expect((await readOverBudget(store, 'mfe-sample', '1.2.0'))?.reason).toBe('for the cup final');
    expect(await store.readFile('releases/mfe-sample/1.2.0/site.budgets.json')).toBeUndefined();
  });

  it('are passed with a reason that is written down @FD-067', async () => {
    for (const _ of ['first', 'again'])
      await site('release', 'mfe-sample', '--over-budget', 'for the cup final', '--json');
    const entries = await auditIn(store).history();
    expect(entries.map(({ kind, words, reason, code }) => [kind, words, reason, code])).toEqual([
      ['override', 'Released mfe-sample@1.2.0 over its budget', 'for the cup final', 'release.over.budget'],
    ]);
  });
});

describe('releasing what changed, as `npm start` does', () => {
  const releaseChanged = async (place = store) => {
    const all = await workspaces(root);
    const sample = all.find(({ folder }) => folder === 'mfe-sample');
    if (!sample) throw new Error('there is no mfe-sample');
    return releaseSources(place, root, sample, all);
  };

  it('puts nothing live whose expose does not satisfy its contract @FD-017', async () => {
    await write('mfe-sample/src/index.ts', 'wrong prop');
    await expect(releaseChanged()).rejects.toThrow('Contract of mfe_sample: a wrong prop');
    // A second start must not find the first one's leavings.
    await expect(releaseChanged()).rejects.toThrow('Contract of mfe_sample: a wrong prop');
    expect(await store.list('releases/mfe-sample')).toEqual([]);
    await write('mfe-sample/src/index.ts', 'mended');
    expect(await stored(await releaseChanged())).toBe('mended');
  });

  it('builds and checks once what did not change, for other sites of the checkout too', async () => {
    const id = await releaseChanged();
    expect(id).toMatch(/^1\.2\.0-src[0-9a-f]{10}$/);
    expect(await releaseChanged()).toBe(id);
    const other = newStore('other');
    expect(await releaseChanged(other)).toBe(id);
    expect(await stored(id, other)).toBe('first');
    expect(await builds()).toEqual([id]);
    await write('mfe-sample/src/index.ts', 'second');
    expect(await stored(await releaseChanged())).toBe('second');
  });

  it('takes what `npm test` has built, with all types checked', async () => {
    const all = await workspaces(root);
    const sample = all.find(({ folder }) => folder === 'mfe-sample');
    if (sample) await rebuildSources(root, sample, all);
    const id = await releaseChanged();
    expect(await builds()).toEqual([`${id} all`]);
  });
});
