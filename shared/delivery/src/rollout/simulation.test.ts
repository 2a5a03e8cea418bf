import type { HealthMinute } from '@site/contracts/federation/health';
import { healthMinute, PLAN } from '../testing/figures';
import { figuresOf } from './arms';
import { testLimits } from './limits';

/*
 * Rollouts of made-up users, with dice that fall the same each time (FD-059): 300 loads a minute for two hours a step,
 * of which the default release fails 0.5 %.
 */

const RUNS = 1_000;
const MINUTES = 120;
const LOADS = 300;
const FAULTS = 0.005;
/** Nobody looks at them here. */
const NO_FIGURES = { arm: figuresOf('1.1.0', []), other: figuresOf('1.0.0', []) };

/** Numbers from 0 to 1, as mulberry32 gives them for a seed. */
function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of some loads fail; it goes from one that does to the next. */
function failing(loads: number, chance: number, dice: () => number): number {
  let count = 0;
  for (let at = 0; ; count += 1) {
    at += Math.ceil(Math.log(1 - dice()) / Math.log(1 - chance));
    if (at > loads) return count;
  }
}

const [ARM, OTHER] = [healthMinute(0, { release: '1.1.0' }), healthMinute(0, { release: '1.0.0' })];
const minuteOf = (row: HealthMinute, loads: number, bad: number): HealthMinute => ({
  ...row,
  loads,
  outcomes: { OK: loads - bad },
  faultsFrom: 2 ** 5 - 1,
});

/** The minute, counted from one, in which each rollout is stopped; undefined where it is not. */
function stops(share: number, times: number, seed: number): (number | undefined)[] {
  const dice = diceOf(seed);
  const [armLoads, otherLoads] = [LOADS * share, LOADS * (1 - share)];
  return Array.from({ length: RUNS }, () => {
    const minutes = Array.from({ length: MINUTES }, (_, at) => ({
      at,
      arm: minuteOf(ARM, armLoads, failing(armLoads, FAULTS * times, dice)),
      other: minuteOf(OTHER, otherLoads, failing(otherLoads, FAULTS, dice)),
    }));
    const broken = testLimits(PLAN, minutes, NO_FIGURES).flatMap(({ brokenAt }) => brokenAt?.getTime() ?? []);
    return broken.length > 0 ? Math.min(...broken) + 1 : undefined;
  });
}

const stopped = (found: readonly (number | undefined)[]) =>
  found.filter((minute) => minute !== undefined).sort((one, other) => one - other);

it.each([0.1, 0.5])('leaves equal releases alone at a share of %s @FD-059', (share) => {
  expect(stopped(stops(share, 1, 1)).length).toBeLessThanOrEqual(RUNS / 100);
});

it.each([0.1, 0.5])('leaves one at its limit alone at a share of %s, within alpha @FD-059', (share) => {
  expect(stopped(stops(share, 1.5, 2)).length).toBeLessThanOrEqual(RUNS * PLAN.alpha);
});

it.each([0.1, 0.5])('stops ten times the faults at a share of %s, soon @FD-059', (share) => {
  const found = stopped(stops(share, 10, 3));
  expect(found.length).toBeGreaterThanOrEqual(RUNS * 0.99);
  expect(found[Math.floor(found.length / 2)]).toBeLessThanOrEqual(10);
});
