import type { ReleaseEvent } from '@site/contracts/federation/rollout';
import type { Store } from '../product/store/Store';
import { s3Store } from '../product/store/s3Store';
import { memoryBucket } from '../testing/memoryBucket';
import { EVENTS_FOLDER } from './events';
import type { Hook } from './hooks';
import type { Message } from './message';
import { TRIES_AFTER_MS, tellHooks } from './tellHooks';

const START = Date.parse('2026-12-01T00:00:00Z');
const KEY = Buffer.alloc(32, 7);
const hookOf = (name: string, changes: Partial<Hook> = {}): Hook => ({
  name,
  url: new URL(`https://${name}.example/in`),
  key: KEY,
  ...changes,
});
const OPS = hookOf('ops');
const CHAT = hookOf('chat');

let store: Store;
let now: number;
let sent: { at: number; hook: string; message: Message }[];
let answers: Record<string, () => number>;
let failures: string[];

beforeEach(() => {
  store = s3Store(memoryBucket());
  now = START;
  sent = [];
  failures = [];
  answers = {};
});

async function put(number: number, changes: Partial<ReleaseEvent> = {}): Promise<string> {
  const id = `aurora_00000${number}_mfe-games`;
  const event = {
    id,
    kind: 'step',
    merchant: 'aurora',
    remote: 'mfe-games',
    at: new Date(now).toISOString(),
    by: 'guard',
    words: 'The next step is live.',
    ...changes,
  };
  await store.createFile(`${EVENTS_FOLDER}/aurora/${id}.json`, Buffer.from(JSON.stringify(event)));
  return id;
}

const turn = (hooks: readonly Hook[] = [OPS, CHAT], on: Store = store) =>
  tellHooks({
    store: on,
    merchants: ['aurora', 'lagoon'],
    hooks,
    now: () => new Date(now),
    send: async ({ name }, message) => {
      sent.push({ at: now - START, hook: name, message });
      return answers[name]?.() ?? 204;
    },
    onFailure: (what) => failures.push(what),
  });

const sentTo = (hook: string) => sent.filter((one) => one.hook === hook);
const told = () => sent.map(({ hook, message }) => `${hook} ${message.headers['webhook-id']}`).sort();

it('tells each hook of each event, once where it is answered well @FD-068', async () => {
  const ids = [await put(1), await put(2)];
  expect(await turn()).toBe(4);
  expect(await turn()).toBe(0);
  expect(told()).toEqual([`chat ${ids[0]}`, `chat ${ids[1]}`, `ops ${ids[0]}`, `ops ${ids[1]}`]);
  expect(failures).toEqual([]);
});

it('tries eight times over a day, under the same id, and then no more @FD-068', async () => {
  answers.ops = () => 500;
  const id = await put(1);
  for (; now <= START + 30 * 3_600_000; now += 5_000) {
    // Between two tries nothing happens, so only their surroundings are walked through.
    const near = TRIES_AFTER_MS.some((due) => Math.abs(now - START - due) <= 10_000);
    if (near || now === START + 29 * 3_600_000) await turn();
  }
  expect(sentTo('ops').map(({ at }) => at)).toEqual([...TRIES_AFTER_MS]);
  expect(TRIES_AFTER_MS).toHaveLength(8);
  expect(TRIES_AFTER_MS.at(-1)).toBe(24 * 3_600_000);
  expect(new Set(told())).toEqual(new Set([`ops ${id}`, `chat ${id}`]));
  expect(sentTo('chat')).toHaveLength(1);
  expect(failures[0]).toBe(`The webhook ops was not told of ${id}, try 1 of 8: answered 500`);
  expect(await store.list('told/aurora')).toEqual([`${id}.json`]);
});

it('lets one that fails hold up no other, and no later event @FD-068', async () => {
  answers.ops = () => {
    throw new Error('connect ECONNREFUSED');
  };
  await put(1);
  await expect(turn()).resolves.toBe(1);
  await put(2);
  await expect(turn()).resolves.toBe(1);
  expect(sentTo('chat')).toHaveLength(2);
  expect(failures).toEqual([
    expect.stringContaining('aurora_000001_mfe-games, try 1 of 8: connect ECONNREFUSED'),
    expect.stringContaining('aurora_000002_mfe-games, try 1 of 8: connect ECONNREFUSED'),
  ]);
});

it.each([302, 307, 404, 410])('takes %d for no answer, and tries again @FD-068', async (status) => {
  answers.ops = () => (sentTo('ops').length === 1 ? status : 200);
  await put(1);
  await turn([OPS]);
  now += TRIES_AFTER_MS[1] ?? 0;
  await turn([OPS]);
  expect(sentTo('ops')).toHaveLength(2);
  expect(failures).toHaveLength(1);
});

it('is shared by several senders: each try is one of them’s @FD-068', async () => {
  for (let number = 1; number <= 5; number += 1) await put(number);
  await Promise.all([turn(), turn(), turn()]);
  expect(sent).toHaveLength(10);
  expect(new Set(told()).size).toBe(10);
});

it('tells at least once, with the same id, wherever its sender is killed @FD-068', async () => {
  for (let killAt = 1; ; killAt += 1) {
    store = s3Store(memoryBucket());
    now = START;
    sent = [];
    const id = await put(1);
    let writes = 0;
    const dying: Store = {
      ...store,
      createFile: async (file, content) => {
        writes += 1;
        // It is killed before this one, or right after it.
        if (writes > killAt / 2) throw new Error('killed');
        const created = await store.createFile(file, content);
        if (killAt % 2 === 1 && writes === (killAt + 1) / 2) throw new Error('killed');
        return created;
      },
    };
    const through = await turn([OPS], dying).then(
      () => true,
      () => false,
    );
    if (through) break;
    for (const after of TRIES_AFTER_MS) {
      now = START + after;
      await turn([OPS]);
    }
    expect({ killAt, told: [...new Set(told())] }).toEqual({ killAt, told: [`ops ${id}`] });
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(await store.list('told/aurora')).toEqual([`${id}.json`]);
    expect(killAt).toBeLessThan(20);
  }
});

it('tells a hook what it wants to hear of @FD-068', async () => {
  const stops = hookOf('stops', { kinds: ['stop'] });
  const others = hookOf('others', { scope: { remotes: ['mfe-auth'], merchants: ['*'] } });
  await put(1);
  const stop = await put(2, { kind: 'stop' });
  await turn([stops, others]);
  expect(told()).toEqual([`stops ${stop}`]);
});

it('does not tell a new hook of what is long past', async () => {
  await put(1);
  now += 27 * 3_600_000;
  await put(2);
  await turn([OPS]);
  expect(told()).toEqual(['ops aurora_000002_mfe-games']);
});

it('says of an event that cannot be read that it is not told, and tells the others', async () => {
  await store.createFile(`${EVENTS_FOLDER}/aurora/aurora_000001_mfe-games.json`, Buffer.from('{'));
  await put(2);
  expect(await turn([OPS])).toBe(1);
  expect(failures).toEqual(['The event aurora_000001_mfe-games of aurora cannot be read']);
});

it('looks at nothing where nobody wants to be told', async () => {
  await put(1);
  const unread = { ...store, list: () => Promise.reject(new Error('was read')) };
  await expect(turn([], unread)).resolves.toBe(0);
});
