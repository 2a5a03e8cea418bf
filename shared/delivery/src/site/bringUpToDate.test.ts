import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ANY } from '@site/contracts/federation/access';
import { auditIn } from '../audit/auditLog';
import type { DeliveryContext } from '../product/deploy/deploy';
import { addLock, endRule } from '../rules/changeRules';
import { filledStore, REMOTES, storeRemote } from '../testing/fixtures';
import { type DataFolder, dataFolder, readState } from '../workspace/dataFolder';
import { deployAll } from './bringUpToDate';

const SOURCES = Object.fromEntries(['host-shell', ...REMOTES].map((component) => [component, '1.0.0']));
const CHANGED = { ...SOURCES, 'mfe-games': '1.1.0' };
const PLATFORM = 'http://127.0.0.1:8090';

let data: DataFolder;
let context: DeliveryContext;
let said: string[];

beforeEach(async () => {
  data = dataFolder('/', { SITE_DATA: await mkdtemp(`${tmpdir()}/start-`) });
  const filled = await filledStore();
  context = filled.context;
  await storeRemote(filled.store, 'mfe-games', '1.1.0');
  said = [];
});
afterEach(() => rm(data.path, { recursive: true }));

const start = (sources: typeof SOURCES) =>
  deployAll(context, data, sources, PLATFORM, (line) => said.push(line));
const games = async (merchant: string) => {
  const live = await context.deployments.live(merchant);
  return live?.remotes['mfe-games']?.map(({ release }) => release);
};

it('leaves what is locked as it is, says so, and deploys it with the first start that finds it free @FD-065', async () => {
  await start(SOURCES);
  const audit = auditIn(context.store);
  const doing = { by: 'Ann', reason: 'the vendor moves', now: context.now() };
  const { id } = await addLock(audit, { remotes: [ANY], merchants: ['aurora'] }, doing);

  await start(CHANGED);
  expect([await games('aurora'), await games('lagoon')]).toEqual([['1.0.0'], ['1.1.0']]);
  expect(said).toEqual([
    expect.stringMatching(/^aurora stays as it is: Ann has locked mfe-games of aurora since/),
  ]);
  expect((await readState(data))?.sources['mfe-games']).toBe('1.0.0');

  await endRule(audit, 'locks', id, doing);
  await start(CHANGED);
  expect(await games('aurora')).toEqual(['1.1.0']);
  expect((await readState(data))?.sources['mfe-games']).toBe('1.1.0');
});
