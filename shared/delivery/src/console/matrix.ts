import type { Cell, HEALTH_STATES, Matrix } from '@site/contracts/federation/consoleApi';
import { liveReleases } from '../product/deploy/liveReleases';
import { merchantCodes, readMerchant } from '../product/discovery/merchants';
import { componentOf, HOST_COMPONENT } from '../product/discovery/names';
import { stateOf } from '../rules/standing';
import { partOf } from './becomes';
import type { ConsoleContext } from './ConsoleContext';
import type { SiteHealth } from './siteHealth';

/** The worst of a remote's releases is what its cell shows. */
const WORST_FIRST = [
  'ailing',
  'unknown',
  'well',
  'quiet',
] as const satisfies readonly (typeof HEALTH_STATES)[number][];

/**
 * What is live of every remote for every merchant (FD-070).
 *
 * @param code Of one merchant; of all without it.
 * @throws Refusal when there is no such merchant.
 */
export async function matrixOf(context: ConsoleContext, health: SiteHealth, code?: string): Promise<Matrix> {
  const { delivery, audit } = context;
  const codes = code === undefined ? await merchantCodes(delivery.merchantsFolder) : [code];
  const sites = await Promise.all(codes.map((merchant) => siteOf(context, health, merchant)));
  const remotes = [
    HOST_COMPONENT,
    ...[...new Set(sites.flatMap(({ cells }) => [...cells.keys()]))]
      .filter((remote) => remote !== HOST_COMPONENT)
      .sort(),
  ];
  const { number, locks, freezes } = await audit.rules();
  const now = delivery.now();
  return {
    at: now.toISOString(),
    remotes,
    merchants: sites.map(({ cells, ...site }) => ({
      ...site,
      cells: remotes.map((remote) => cells.get(remote) ?? null),
    })),
    rules: {
      number,
      locks: [...locks],
      freezes: freezes.flatMap((freeze) => {
        const state = stateOf(freeze, now);
        return state === 'over' ? [] : [{ ...freeze, state }];
      }),
    },
  };
}

async function siteOf({ delivery, history }: ConsoleContext, health: SiteHealth, code: string) {
  const [{ merchant }, deployments] = await Promise.all([
    readMerchant(delivery.merchantsFolder, code),
    history(code),
  ]);
  const [live] = deployments;
  const cells = new Map<string, Cell>();
  // A remote that has nothing live yet can be deployed to all the same.
  for (const remote of merchant.remotes) cells.set(componentOf(remote), { parts: [], health: 'quiet' });
  for (const part of liveReleases(deployments)) {
    const { remote, since, by } = part;
    const cell = cells.get(remote) ?? { parts: [], health: 'quiet' };
    const states = [cell.health, health({ merchant: code, remote, release: part.release })];
    cells.set(remote, {
      parts: [...cell.parts, { ...partOf(remote, part), since, by }],
      health: WORST_FIRST.find((state) => states.includes(state)) ?? 'quiet',
    });
  }
  for (const [remote, { id, release, plan, step, state }] of Object.entries(live?.rollouts ?? {})) {
    const cell = cells.get(remote);
    if (cell) cell.rollout = { id, release, step: step + 1, steps: plan.steps.length, state };
  }
  return { code, name: merchant.name, number: live?.number ?? 0, cells };
}
