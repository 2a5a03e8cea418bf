import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteData, sitePorts } from '../support/site';

const root = path.join(import.meta.dirname, '../..');
const REMOTE = 'mfe-promotions';
const MERCHANT = 'aurora';

/** What a release team waits for, in ms: whole commands, from the key press to the prompt. */
export interface DeliveryTimes {
  readonly release: number;
  readonly deploy: number;
  readonly rollback: number;
  /** From the end of the rollback to the answer of a page that has it. */
  readonly visible: number;
}

/**
 * Releases a remote as nobody has released it before, deploys it to the running site, and takes it back.
 *
 * @throws Error when a page load after a command does not show what the command did.
 */
export async function measureDelivery(): Promise<DeliveryTimes> {
  const before = await liveRelease();
  const id = `0.0.0-bench.${Date.now()}`;
  const release = await timed(() => site('release', REMOTE, '--as', id));
  const deploy = await timed(() => site('deploy', `${REMOTE}@${id}`, '--merchant', MERCHANT));
  await expectLive(id);
  const rollback = await timed(() => site('rollback', REMOTE, '--merchant', MERCHANT));
  const visible = await timed(() => expectLive(before));
  return { release, deploy, rollback, visible };
}

export async function site(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['shared/delivery/bin/run.mjs', 'site', ...args], {
    cwd: root,
    env: { ...process.env, ...sitePorts, SITE_DATA: siteData },
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The release that a page opened now would load. */
async function liveRelease(): Promise<string> {
  // 127.0.0.1 is one of the merchant's host names; Node does not look up `aurora.localhost` everywhere.
  const response = await fetch(`http://127.0.0.1:${sitePorts.EDGE_PORT}/m/activity`);
  const found = new RegExp(`/${REMOTE}/([^/"]+)/mf-manifest\\.json`).exec(await response.text());
  return found?.[1] ?? '';
}

async function expectLive(release: string): Promise<void> {
  const live = await liveRelease();
  if (live !== release) throw new Error(`${REMOTE}@${release} should be live, found ${live}`);
}
