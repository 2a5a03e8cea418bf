import { AUDIT_FOLDER, auditIn } from '../../audit/auditLog';
import { filledStore, storeRemote, wholeSite } from '../../testing/fixtures';
import { changeSite, type DeliveryContext } from '../deploy/deploy';
import { deployRelease } from '../deploy/deployRelease';
import type { Store } from '../store/Store';
import { verifyChains } from './verifyChains';

const DEPLOYMENTS = 'deployments/aurora';
const deployment = (number: number) => `${DEPLOYMENTS}/00000${number}.json`;
const entry = (number: number) => `${AUDIT_FOLDER}/0000000${number}.json`;

let context: DeliveryContext;
let store: Store;

beforeEach(async () => {
  ({ context, store } = await filledStore());
  await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  for (const release of ['1.1.0', '1.2.0', '1.3.0']) {
    await storeRemote(store, 'mfe-games', release);
    await deployRelease(context, 'aurora', { component: 'mfe-games', release });
    const at = context.now().toISOString();
    await auditIn(store).append({ at, by: 'Ann', kind: 'preview', words: `Made a link to ${release}` });
  }
});

/** The store after somebody has put other content in the place of a file, or taken it away. */
function tampered(path: string, change: (text: string) => string | undefined): Store {
  return {
    ...store,
    list: async (folder) => {
      const names = await store.list(folder);
      const text = (await store.readFile(path))?.toString() ?? '';
      return names.filter((name) => `${folder}/${name}` !== path || change(text) !== undefined);
    },
    readFile: async (asked) => {
      const content = await store.readFile(asked);
      if (asked !== path || !content) return content;
      const text = change(content.toString());
      return text === undefined ? undefined : Buffer.from(text);
    },
  };
}
const told = async (changed: Store, since?: Parameters<typeof verifyChains>[1]) =>
  (await verifyChains(changed, since)).damages.map(({ place, what }) => `${place}: ${what}`);

it('finds nothing in a log that is whole, and tells its heads @FD-067', async () => {
  const { damages, heads } = await verifyChains(store);
  expect(damages).toEqual([]);
  expect(heads.map(({ chain, number }) => [chain, number])).toEqual([
    [AUDIT_FOLDER, 3],
    [DEPLOYMENTS, 4],
  ]);
  expect(await told(store, heads)).toEqual([]);
});

it.each([
  [deployment(2), deployment(3)],
  [entry(2), entry(3)],
])('finds that %s was changed @FD-067', async (path, follower) => {
  const changed = tampered(path, (text) => text.replace(/"by": "[^"]+"/, '"by": "nobody"'));
  expect(await told(changed)).toEqual([
    `${follower}: does not follow number 2 as that is now: one was changed`,
  ]);
});

it('finds a gap @FD-067', async () => {
  expect(await told(tampered(deployment(2), () => undefined))).toEqual([
    `${DEPLOYMENTS}: number 2 is missing`,
  ]);
  expect(await told(tampered(entry(1), () => undefined))).toEqual([`${AUDIT_FOLDER}: number 1 is missing`]);
});

it('finds one that follows nothing, and what is no file of the log @FD-067', async () => {
  const changed = tampered(deployment(4), (text) => text.replace(/\n *"previous": "[^"]+",/, ''));
  expect(await told(changed)).toEqual([`${deployment(4)}: does not say which one it follows`]);
  await store.createFile(`${AUDIT_FOLDER}/notes.json`, Buffer.from('{}'));
  expect(await told(store)).toEqual([`${AUDIT_FOLDER}/notes.json: is no file of a numbered series`]);
});

it('finds what was changed or cut off at the end by heads that were kept @FD-067', async () => {
  const { heads } = await verifyChains(store);
  const changed = tampered(deployment(4), (text) => text.replace('"tester"', '"nobody"'));
  expect(await told(changed)).toEqual([]);
  expect(await told(changed, heads)).toEqual([`${deployment(4)}: is not what it was at the earlier look`]);
  const cut = tampered(entry(3), () => undefined);
  expect(await told(cut)).toEqual([]);
  expect(await told(cut, heads)).toEqual([`${AUDIT_FOLDER}: number 3 is missing`]);
});

it('takes deployments of before hashes were written down at the beginning alone @FD-067', async () => {
  const old = { schema: 2, number: 1, merchant: 'lagoon', at: '2026-01-01T00:00:00Z' };
  const write = (number: number, changes: object) =>
    store.createFile(
      `deployments/lagoon/00000${number}.json`,
      Buffer.from(JSON.stringify({ ...old, number, ...changes })),
    );
  await write(1, {});
  await write(2, {});
  expect(await told(store)).toEqual([]);
});
