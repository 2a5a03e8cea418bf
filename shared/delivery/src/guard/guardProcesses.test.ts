import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePrograms } from '@site/build/bundlePrograms';
import { inParallel } from '../parallel';
import { wholly } from '../product/deploy/composition';
import { changeSite } from '../product/deploy/deploy';
import { deploymentsIn } from '../product/deploy/deployments';
import { folderStore } from '../product/store/folderStore';
import { verifyLive } from '../product/upkeep/verify';
import { startRollout } from '../rollout/startRollout';
import { contextAt, guardTurn, REMOTE } from '../testing/crash/guardTurn';
import { fakeSource } from '../testing/fakeSource';
import { PLAN } from '../testing/figures';
import { MERCHANTS_FOLDER, storeHost, storeRemote } from '../testing/fixtures';
import { serve, type TestServer } from '../testing/http';
import { policyWith } from '../testing/rollouts';
import { EVENTS_FOLDER } from '../webhooks/events';

/*
 * Guards as processes of their own, which are killed at each step that changes something, and stopped in the middle of a
 * turn. In the store 1.1.0 of a remote is on its way in, and the next turn of a guard has something to do.
 */

const PROGRAM = 'testing/crash/guardProgram';
const KILL_AT_STEP = pathToFileURL(path.resolve(__dirname, '../testing/crash/killAtStep.mjs')).href;
const AT_ONCE = 3;
const TIME_LIMIT_MS = 120_000;
/** A turn that takes more steps than this does not end. */
const MOST_STEPS = 200;
/** A minute later nobody leads any more. */
const LATER = 1;

let root: string;
let policy: string;
let programs: string;
let program: string;
let hook: TestServer;
/** Ids of the messages that came, by the copy that they are of. */
const received = new Map<string, string[]>();
let copies = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'guards-'));
  policy = await policyWith(PLAN);
  programs = await bundlePrograms(path.resolve(__dirname, '..'), [PROGRAM], ['sharp']);
  program = path.join(programs, `${PROGRAM}.mjs`);
  hook = await serve(({ url = '', headers }, response) => {
    received.set(url, [...(received.get(url) ?? []), String(headers['webhook-id'])]);
    response.end();
  });
  const store = folderStore(path.join(root, 'before'));
  await storeHost(store, '1.0.0');
  for (const release of ['1.0.0', '1.1.0']) await storeRemote(store, REMOTE, release);
  const source = fakeSource();
  const context = { ...contextAt(store, MERCHANTS_FOLDER, source), policyFolder: policy };
  const remotes = new Map([[REMOTE, wholly(REMOTE, '1.0.0')]]);
  await changeSite(context, 'aurora', 'deploy', () => ({ host: '1.0.0', remotes }));
  await startRollout(context, source, 'aurora', { component: REMOTE, release: '1.1.0', plan: PLAN.name });
});

afterAll(async () => {
  await hook.close();
  await Promise.all([root, policy, programs].map((folder) => rm(folder, { recursive: true })));
});

/** A copy of the store, and what two guards do with it: a process, and this one a minute later. */
async function newSite(figures: 'good' | 'bad') {
  copies += 1;
  const place = `/${copies}`;
  const folder = path.join(root, `copy${place}`);
  await cp(path.join(root, 'before'), folder, { recursive: true, verbatimSymlinks: true });
  const store = folderStore(folder);
  const address = `http://127.0.0.1:${hook.port}${place}`;
  return {
    folder,
    store,
    start: (environment: Readonly<Record<string, string>>): ChildProcess =>
      spawn(
        process.execPath,
        ['--import', KILL_AT_STEP, program, folder, MERCHANTS_FOLDER, figures, address],
        { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] },
      ),
    second: () =>
      guardTurn({
        store,
        merchantsFolder: MERCHANTS_FOLDER,
        figures,
        later: LATER,
        name: 'second',
        hook: address,
      }),
    live: () => deploymentsIn(store).live('aurora'),
    messages: () => received.get(place) ?? [],
  };
}

/** @returns Whether the turn came through. */
async function killedAt(step: number): Promise<boolean> {
  const site = await newSite('bad');
  const [code, signal] = await once(
    site.start({ KILL_AT: String(step), KILL_BEFORE: 'rename link symlink' }),
    'exit',
  );
  if (signal !== 'SIGKILL') expect({ step, code }).toEqual({ step, code: 0 });
  const number = (await site.live())?.number;
  expect({ step, isOldOrNew: number === 2 || number === 3 }).toEqual({ step, isOldOrNew: true });
  const damages = async () => verifyLive(site.store, deploymentsIn(site.store), 'aurora');
  expect({ step, damages: await damages() }).toEqual({ step, damages: [] });

  await site.second();
  const live = await site.live();
  expect(live).toMatchObject({ number: 3, action: 'guard', remotes: { [REMOTE]: [{ release: '1.0.0' }] } });
  // Who serves the folder has the documents that are live.
  expect(await readlink(path.join(site.folder, 'live/aurora'))).toContain(live?.documents);
  const ids = [`aurora_000002_${REMOTE}`, `aurora_000003_${REMOTE}`];
  expect(await site.store.list(`${EVENTS_FOLDER}/aurora`)).toEqual(ids.map((id) => `${id}.json`));
  // At least once, under the same id.
  expect({ step, told: [...new Set(site.messages())].sort() }).toEqual({ step, told: ids });
  expect({ step, damages: await damages() }).toEqual({ step, damages: [] });
  await rm(site.folder, { recursive: true });
  return signal !== 'SIGKILL';
}

it(
  'leaves the old state or the new, and tells of it, wherever a guard is killed @FD-063',
  async () => {
    for (let from = 1; from <= MOST_STEPS; from += AT_ONCE) {
      const steps = Array.from({ length: AT_ONCE }, (_, index) => from + index);
      if ((await inParallel(steps, AT_ONCE, killedAt)).includes(true)) {
        expect(from).toBeGreaterThan(6);
        return;
      }
    }
    throw new Error(`The turn did not come through in ${MOST_STEPS} steps`);
  },
  TIME_LIMIT_MS,
);

/** `T` for one that stands still, as the system says. */
async function stateOf(pid: number | undefined): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2)[0];
  }
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })[0];
}

/** Waits until a process stands still. */
async function stopped({ pid }: ChildProcess): Promise<void> {
  while ((await stateOf(pid)) !== 'T') await new Promise((resolve) => setTimeout(resolve, 20));
}

it.each([
  ['makes its step', 'deployments/aurora/000003.json'],
  ['signs', '00000001.json'],
])(
  'takes one step where another guard takes it while this one stands still before it %s @FD-062',
  async (_what, file) => {
    const site = await newSite('good');
    const first = site.start({ STOP_BEFORE: file });
    const ended = once(first, 'exit');
    await stopped(first);
    expect((await site.live())?.number).toBe(2);
    await site.second();
    expect(await site.live()).toMatchObject({
      number: 3,
      action: 'step',
      rollouts: { [REMOTE]: { step: 1 } },
    });
    first.kill('SIGCONT');
    expect(await ended).toEqual([0, null]);
    expect(await site.live()).toMatchObject({ number: 3, rollouts: { [REMOTE]: { step: 1 } } });
    expect(new Set(site.messages())).toEqual(new Set([`aurora_000002_${REMOTE}`, `aurora_000003_${REMOTE}`]));
  },
  TIME_LIMIT_MS,
);
