import { createHash } from 'node:crypto';
import { FAULT_CLASSES, LOAD_OUTCOMES } from '@site/contracts/areas/telemetry';
import {
  ADDRESS_PLACES,
  HEALTH_BUCKETS,
  HEALTH_EDGES,
  type HealthMinute,
  type LoadEvent,
  type ViewEvent,
  type Vital,
} from '@site/contracts/federation/health';
import type { healthMinutes } from './tables';

export type HealthRow = typeof healthMinutes.$inferSelect;
export type Figures = Omit<HealthRow, 'minute' | 'merchant' | 'remote' | 'release'>;

const VITALS: readonly Vital[] = ['lcp', 'inp', 'cls'];

export const noFigures = (): Figures => ({
  outcomes: [],
  faults: [],
  views: 0,
  viewsWithError: 0,
  viewsWithOwnError: 0,
  addresses: 0,
  faultsFrom: 0,
  errorsFrom: 0,
  lcp: [],
  inp: [],
  cls: [],
});

/** The bit of the place that an address has in masks. */
export function maskOf(network: string): number {
  return 1 << (createHash('sha256').update(network).digest().readUInt32BE() % ADDRESS_PLACES);
}

/** @param from The mask of the address that it came from. */
export function addLoad(figures: Figures, { outcome, fault }: LoadEvent, from: number): void {
  addOne(figures.outcomes, LOAD_OUTCOMES.indexOf(outcome));
  if (fault) addOne(figures.faults, FAULT_CLASSES.indexOf(fault));
  if (outcome !== 'OK') figures.faultsFrom |= from;
}

/**
 * @param name The release of the row, `mfe_games@1.4.0`: errors of its own code are told by it.
 * @param from The mask of the address that it came from.
 */
export function addView(figures: Figures, view: ViewEvent, name: string, from: number): void {
  figures.views += 1;
  if (view.errors + view.faults > 0) {
    figures.viewsWithError += 1;
    figures.errorsFrom |= from;
  }
  if (view.errorsOn?.includes(name)) figures.viewsWithOwnError += 1;
  for (const vital of VITALS) {
    const figure = view[vital];
    if (figure !== undefined)
      addOne(
        figures[vital],
        HEALTH_EDGES[vital].findIndex((edge) => figure <= edge),
      );
  }
}

/** Puts the figures of another minute to these. */
export function addFigures(sum: Figures, more: Figures): void {
  for (const list of ['outcomes', 'faults', ...VITALS] as const)
    for (const [place, count] of more[list].entries()) addOne(sum[list], place, count);
  sum.views += more.views;
  sum.viewsWithError += more.viewsWithError;
  sum.viewsWithOwnError += more.viewsWithOwnError;
  sum.addresses = Math.max(sum.addresses, more.addresses);
  sum.faultsFrom |= more.faultsFrom;
  sum.errorsFrom |= more.errorsFrom;
}

function addOne(list: number[], place: number, count = 1): void {
  while (list.length <= place) list.push(0);
  list[place] = (list[place] ?? 0) + count;
}

/** A row as the contract has it. */
export function healthMinuteOf({ minute, outcomes, faults, lcp, inp, cls, ...row }: HealthRow): HealthMinute {
  return {
    ...row,
    minute: minute.toISOString(),
    loads: outcomes.reduce((sum, count) => sum + count, 0),
    outcomes: named(LOAD_OUTCOMES, outcomes),
    faults: named(FAULT_CLASSES, faults),
    lcp: padded(lcp),
    inp: padded(inp),
    cls: padded(cls),
  };
}

function named<Name extends string>(names: readonly Name[], counts: readonly number[]) {
  const present = names
    .map((name, place) => [name, counts[place] ?? 0] as const)
    .filter(([, count]) => count > 0);
  return Object.fromEntries(present) as Partial<Record<Name, number>>;
}

function padded(counts: readonly number[]): number[] {
  return Array.from({ length: HEALTH_BUCKETS }, (_, place) => counts[place] ?? 0);
}
