import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePrograms } from '@site/build/bundlePrograms';
import { auditIn } from '../../audit/auditLog';
import { inParallel } from '../../parallel';
import { type BucketServer, startBucketServer } from '../../testing/bucketServer';
import { contextOf, perform, REMOTE, SCENARIOS, type Scenario } from '../../testing/crash/scenarios';
import { MERCHANTS_FOLDER, storeHost, storeRemote } from '../../testing/fixtures';
import { type MemoryBucket, memoryBucket } from '../../testing/memoryBucket';
import { folderStore } from '../store/folderStore';
import type { Store } from '../store/Store';
import { s3Store } from '../store/s3Store';
import { verifyLive, verifyStored } from '../upkeep/verify';
import { verifyChains } from '../upkeep/verifyChains';
import { wholly } from './composition';
import { changeSite } from './deploy';
import { deploymentsIn } from './deployments';
import { deployRelease } from './deployRelease';

/*
 * A command is killed at every step it takes, one step later each time, until it comes through. After each kill
 * the store has to be what it was, or what it was to become.
 */

const KILL_AT_STEP = pathToFileURL(path.resolve(__dirname, '../../testing/crash/killAtStep.mjs')).href;
const AT_ONCE = 3;
const TIME_LIMIT_MS = 300_000;
/** A command that takes more steps than this does not end. */
const MOST_STEPS = 400;

const PROGRAM = 'testing/crash/program';

let programs: string;
let program: string;

beforeAll(async () => {
  programs = await bundlePrograms(path.resolve(__dirname, '../..'), [PROGRAM], ['sharp']);
  program = path.join(programs, `${PROGRAM}.mjs`);
});

afterAll(() => rm(programs, { recursive: true }));

/** A store, and where the program finds it: its address for SITE_STORE, or its folder. */
interface Place {
  readonly address: string;
  readonly folder: string;
  /** Opens it anew, as a command does. */
  open(): Store;
}

/** What the program signs its requests with; nobody looks at it. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'anybody', AWS_SECRET_ACCESS_KEY: 'anything' };

/** A store in the state before: of the remote, 1.0.0 and 1.1.0 have been live, 1.2.0 never. */
async function fill(store: Store): Promise<void> {
  await storeHost(store, '1.0.0');
  for (const release of ['1.0.0', '1.1.0', '1.2.0']) await storeRemote(store, REMOTE, release);
  const context = contextOf(store, MERCHANTS_FOLDER);
  const remotes = new Map([[REMOTE, wholly(REMOTE, '1.0.0')]]);
  await changeSite(context, 'aurora', 'deploy', () => ({ host: '1.0.0', remotes }));
  await deployRelease(context, 'aurora', { component: REMOTE, release: '1.1.0' });
}

/** @returns Whether it came through. */
function runUntil(scenario: Scenario, { address, folder }: Place, killAt: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', KILL_AT_STEP, program, scenario, folder, MERCHANTS_FOLDER],
      { env: { ...process.env, ...CREDENTIALS, SITE_STORE: address, KILL_AT: String(killAt) } },
      (error, _stdout, stderr) => {
        if (!error) resolve(true);
        else if (error.signal === 'SIGKILL') resolve(false);
        else reject(new Error(`killed at ${killAt}: ${stderr || error.message}`));
      },
    );
  });
}

/** The state as far as anyone can see it. */
async function visible(store: Store): Promise<string> {
  const live = await deploymentsIn(store).live('aurora');
  const releases = await store.list(`releases/${REMOTE}`);
  const { number: rules } = await auditIn(store).rules();
  return JSON.stringify({ number: live?.number, documents: live?.documents, releases, rules });
}

async function expectOldOrNew(scenario: Scenario, place: Place, killAt: number): Promise<boolean> {
  const before = await visible(place.open());
  const through = await runUntil(scenario, place, killAt);
  const store = place.open();
  const after = await visible(store);
  const live = () => verifyLive(store, deploymentsIn(store), 'aurora');
  const log = await verifyChains(store);
  const damages = [...(await verifyStored(store)).damages, ...(await live()), ...log.damages];
  expect({ killAt, damages }).toEqual({ killAt, damages: [] });
  const history = await deploymentsIn(store).history('aurora');
  expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => history.length - index));

  // The same command again comes through, unless it has done its work already.
  const done = after !== before;
  if (!done || scenario === 'release' || scenario === 'prune')
    await perform(scenario, store, MERCHANTS_FOLDER);
  expect(await visible(store)).not.toBe(before);
  if (done) expect(await visible(store)).toBe(after);
  expect({ killAt, damages: await live() }).toEqual({ killAt, damages: [] });
  return through;
}

/** Steps are tried a few at a time; the first that comes through is the last. */
async function killAtEachStep(scenario: Scenario, newPlace: () => Promise<Place>): Promise<number> {
  for (let from = 1; from <= MOST_STEPS; from += AT_ONCE) {
    const steps = Array.from({ length: AT_ONCE }, (_, index) => from + index);
    const through = await inParallel(steps, AT_ONCE, async (step) => {
      const place = await newPlace();
      const came = await expectOldOrNew(scenario, place, step);
      if (place.folder) await rm(place.folder, { recursive: true, force: true });
      return came;
    });
    if (through.includes(true)) return from + through.indexOf(true) - 1;
  }
  throw new Error(`${scenario} did not come through in ${MOST_STEPS} steps`);
}

describe('a store in a folder', () => {
  let root: string;
  let copies = 0;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'crash-'));
    await fill(folderStore(path.join(root, 'before')));
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(SCENARIOS)(
    'is the old or the new one whenever a %s is killed @FD-021 @FD-067',
    async (scenario) => {
      const steps = await killAtEachStep(scenario, async () => {
        copies += 1;
        const folder = path.join(root, `copy-${copies}`);
        await cp(path.join(root, 'before'), folder, { recursive: true, verbatimSymlinks: true });
        return { address: '', folder, open: () => folderStore(folder) };
      });
      expect(steps).toBeGreaterThan(1);
    },
    TIME_LIMIT_MS,
  );
});

describe('a store in a bucket', () => {
  let server: BucketServer;
  let before: MemoryBucket;

  beforeAll(async () => {
    server = await startBucketServer();
    before = memoryBucket();
    await fill(s3Store(before));
  });

  afterAll(() => server.close());

  it.each(SCENARIOS)(
    'is the old or the new one whenever a %s is killed @FD-021 @FD-026',
    async (scenario) => {
      const steps = await killAtEachStep(scenario, async () => {
        const bucket = before.copy();
        return { address: server.show(bucket), folder: '', open: () => s3Store(bucket) };
      });
      // A lock is one object.
      expect(steps).toBeGreaterThanOrEqual(scenario === 'lock' ? 1 : 2);
    },
    TIME_LIMIT_MS,
  );
});
