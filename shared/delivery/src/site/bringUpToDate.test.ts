import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ANY } from '@site/contracts/federation/access';
import { auditIn } from '../audit/auditLog';
import { silentProgress } from '../processes/progress';
import type { DeliveryContext } from '../product/deploy/deploy';
import { addLock, endRule } from '../rules/changeRules';
import { filledStore, REMOTES, storeRemote } from '../testing/fixtures';
import { type DataFolder, dataFolder, readState } from '../workspace/dataFolder';
import { deployAll, lastRelease, releaseAll } from './bringUpToDate';

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

it('builds no release of what is served from source, where the last start has left one @FD-037', async () => {
  expect(await lastRelease(context, data, 'mfe-games')).toEqual({});
  await start(CHANGED);
  const kept = await lastRelease(context, data, 'mfe-games');
  expect(kept).toEqual({ 'mfe-games': '1.1.0' });

  // Its build would fail: there is nothing in the folder but its name.
  const root = path.join(data.path, 'project');
  await mkdir(path.join(root, 'mfe-games'), { recursive: true });
  await writeFile(path.join(root, 'pnpm-lock.yaml'), '');
  await writeFile(path.join(root, 'tsconfig.base.json'), '{}');
  await writeFile(path.join(root, 'mfe-games/package.json'), '{ "name": "mfe-games", "version": "1.2.0" }');
  expect(await releaseAll(context, root, silentProgress, kept)).toEqual(kept);
  await expect(releaseAll(context, root, silentProgress)).rejects.toThrow('mfe-games did not build');
});

it('deploys some of the sources and leaves the others as they are, in the note for the next start too @FD-037', async () => {
  await start(SOURCES);
  await deployAll(context, data, { 'mfe-games': '1.1.0' }, PLATFORM, (line) => said.push(line));
  expect(await games('aurora')).toEqual(['1.1.0']);
  expect((await context.deployments.live('aurora'))?.remotes['mfe-auth']).toHaveLength(1);
  expect((await readState(data))?.sources).toEqual(CHANGED);
});
