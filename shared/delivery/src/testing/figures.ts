import {
  HEALTH_BUCKETS,
  HEALTH_EDGES,
  type HealthMinute,
  type Vital,
} from '@site/contracts/federation/health';
import { Plan, type Rollout } from '@site/contracts/federation/rollout';
import { wholly } from '../product/deploy/composition';

/*
 * Figures of releases as a source gives them, for tests.
 */

export const MINUTE_MS = 60_000;
/** When the steps of these tests begin. */
export const BEGIN = new Date('2026-11-27T10:00:00.000Z');

const NO_FIGURES: number[] = Array.from({ length: HEALTH_BUCKETS }, () => 0);

/** What a minute had, as far as a test cares. */
export interface MinuteOf {
  readonly release: string;
  readonly loads?: number;
  readonly badLoads?: number;
  readonly views?: number;
  readonly viewsWithError?: number;
  /** All page views were so slow, in ms. */
  readonly lcp?: number;
  readonly addresses?: number;
}

/** @param index Minutes after BEGIN. */
export function healthMinute(
  index: number,
  { release, loads = 0, badLoads = 0, views = 0, viewsWithError = 0, lcp, addresses = 20 }: MinuteOf,
  { merchant = 'aurora', remote = 'mfe_games', minuteMs = MINUTE_MS } = {},
): HealthMinute {
  const mask = 2 ** Math.min(addresses, 20) - 1;
  return {
    minute: new Date(BEGIN.getTime() + index * minuteMs).toISOString(),
    merchant,
    remote,
    release,
    loads,
    outcomes: { OK: loads - badLoads, FAILED: badLoads },
    faults: { evaluation: badLoads },
    views,
    viewsWithError,
    viewsWithOwnError: viewsWithError,
    addresses,
    faultsFrom: badLoads > 0 ? mask : 0,
    errorsFrom: viewsWithError > 0 ? mask : 0,
    lcp: lcp === undefined ? NO_FIGURES : histogram('lcp', lcp, views),
    inp: NO_FIGURES,
    cls: NO_FIGURES,
  };
}

function histogram(vital: Vital, figure: number, count: number): number[] {
  const bucket = HEALTH_EDGES[vital].findIndex((edge) => figure <= edge);
  return NO_FIGURES.map((_, index) => (index === bucket ? count : 0));
}

/** Several minutes that are all alike. */
export function minutesOf(count: number, ...each: readonly MinuteOf[]): HealthMinute[] {
  return Array.from({ length: count }, (_, index) => each.map((one) => healthMinute(index, one))).flat();
}

/** Three steps and six limits, as section "The statistical test" has them. */
export const PLAN = Plan.parse({
  name: 'careful',
  steps: [
    { traffic: 1, minutes: 10, loads: 300 },
    { traffic: 10, minutes: 30, loads: 2000 },
    { traffic: 50, minutes: 60, loads: 5000 },
  ],
  limits: { faultRate: 0.03, faultRatio: 1.5, errorRatio: 1.5, lcpP75: 1.2, inpP75: 1.3, clsP75: 1.5 },
  maxHold: 240,
  onPass: 'promote',
});

/** 1.1.0 of mfe-games on its way in, in the place of 1.0.0. */
export function rolloutOf(changes: Partial<Rollout> = {}): Rollout {
  return {
    id: 'aurora_mfe-games_0a1b2c3d',
    component: 'mfe-games',
    release: '1.1.0',
    before: [...wholly('mfe-games', '1.0.0')],
    plan: PLAN,
    step: 0,
    stepAt: BEGIN.toISOString(),
    state: 'RUNNING',
    salt: '5b0c9a3e',
    by: 'tester',
    startedAt: BEGIN.toISOString(),
    ...changes,
  };
}
