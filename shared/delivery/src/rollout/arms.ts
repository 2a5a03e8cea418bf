import type { HealthMinute, Vital } from '@site/contracts/federation/health';
import type { Rollout } from '@site/contracts/federation/rollout';
import { defaultOf } from '../product/deploy/composition';
import { added, p75Of } from './histograms';

/** What one minute had of the two releases that a rollout compares. */
export interface ArmsMinute {
  /** When it began, in ms. */
  readonly at: number;
  readonly arm: HealthMinute | undefined;
  readonly other: HealthMinute | undefined;
}

/** Figures of one release over a step. */
export interface ArmFigures {
  readonly release: string;
  readonly loads: number;
  /** Loads that were not well, though something may have made up for it. */
  readonly badLoads: number;
  readonly views: number;
  readonly viewsWithError: number;
  /** At the 75th percentile, in ms; layout shift has no unit. Left out where nothing was measured. */
  readonly lcp?: number | undefined;
  readonly inp?: number | undefined;
  readonly cls?: number | undefined;
}

/** The default release that is to be replaced; undefined where the rollout is damaged. */
export function otherRelease({ before }: Pick<Rollout, 'before'>): string | undefined {
  return defaultOf(before)?.release;
}

/** Rows of one remote by minute, in order; rows of releases that are none of the two are left out. */
export function armsByMinute(rollout: Rollout, rows: readonly HealthMinute[]): ArmsMinute[] {
  const other = otherRelease(rollout);
  const minutes = new Map<number, ArmsMinute>();
  for (const row of rows) {
    const side = row.release === rollout.release ? 'arm' : row.release === other ? 'other' : undefined;
    if (!side) continue;
    const at = Date.parse(row.minute);
    const minute = minutes.get(at) ?? { at, arm: undefined, other: undefined };
    minutes.set(at, { ...minute, [side]: row });
  }
  return [...minutes.values()].sort((one, two) => one.at - two.at);
}

/** Loads of a minute that were not well at the first try. */
export function badLoadsOf({ loads, outcomes }: HealthMinute): number {
  return loads - (outcomes.OK ?? 0);
}

/** What a release had in some minutes. */
export function figuresOf(release: string, minutes: readonly (HealthMinute | undefined)[]): ArmFigures {
  const rows = minutes.filter((row) => row !== undefined);
  const sum = (count: (row: HealthMinute) => number) => rows.reduce((all, row) => all + count(row), 0);
  const p75 = (vital: Vital) => p75Of(vital, added(rows.map((row) => row[vital])));
  return {
    release,
    loads: sum(({ loads }) => loads),
    badLoads: sum(badLoadsOf),
    views: sum(({ views }) => views),
    viewsWithError: sum(({ viewsWithError }) => viewsWithError),
    lcp: p75('lcp'),
    inp: p75('inp'),
    cls: p75('cls'),
  };
}
