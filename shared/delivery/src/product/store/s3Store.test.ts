import {
  MERCHANTS_FOLDER,
  RELEASES_URL,
  REMOTES,
  storeHost,
  storeRemote,
  wholeSite,
} from '../../testing/fixtures';
import { type S3Server, startS3Server } from '../../testing/s3Server';
import { testStore } from '../../testing/storeTests';
import { changeSite, deliveryContext } from '../deploy/deploy';
import { deploymentsIn } from '../deploy/deployments';
import { deployRelease } from '../deploy/deployRelease';
import { rollBack } from '../deploy/rollBack';
import { prune } from '../upkeep/prune';
import { verifyLive, verifyStored } from '../upkeep/verify';
import { openStore, parseBucketAddress } from './openStore';

// Each speaks to a server of its own process, many times.
jest.setTimeout(60_000);

let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});

afterAll(() => server.close());

const open = async () => openStore({ SITE_STORE: await server.newStore() }, 'unused');

describe('a store in a bucket', () => {
  testStore(open);

  it('releases, deploys, rolls back, verifies and prunes as one in a folder does @FD-026', async () => {
    const store = await open();
    const context = deliveryContext({
      store,
      merchantsFolder: MERCHANTS_FOLDER,
      releasesUrl: RELEASES_URL,
      by: 'tester',
    });
    await Promise.all([
      storeHost(store, '1.0.0'),
      ...REMOTES.map((remote) => storeRemote(store, remote, '1.0.0')),
      storeRemote(store, 'mfe-games', '1.1.0'),
      storeRemote(store, 'mfe-games', '1.2.0'),
    ]);
    await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
    await deployRelease(context, 'aurora', { component: 'mfe-games', release: '1.1.0' });
    const rolledBack = await rollBack(context, 'aurora', 'mfe-games');
    expect(rolledBack?.changes).toEqual([{ component: 'mfe-games', from: '1.1.0', to: '1.0.0' }]);
    expect((await verifyStored(store)).damages).toEqual([]);
    expect(await verifyLive(store, context.deployments, 'aurora')).toEqual([]);
    const { removed } = await prune(
      { ...context, now: () => new Date(Date.now() + 60_000) },
      { olderThanMs: 0, dryRun: false },
    );
    expect(removed.map(({ folder }) => folder)).toEqual(['releases/mfe-games/1.2.0']);
  });

  it('loses none of many deployments at once @FD-022', async () => {
    const store = await open();
    const context = deliveryContext({
      store,
      merchantsFolder: MERCHANTS_FOLDER,
      releasesUrl: RELEASES_URL,
      by: 'tester',
    });
    await Promise.all([
      storeHost(store, '1.0.0'),
      ...REMOTES.flatMap((remote) => ['1.0.0', '1.1.0'].map((id) => storeRemote(store, remote, id))),
    ]);
    await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
    await Promise.all(
      REMOTES.map((component) =>
        deployRelease({ ...context, deployments: deploymentsIn(store) }, 'aurora', {
          component,
          release: '1.1.0',
        }),
      ),
    );
    const live = await deploymentsIn(store).live('aurora');
    expect(live?.number).toBe(1 + REMOTES.length);
    const releases = Object.values(live?.remotes ?? {}).map(([variant]) => variant?.release);
    expect(releases).toEqual(REMOTES.map(() => '1.1.0'));
  });
});

describe('the address of a bucket', () => {
  it('names bucket, prefix, region and endpoint', () => {
    expect(parseBucketAddress('s3://games/site/one?region=ap-southeast-1')).toEqual({
      bucket: 'games',
      prefix: 'site/one',
      region: 'ap-southeast-1',
      endpoint: undefined,
      pathStyle: false,
    });
  });

  it.each([
    ['games', 'that is no address of a bucket'],
    ['https://games.example', 'that is no address of a bucket'],
    ['s3://games?regoin=x', '"regoin" is no setting'],
    ['s3://games?endpoint=objects.example', 'its endpoint is no http address'],
  ])('refuses %s and shows how it is written', (text, words) => {
    expect(() => parseBucketAddress(text)).toThrow(
      `SITE_STORE is "${text}": ${words}. Write it as s3://bucket`,
    );
  });
});
