import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../product/store/folderStore';
import { saidBySite } from '../testing/saidBySite';
import { EVENTS_FOLDER } from '../webhooks/events';
import { dataFolder } from '../workspace/dataFolder';

const ROOT = path.resolve(__dirname, '../../../..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'webhooks-'));
});
afterEach(() => rm(folder, { recursive: true }));

function site(...args: string[]): Promise<string> {
  return saidBySite(args, {
    root: ROOT,
    environment: {
      SITE_DATA: folder,
      SITE_POLICY: folder,
      WEBHOOK_HOSTS: 'localhost',
      OPS_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    },
  });
}

it('tries what is due, and calls no host that leads to this machine @FD-068', async () => {
  const hook = { name: 'ops', url: 'https://localhost:1/in', secret: 'OPS_SECRET' };
  await writeFile(path.join(folder, 'webhooks.json'), JSON.stringify({ hooks: [hook] }));
  const store = folderStore(dataFolder(ROOT, { SITE_DATA: folder }).store);
  const event = {
    id: 'aurora_000002_mfe-games',
    kind: 'rollback',
    merchant: 'aurora',
    remote: 'mfe-games',
    at: new Date().toISOString(),
    by: 'Ann',
    words: 'A change has been taken back of mfe-games for aurora.',
  };
  await store.createFile(`${EVENTS_FOLDER}/aurora/${event.id}.json`, Buffer.from(JSON.stringify(event)));
  expect(JSON.parse(await site('webhooks', '--once', '--json'))).toEqual({
    sent: 0,
    failures: [
      'The webhook ops was not told of aurora_000002_mfe-games, try 1 of 8: localhost leads to an address that is not public',
    ],
  });
  expect(JSON.parse(await site('webhooks', '--once', '--json'))).toEqual({ sent: 0, failures: [] });
});

it('says where hooks are named when there are none', async () => {
  await expect(site('webhooks', '--once')).rejects.toThrow('release-policy/webhooks.json names them');
});
