import type { HealthMinute, Vital } from '@site/contracts/federation/health';
import {
  LIMIT_NAMES,
  type LimitEvidence,
  type LimitName,
  type Plan,
} from '@site/contracts/federation/rollout';
import { type ArmFigures, type ArmsMinute, badLoadsOf } from './arms';
import { above, added, edgeAt, type Histogram, p75Of, sizeOf } from './histograms';
import { type Count, likelihoodTest } from './likelihoodTest';

/** What a limit's test says of a step. */
export interface LimitState extends LimitEvidence {
  /** What the plan allows: a share, or how many times the other arm's figure. */
  readonly most: number;
  readonly mode: 'stop' | 'watch';
  readonly broken: boolean;
  /** When the minute began that broke it. */
  readonly brokenAt?: Date;
}

/** Counts what there is to count in a minute; undefined where it says nothing. */
type Counter = (minute: ArmsMinute) => Count | undefined;

interface Limit {
  /** Of the two arms, for people. */
  figure(arm: ArmFigures): number;
  /** Remembers what it has counted, one for each step. */
  counter(most: number): Counter;
  /** How many addresses at least the new arm's figures of some minutes came from. */
  addresses(rows: readonly HealthMinute[]): number;
}

/** Faults of fewer addresses than this break nothing (FD-047). */
const LEAST_ADDRESSES = 5;
/** The other arm's p75 is an estimate: it is asked from so many page views on. */
const LEAST_VIEWS = 200;
/** What is faster than this bothers nobody, however much slower than before it is. */
const FAST_ENOUGH: Readonly<Record<Vital, number>> = { lcp: 1_000, inp: 100, cls: 0.05 };

const shareOf = (bad: number, whole: number) => (whole > 0 ? bad / whole : 0);

const LIMITS: Readonly<Record<LimitName, Limit>> = {
  faultRate: {
    figure: ({ badLoads, loads }) => shareOf(badLoads, loads),
    counter:
      (most) =>
      ({ arm }) =>
        arm && { q0: most, bad: badLoadsOf(arm), whole: arm.loads },
    addresses: places('faultsFrom'),
  },
  faultRatio: {
    figure: ({ badLoads, loads }) => shareOf(badLoads, loads),
    counter: ratio(badLoadsOf, ({ loads }) => loads),
    addresses: places('faultsFrom'),
  },
  errorRatio: {
    figure: ({ viewsWithError, views }) => shareOf(viewsWithError, views),
    counter: ratio(
      ({ viewsWithError }) => viewsWithError,
      ({ views }) => views,
    ),
    addresses: places('errorsFrom'),
  },
  lcpP75: p75('lcp'),
  inpP75: p75('inp'),
  clsP75: p75('cls'),
};

/** Of the bad ones of both arms, how many are the new one's. */
function ratio(badOf: (row: HealthMinute) => number, wholeOf: (row: HealthMinute) => number) {
  return (most: number): Counter =>
    ({ arm, other }) => {
      if (!arm || !other || wholeOf(arm) === 0 || wholeOf(other) === 0) return undefined;
      const expected = most * wholeOf(arm);
      const bad = badOf(arm);
      return { q0: expected / (expected + wholeOf(other)), bad, whole: bad + badOf(other) };
    };
}

/** Of the new arm's page views, how many are slower than the other arm's p75 allows. */
function p75(vital: Vital): Limit {
  return {
    figure: (arm) => arm[vital] ?? 0,
    counter(most) {
      let seen: Histogram = added([]);
      return ({ arm, other }) => {
        if (other && other.views > 0) seen = added([seen, other[vital]]);
        if (!arm || arm.views === 0 || sizeOf(seen) < LEAST_VIEWS) return undefined;
        const yardstick = p75Of(vital, seen) ?? 0;
        const bound = edgeAt(vital, Math.max(most * yardstick, FAST_ENOUGH[vital]));
        return { q0: 0.25, bad: above(vital, arm[vital], bound), whole: sizeOf(arm[vital]) };
      };
    },
    addresses: (rows) => Math.max(0, ...rows.map(({ addresses }) => addresses)),
  };
}

/** Masks put together never have more bits than there were addresses. */
function places(mask: 'faultsFrom' | 'errorsFrom') {
  return (rows: readonly HealthMinute[]) => {
    const all = rows.reduce((bits, row) => bits | row[mask], 0);
    return all.toString(2).replaceAll('0', '').length;
  };
}

/**
 * Tests each limit of a plan over the closed minutes of a step (FD-054, FD-059). A limit that broke stays so, with the
 * evidence that it broke by, so it does not matter when somebody looked.
 *
 * @param arm Figures of the new release over all of these minutes, and `other` of the one that it is to replace.
 */
export function testLimits(
  plan: Plan,
  minutes: readonly ArmsMinute[],
  { arm, other }: { readonly arm: ArmFigures; readonly other: ArmFigures },
): LimitState[] {
  const stopping = LIMIT_NAMES.filter(
    (name) => plan.limits[name] !== undefined && !plan.watch.includes(name),
  );
  const of = (Math.max(stopping.length, 1) * plan.steps.length) / plan.alpha;
  return LIMIT_NAMES.flatMap((limit) => {
    const most = plan.limits[limit];
    if (most === undefined) return [];
    const { figure, ...tested } = LIMITS[limit];
    return {
      limit,
      most,
      mode: stopping.includes(limit) ? ('stop' as const) : ('watch' as const),
      arm: figure(arm),
      other: figure(other),
      of,
      ...evidenceOver(minutes, tested, { most, of, stopLoads: plan.stopLoads }),
    };
  });
}

function evidenceOver(
  minutes: readonly ArmsMinute[],
  { counter, addresses }: Omit<Limit, 'figure'>,
  { most, of, stopLoads }: { most: number; of: number; stopLoads: number },
): Pick<LimitState, 'evidence' | 'broken' | 'brokenAt'> {
  const count = counter(most);
  const test = likelihoodTest();
  const rows: HealthMinute[] = [];
  let loads = 0;
  let evidence = 1;
  for (const minute of minutes) {
    if (minute.arm) rows.push(minute.arm);
    loads += minute.arm?.loads ?? 0;
    const counted = count(minute);
    if (counted) evidence = test(counted);
    if (evidence >= of && loads >= stopLoads && addresses(rows) >= LEAST_ADDRESSES)
      return { evidence, broken: true, brokenAt: new Date(minute.at) };
  }
  return { evidence, broken: false };
}
