import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plan } from '@site/contracts/federation/rollout';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import { type FakeSource, fakeSource } from './fakeSource';
import { PLAN } from './figures';
import { filledStore, storeRemote, wholeSite } from './fixtures';

export const GAMES = 'mfe-games';
export const RELEASE = { component: GAMES, release: '1.1.0' };
/** Which rollout these tests mean. */
export const WHICH = { merchant: 'aurora', remote: GAMES };

/** Figures of a minute in which both releases do well, or the new one badly. */
const EACH = { loads: 300, views: 300, viewsWithError: 3 };
export const GOOD = [
  { release: '1.1.0', ...EACH },
  { release: '1.0.0', ...EACH },
];
export const BAD = [
  { release: '1.1.0', ...EACH, badLoads: 60 },
  { release: '1.0.0', ...EACH },
];

/** A site with 1.0.0 of everything live and 1.1.0 of mfe-games in the store, a plan, and a source. */
export interface RolloutOnTest {
  readonly context: DeliveryContext;
  readonly source: FakeSource;
  remove(): Promise<void>;
}

/** Folder of a policy with plans, to be removed. */
export async function policyWith(...plans: readonly Plan[]): Promise<string> {
  const policy = await mkdtemp(path.join(tmpdir(), 'policy-'));
  await mkdir(path.join(policy, 'plans'));
  for (const plan of plans)
    await writeFile(path.join(policy, 'plans', `${plan.name}.json`), JSON.stringify(plan));
  return policy;
}

export async function rolloutOnTest(): Promise<RolloutOnTest> {
  const filled = await filledStore();
  const policyFolder = await policyWith(
    PLAN,
    { ...PLAN, name: 'by-hand', onPass: 'hold' },
    { ...PLAN, name: 'everybody', steps: [10, 100].map((traffic) => ({ traffic, minutes: 10, loads: 300 })) },
  );
  const source = fakeSource();
  const context = { ...filled.context, policyFolder, now: () => new Date('2026-11-27T10:00:00Z') };
  await Promise.all([
    storeRemote(filled.store, GAMES, '1.1.0'),
    storeRemote(filled.store, GAMES, '1.2.0'),
    storeRemote(filled.store, 'mfe-auth', '1.1.0'),
  ]);
  await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  return { context, source, remove: () => rm(policyFolder, { recursive: true, force: true }) };
}
