import { appendFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail } from '../../testing/fail';
import { filledFolder, REMOTES, storeRemote, wholeSite } from '../../testing/fixtures';
import { serve } from '../../testing/http';
import { changeSite } from '../deploy/deploy';
import { deployRelease } from '../deploy/deployRelease';
import { derivedDiscovery } from '../deploy/derivedDiscovery';
import { releasesOrigin } from '../edge/releasesOrigin';
import { verifyLive, verifyStored } from './verify';
import { verifyServed } from './verifyServed';

let filled: Awaited<ReturnType<typeof filledFolder>>;

beforeEach(async () => {
  filled = await filledFolder();
  await changeSite(filled.context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  await storeRemote(filled.store, 'mfe-games', '1.1.0');
  await deployRelease(filled.context, 'aurora', { component: 'mfe-games', release: '1.1.0' });
});

afterEach(() => filled.remove());

const inStore = (...segments: string[]) => path.join(filled.folder, ...segments);
const GAMES = 'releases/mfe-games/1.1.0';
const SCRIPT = `${GAMES}/js/GameEntrance.bb22.js`;

const damages = async () => [
  ...(await verifyStored(filled.store)).damages,
  ...(await verifyLive(filled.store, filled.context.deployments, 'aurora')),
];

it('finds nothing in a store as it was written', async () => {
  const { folders, files } = await verifyStored(filled.store);
  // The host, five remotes and one more release; documents of two deployments, and a brand.
  expect(folders).toBe(1 + REMOTES.length + 1 + 2 + 1);
  expect(files).toBeGreaterThan(folders);
  expect(await damages()).toEqual([]);
});

it.each<[string, () => Promise<unknown>, string]>([
  ['one byte more', () => appendFile(inStore(SCRIPT), ' '), 'js/GameEntrance.bb22.js has changed'],
  ['a lost file', () => rm(inStore(SCRIPT)), 'js/GameEntrance.bb22.js is missing'],
  ['a file too many', () => writeFile(inStore(GAMES, 'extra.js'), ''), 'extra.js does not belong to it'],
  [
    'a changed copy',
    () => rename(inStore(GAMES, 'mf-manifest.json.br'), inStore(`${SCRIPT}.br`)),
    'js/GameEntrance.bb22.js.br is not what js/GameEntrance.bb22.js is',
  ],
  ['a torn copy', () => writeFile(inStore(`${SCRIPT}.gz`), 'x'), 'js/GameEntrance.bb22.js.gz is not what'],
  ['a lost list', () => rm(inStore(GAMES, 'contents.json')), 'contents.json is missing or cannot be read'],
])('finds %s @FD-032', async (_what, harm, words) => {
  await harm();
  expect(await damages()).toEqual([{ place: GAMES, what: expect.stringContaining(words) }]);
});

it('finds what is live and gone', async () => {
  await rm(inStore(GAMES), { recursive: true });
  const documents = (await filled.context.deployments.live('aurora'))?.documents ?? '';
  await rm(inStore('documents/aurora', documents, 'login.html'));
  const [brand = ''] = await readdir(inStore('brand/aurora'));
  await rm(inStore('brand/aurora', brand, 'logo.svg'));
  const found = (await damages()).map(({ place, what }) => `${place}: ${what}`);
  expect(found).toContain(`${GAMES}: it is live for aurora, and missing`);
  expect(found).toContain(`brand/aurora/${brand}/logo.svg: it is live for aurora, and missing`);
  await rm(inStore('brand'), { recursive: true });
  expect((await damages()).map(({ place, what }) => `${place}: ${what}`)).toContain(
    `brand/aurora/${brand}: the brand is live for aurora, and missing`,
  );
  expect(found).toContain(`documents/aurora/${documents}: login.html, which is live for aurora, is missing`);
});

it('finds a manifest that is not the one that went live', async () => {
  // Whole in itself, and yet not what the document vouches for.
  await filled.store.removeFolder(GAMES);
  await filled.store.removeFolder('releases/mfe-games/1.0.0');
  await storeRemote(filled.store, 'mfe-games', '1.0.0');
  await rename(inStore('releases/mfe-games/1.0.0'), inStore(GAMES));
  expect((await damages()).map(({ what }) => what)).toContain(
    'its manifest is not the one that is live for aurora',
  );
});

it('finds what is served otherwise than it was released', async () => {
  const server = await serve(releasesOrigin(filled.store, fail));
  try {
    const releasesUrl = `http://127.0.0.1:${server.port}`;
    const context = { ...filled.context, releasesUrl };
    await storeRemote(filled.store, 'mfe-auth', '1.1.0');
    await deployRelease(context, 'aurora', { component: 'mfe-auth', release: '1.1.0' });
    const live = await context.deployments.live('aurora');
    const discovery = live && (await derivedDiscovery(filled.store, live));
    const check = () => verifyServed(discovery ? [discovery] : []);
    expect((await check()).damages).toEqual([]);
    await rm(inStore(SCRIPT));
    await rm(inStore(`${SCRIPT}.br`), { force: true });
    await rm(inStore(`${SCRIPT}.gz`), { force: true });
    expect((await check()).damages).toEqual([
      { place: `${releasesUrl}/mfe-games/1.1.0/js/GameEntrance.bb22.js`, what: 'is answered with 404' },
    ]);
    await server.close();
    const [first] = (await check()).damages;
    expect(first?.what).toMatch(/^is not answered/);
  } finally {
    await server.close().catch(() => undefined);
  }
});

it('leaves nothing behind when a folder is removed', async () => {
  await filled.store.removeFolder(GAMES);
  expect(await filled.store.filesOf(GAMES)).toEqual([]);
  expect(await filled.store.storedAt(GAMES)).toBeUndefined();
  expect(await readdir(inStore('.unfinished'))).toEqual([]);
});
