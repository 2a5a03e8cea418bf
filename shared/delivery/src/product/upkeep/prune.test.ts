import { cp, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filledFolder, MERCHANTS_FOLDER, storeRemote, wholeSite } from '../../testing/fixtures';
import { changeSite } from '../deploy/deploy';
import { deployRelease } from '../deploy/deployRelease';
import { prune } from './prune';
import { verifyLive } from './verify';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH = { olderThanMs: 30 * DAY_MS, dryRun: false };

let filled: Awaited<ReturnType<typeof filledFolder>>;
let context: Awaited<ReturnType<typeof filledFolder>>['context'];

beforeEach(async () => {
  filled = await filledFolder();
  context = { ...filled.context, now: () => new Date() };
  await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  for (const release of ['1.1.0', '1.2.0', '1.3.0']) await storeRemote(filled.store, 'mfe-games', release);
});

afterEach(() => filled.remove());

const place = (folder: string) => path.join(filled.folder, folder);
/** Makes folders look as old as that. */
async function age(days: number, ...folders: string[]): Promise<void> {
  const then = new Date(Date.now() - days * DAY_MS);
  for (const folder of folders) await utimes(path.join(place(folder), 'contents.json'), then, then);
}
const games = () => filled.store.list('releases/mfe-games');
const deploy = (release: string, traffic?: number) =>
  deployRelease(context, 'aurora', { component: 'mfe-games', release, traffic });

it('removes what nobody ever had and is old, and keeps the rest @FD-024', async () => {
  await deploy('1.2.0', 10);
  await deploy('1.3.0');
  const all = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((release) => `releases/mfe-games/${release}`);
  await age(31, ...all);
  await storeRemote(filled.store, 'mfe-games', '1.4.0');

  const { removed, young } = await prune(context, MONTH);
  expect(removed.map(({ folder }) => folder)).toEqual(['releases/mfe-games/1.1.0']);
  expect(young).toBe(1);
  // 1.0.0 and 1.2.0 were live once: an open tab may still want them.
  expect(await games()).toEqual(['1.0.0', '1.2.0', '1.3.0', '1.4.0']);
  expect(await verifyLive(filled.store, context.deployments, 'aurora')).toEqual([]);
});

it('keeps the brand of every deployment, and no other @FD-024', async () => {
  const brands = () => filled.store.list('brand/aurora');
  const [first = ''] = await brands();
  const merchantsFolder = path.join(filled.folder, 'merchants');
  await cp(MERCHANTS_FOLDER, merchantsFolder, { recursive: true });
  const logo = path.join(merchantsFolder, 'aurora/logo.svg');
  await writeFile(logo, (await readFile(logo, 'utf8')).replace('</svg>', '<path d="M0 0"/></svg>'));
  await deployRelease({ ...context, merchantsFolder }, 'aurora', {
    component: 'mfe-games',
    release: '1.1.0',
  });
  const both = await brands();
  expect(both).toHaveLength(2);
  await filled.store.putFolder('brand/aurora/0000', new Map([['logo.svg', Buffer.from('nobody’s')]]));
  // Documents are not asked: the deployments say it.
  const documents = await filled.store.list('documents/aurora');
  for (const name of documents) await filled.store.removeFolder(`documents/aurora/${name}`);
  await age(31, `brand/aurora/0000`, ...both.map((name) => `brand/aurora/${name}`));
  const { removed } = await prune(context, MONTH);
  expect(removed.map(({ folder }) => folder)).toEqual(['brand/aurora/0000']);
  expect(await brands()).toContain(first);
});

it('keeps what a merchant has that has no folder any more @FD-024', async () => {
  await changeSite(context, 'lagoon', 'deploy', () => wholeSite('1.0.0'));
  await deployRelease(context, 'lagoon', { component: 'mfe-games', release: '1.1.0' });
  await age(31, 'releases/mfe-games/1.1.0');
  const gone = { ...context, merchantsFolder: '/nowhere' };
  expect((await prune(gone, MONTH)).removed).toEqual([]);
});

it('keeps what is or was a fallback and nothing else @FD-024', async () => {
  const withFallback = (release: string, fallback: string | false) =>
    deployRelease(context, 'aurora', { component: 'mfe-games', release, fallback });
  await withFallback('1.2.0', '1.1.0');
  await age(31, ...['1.1.0', '1.2.0', '1.3.0'].map((release) => `releases/mfe-games/${release}`));
  const { removed } = await prune(context, MONTH);
  expect(removed.map(({ folder }) => folder)).toEqual(['releases/mfe-games/1.3.0']);
  expect(await verifyLive(filled.store, context.deployments, 'aurora')).toEqual([]);
  await withFallback('1.2.0', false);
  expect((await prune(context, MONTH)).removed).toEqual([]);
  expect(await games()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, Number.MAX_SAFE_INTEGER, -1])(
  'removes nothing for an age of %s ms',
  async (olderThanMs) => {
    await age(31, 'releases/mfe-games/1.1.0');
    await expect(prune(context, { olderThanMs, dryRun: false })).rejects.toThrow('is no age');
    expect(await games()).toContain('1.1.0');
  },
);

it('only says what would go in a dry run', async () => {
  await age(31, 'releases/mfe-games/1.1.0');
  const { removed } = await prune(context, { ...MONTH, dryRun: true });
  expect(removed.map(({ folder }) => folder)).toEqual(['releases/mfe-games/1.1.0']);
  expect(await games()).toContain('1.1.0');
});

it('keeps what goes live while it is at work @FD-024', async () => {
  await age(31, 'releases/mfe-games/1.1.0', 'releases/mfe-games/1.2.0', 'releases/mfe-games/1.3.0');
  const store = {
    ...filled.store,
    removeFolder: async (folder: string) => {
      // Right after the first removal somebody deploys the next candidate.
      await filled.store.removeFolder(folder);
      if (folder.endsWith('1.1.0')) await deploy('1.2.0');
    },
  };
  const { removed } = await prune({ ...context, store }, MONTH);
  expect(removed.map(({ folder }) => folder)).toEqual([
    'releases/mfe-games/1.1.0',
    'releases/mfe-games/1.3.0',
  ]);
  expect(await verifyLive(filled.store, context.deployments, 'aurora')).toEqual([]);
});

it('removes what a crash left, and not what is being written', async () => {
  await mkdir(place('.unfinished/old'), { recursive: true });
  await mkdir(place('.unfinished/new'), { recursive: true });
  await writeFile(path.join(place('.unfinished/old'), 'a.js'), 'half');
  const hoursAgo = new Date(Date.now() - DAY_MS);
  await utimes(place('.unfinished/old'), hoursAgo, hoursAgo);
  expect((await prune(context, MONTH)).unfinished).toBe(1);
});
