import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filledFolder, storeRemote, wholeSite } from '../../testing/fixtures';
import { prune } from '../upkeep/prune';
import { verifyLive } from '../upkeep/verify';
import { changeSite } from './deploy';
import { type Deployment, deploymentsIn } from './deployments';
import { deployRelease } from './deployRelease';
import { derivedDiscovery } from './derivedDiscovery';
import { rollBack } from './rollBack';

let filled: Awaited<ReturnType<typeof filledFolder>>;

beforeEach(async () => {
  filled = await filledFolder();
  await changeSite(filled.context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  for (const release of ['1.1.0', '1.2.0']) await storeRemote(filled.store, 'mfe-games', release);
  await deployRelease(filled.context, 'aurora', { component: 'mfe-games', release: '1.1.0' });
  await deployRelease(filled.context, 'aurora', { component: 'mfe-games', release: '1.2.0', traffic: 10 });
});

afterEach(() => filled.remove());

const history = () => deploymentsIn(filled.store).history('aurora');
const folderOfDeployments = () => path.join(filled.folder, 'deployments/aurora');

/** Writes a deployment's file. */
async function write(number: number, content: object): Promise<void> {
  const file = `deployments/aurora/${String(number).padStart(6, '0')}.json`;
  await filled.store.createFile(file, Buffer.from(JSON.stringify(content)));
}

/** As these deployments were written down before their files stated a schema. */
async function asWrittenBefore(deployments: readonly Deployment[]): Promise<object[]> {
  return Promise.all(
    deployments.map(async (deployment) => {
      const { schema: _schema, previous: _previous, remotes: _remotes, brand: _brand, ...rest } = deployment;
      return { ...rest, discovery: await derivedDiscovery(filled.store, deployment) };
    }),
  );
}

/** Makes the deployments of this store those of before. */
async function makeEarlier(): Promise<void> {
  const earlier = await asWrittenBefore(await history());
  await rm(folderOfDeployments(), { recursive: true });
  for (const [index, content] of earlier.toReversed().entries()) await write(index + 1, content);
}

describe('deployments of before their files stated a schema', () => {
  it('are read as if they had been written today @FD-023', async () => {
    const today = await history();
    await makeEarlier();
    // They did not say which one they follow.
    expect(await history()).toEqual(today.map(({ previous: _, ...rest }) => rest));
    expect(today[0]?.remotes['mfe-games']).toHaveLength(2);
    expect(today[0]?.brand).toMatch(/^[0-9a-f]+$/);
  });

  it('are built upon and gone back to @FD-019 @FD-020', async () => {
    const [newest] = await history();
    await makeEarlier();
    const context = { ...filled.context, deployments: deploymentsIn(filled.store) };
    await deployRelease(context, 'aurora', { component: 'mfe-games', release: '1.2.0', traffic: 50 });
    const back = await rollBack(context, 'aurora', 'mfe-games');
    expect(back).toMatchObject({
      schema: 2,
      number: 5,
      remotes: newest?.remotes,
      documents: newest?.documents,
    });
    await rollBack(context, 'aurora', 'mfe-games', { to: '1.0.0' });
    expect((await history())[0]?.changes).toEqual([
      { component: 'mfe-games', from: '1.1.0 90 %, 1.2.0 10 %', to: '1.0.0' },
    ]);
  });

  it('keep what they name from being pruned @FD-024', async () => {
    await makeEarlier();
    const now = () => new Date(Date.now() + 60_000);
    const context = { ...filled.context, deployments: deploymentsIn(filled.store), now };
    expect((await prune(context, { olderThanMs: 0, dryRun: false })).removed).toEqual([]);
    expect(await verifyLive(filled.store, context.deployments, 'aurora')).toEqual([]);
  });

  it('are whole but for the brand where their documents are lost, and for a name that is none', async () => {
    const [newest] = await history();
    await makeEarlier();
    await rm(path.join(filled.folder, 'documents'), { recursive: true });
    const [live] = await history();
    expect(live).toEqual({ ...newest, brand: undefined, previous: undefined });
    expect(await verifyLive(filled.store, deploymentsIn(filled.store), 'aurora')).toContainEqual({
      place: `documents/aurora/${newest?.documents}`,
      what: 'the live documents of aurora are missing',
    });
  });
});

it.each([
  ['of a schema of days to come', { schema: 3 }, 'at schema'],
  [
    'that lacks what is live',
    { schema: 2, number: 4, merchant: 'aurora', by: 'x' },
    'is no deployment of schema 2',
  ],
])('says which file is none that can be read: one %s', async (_what, content, words) => {
  await write(4, content);
  await expect(deploymentsIn(filled.store).live('aurora')).rejects.toThrow(
    `deployments/aurora/000004.json is no deployment of schema 2`,
  );
  await expect(history()).rejects.toThrow(words);
});
