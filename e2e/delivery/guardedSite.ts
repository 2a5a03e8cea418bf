import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deriveBuild } from './derivedBuild';
import { type OwnSite, startOwnSite } from './ownSite';

export const MERCHANT = 'aurora';
export const REMOTE = 'mfe-promotions';

/** The begin of an entry that throws in one of five loads. */
export const SOMETIMES_THROWS =
  'if (crypto.getRandomValues(new Uint8Array(1))[0] < 51) throw new Error("This release does not start");';

/** A minute of the figures is a second here, so a guard looks four times in one. */
const MINUTE_MS = 1_000;
const step = { minutes: 2, loads: 100 };
const limits = { faultRate: 0.05, faultRatio: 1.5, errorRatio: 1.5 };
const PLANS = [
  { name: 'all', steps: [1, 10, 50].map((traffic) => ({ traffic, ...step })), limits, onPass: 'promote' },
  { name: 'half', steps: [{ traffic: 50, minutes: 200, loads: 10_000 }], limits, onPass: 'hold' },
];

/** A site with a guard, and plans for rollouts at its speed. */
export interface GuardedSite extends OwnSite {
  /** Of the remote, before anything is released. */
  readonly first: string;
  /** Releases what another release was built from again. `first`: what the entry runs first. */
  release(id: string, of: string, first?: string): Promise<void>;
  /** Shares of the remote's releases, by release. */
  shares(): Promise<Readonly<Record<string, number>>>;
  /** What is live of the other remotes. */
  rest(): Promise<unknown>;
}

interface Live {
  readonly release: string;
  readonly traffic: number;
}

/** Starts one, with the rollout plans `all` and `half`. */
export async function startGuardedSite(): Promise<GuardedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guarded-'));
  await mkdir(path.join(folder, 'policy/plans'), { recursive: true });
  for (const plan of PLANS)
    await writeFile(
      path.join(folder, 'policy/plans', `${plan.name}.json`),
      JSON.stringify({ ...plan, maxHold: 300 }),
    );
  const site = await startOwnSite({
    SITE_POLICY: path.join(folder, 'policy'),
    HEALTH_MINUTE_MS: String(MINUTE_MS),
    // Its visitors come from many addresses.
    EDGE_TRUSTED_PROXIES: '127.0.0.1',
    // Its minutes are sixty times as short, but not those that calls are limited by.
    RATE_LIMIT_FACTOR: '60',
  });
  const live = async (): Promise<{ component: string; live: Record<string, Live[]> }[]> =>
    JSON.parse(await site.run('ls', '--merchant', MERCHANT, '--json')).components;
  const shares = async () => {
    const found = (await live()).find(({ component }) => component === REMOTE)?.live[MERCHANT] ?? [];
    return Object.fromEntries(found.map(({ release, traffic }) => [release, traffic]));
  };
  const [first = ''] = Object.keys(await shares());
  return {
    ...site,
    first,
    async release(id, of, begin) {
      const build = path.join(folder, id);
      await deriveBuild(path.join(site.store, 'releases', REMOTE, of), id, build, begin);
      await site.run('release', REMOTE, '--from', build, '--as', id, '--over-budget', 'a test');
    },
    shares,
    rest: async () => (await live()).filter(({ component }) => component !== REMOTE).map((one) => one.live),
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
