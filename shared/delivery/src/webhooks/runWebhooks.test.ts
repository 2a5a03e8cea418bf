import { s3Store } from '../product/store/s3Store';
import { memoryBucket } from '../testing/memoryBucket';
import { EVENTS_FOLDER } from './events';
import { runWebhooks } from './runWebhooks';

const HOOK = { name: 'ops', url: new URL('https://hooks.example/in'), key: Buffer.alloc(32) };

it('goes on after a turn that failed, says what is wrong once, and ends when it is told to @FD-068', async () => {
  const store = s3Store(memoryBucket());
  const at = new Date();
  const event = {
    id: 'one',
    kind: 'stop',
    merchant: 'aurora',
    remote: 'mfe-games',
    by: 'guard',
    words: 'Stopped.',
  };
  await store.createFile(
    `${EVENTS_FOLDER}/aurora/one.json`,
    Buffer.from(JSON.stringify({ ...event, at: at.toISOString() })),
  );
  let looks = 0;
  const failing = {
    ...store,
    list: async (folder: string) => {
      looks += 1;
      if (looks <= 4) throw new Error('the bucket is away');
      return store.list(folder);
    },
  };
  const said: string[] = [];
  const ending = new AbortController();
  let sent = 0;
  const send = async () => {
    sent += 1;
    ending.abort();
    return 200;
  };
  const options = { store: failing, merchants: ['aurora'], hooks: [HOOK], now: () => at, send };
  await runWebhooks(options, (line) => said.push(line), ending.signal, 1);
  expect(sent).toBe(1);
  expect(said).toEqual(['A turn of the webhooks failed: the bucket is away']);
});
