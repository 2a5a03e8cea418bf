import { mkdtemp, readFile, readlink, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  MERCHANTS_FOLDER,
  RELEASES_URL,
  REMOTES,
  storeHost,
  storeRemote,
  wholeSite,
} from '../../testing/fixtures';
import { type S3Server, startS3Server } from '../../testing/s3Server';
import { changeSite, type DeliveryContext, deliveryContext } from '../deploy/deploy';
import { deployRelease } from '../deploy/deployRelease';
import { folderStore } from '../store/folderStore';
import { openStore } from '../store/openStore';
import type { Store } from '../store/Store';
import { mirrorStore } from './mirrorStore';

jest.setTimeout(60_000);

let server: S3Server;
let store: Store;
let context: DeliveryContext;
let root: string;
beforeAll(async () => {
  server = await startS3Server();
  store = await openStore({ SITE_STORE: await server.newStore() }, 'unused');
  context = deliveryContext({
    store,
    merchantsFolder: MERCHANTS_FOLDER,
    releasesUrl: RELEASES_URL,
    by: 'tester',
  });
  await Promise.all([
    storeHost(store, '1.0.0'),
    ...REMOTES.map((remote) => storeRemote(store, remote, '1.0.0')),
  ]);
  await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
});
afterAll(() => server.close());
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mirror-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const mirror = (of: Store = store) => mirrorStore(of, context.deployments, ['aurora', 'lagoon'], root);
const live = async () => path.basename(await readlink(path.join(root, 'live/aurora')));

it('copies all that nginx serves, with its compressed copies, and reads nothing a second time', async () => {
  const { copied } = await mirror();
  expect(copied).toBeGreaterThan(REMOTES.length);
  const deployed = await context.deployments.live('aurora');
  expect(await live()).toBe(deployed?.documents);
  const release = 'releases/mfe-games/1.0.0';
  const names = await store.filesOf(release);
  expect(names.some((name) => name.endsWith('.br'))).toBe(true);
  expect(await folderStore(root).filesOf(release)).toEqual(names);
  for (const name of names)
    expect(await readFile(path.join(root, release, name))).toEqual(
      await store.readFile(`${release}/${name}`),
    );
  const unread = { ...store, readFile: jest.fn(store.readFile) };
  expect((await mirror(unread)).copied).toBe(0);
  expect(unread.readFile.mock.calls.filter(([name]) => name.startsWith('releases/'))).toEqual([]);
});

it('follows a deployment, and forgets documents of before after a while', async () => {
  await mirror();
  const before = await live();
  await storeRemote(store, 'mfe-games', '1.1.0');
  await deployRelease(context, 'aurora', { component: 'mfe-games', release: '1.1.0' });
  await mirror();
  expect(await live()).not.toBe(before);
  expect(await folderStore(root).list('releases/mfe-games')).toContain('1.1.0');
  const documents = () => folderStore(root).list('documents/aurora');
  expect(await documents()).toContain(before);
  const long = new Date(Date.now() - 11 * 60_000);
  await utimes(path.join(root, 'documents/aurora', before, 'contents.json'), long, long);
  await mirror();
  expect(await documents()).toEqual([await live()]);
});

it('copies nothing of a folder with a file that is not what was stored, and leaves what is live', async () => {
  await mirror();
  const before = await live();
  await storeRemote(store, 'mfe-games', '1.2.0');
  await deployRelease(context, 'aurora', { component: 'mfe-games', release: '1.2.0' });
  const spoilt: Store = {
    ...store,
    readFile: async (name) =>
      name.startsWith('releases/mfe-games/1.2.0/') && name.endsWith('.js')
        ? Buffer.from('other')
        : store.readFile(name),
  };
  await expect(mirror(spoilt)).rejects.toThrow(/^releases\/mfe-games\/1\.2\.0\/.* is not what was stored/);
  expect(await live()).toBe(before);
  expect(await folderStore(root).list('releases/mfe-games')).not.toContain('1.2.0');
});
