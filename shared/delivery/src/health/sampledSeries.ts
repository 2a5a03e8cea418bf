import { FAULT_CLASSES, LOAD_OUTCOMES } from '@site/contracts/areas/telemetry';
import {
  FIGURE_METRICS,
  HEALTH_BUCKETS,
  HEALTH_EDGES,
  HealthMinute,
  type Vital,
} from '@site/contracts/federation/health';
import * as z from 'zod/mini';

/** A counter at several moments: seconds since 1970, and its value as text. */
export const SampledSeries = z.object({
  metric: z.record(z.string(), z.string()),
  values: z.array(z.tuple([z.number(), z.string()])),
});
export type SampledSeries = z.infer<typeof SampledSeries>;

interface Span {
  /** The first moment and the last one, in ms. */
  readonly begin: number;
  readonly end: number;
  readonly minuteMs: number;
}

type Labels = Readonly<Record<string, string>>;
/** How a metric's growth goes into a row. */
type Add = (row: HealthMinute, labels: Labels, count: number) => void;

const NAMES: Readonly<Record<string, Add>> = {
  [FIGURE_METRICS.loads]: (row, { outcome }, count) => {
    row.loads += count;
    addByName(row.outcomes, LOAD_OUTCOMES, outcome, count);
  },
  [FIGURE_METRICS.faults]: (row, labels, count) => addByName(row.faults, FAULT_CLASSES, labels.class, count),
  [FIGURE_METRICS.views]: (row, _labels, count) => {
    row.views += count;
  },
  [FIGURE_METRICS.viewsWithError]: (row, _labels, count) => {
    row.viewsWithError += count;
  },
  [FIGURE_METRICS.viewsWithOwnError]: (row, _labels, count) => {
    row.viewsWithOwnError += count;
  },
  [FIGURE_METRICS.addresses]: (row, _labels, count) => {
    row.addresses += count;
  },
  [FIGURE_METRICS.faultsFrom]: (row, { place }) => {
    row.faultsFrom |= 1 << Number(place);
  },
  [FIGURE_METRICS.errorsFrom]: (row, { place }) => {
    row.errorsFrom |= 1 << Number(place);
  },
  [`${FIGURE_METRICS.lcp}_bucket`]: addToHistogram('lcp'),
  [`${FIGURE_METRICS.inp}_bucket`]: addToHistogram('inp'),
  [`${FIGURE_METRICS.cls}_bucket`]: addToHistogram('cls'),
};

/**
 * The rows that counters have grown by from each moment to the next.
 *
 * @param since When each process began to count, in seconds: a counter that was not there before has begun at nothing,
 *   unless nobody looked at that process before.
 */
export function minutesOfSeries(
  figures: readonly SampledSeries[],
  since: readonly SampledSeries[],
  span: Span,
): HealthMinute[] {
  const rows = new Map<string, HealthMinute>();
  const began = new Map(since.map((series) => [processOf(series.metric), byMoment(series)]));
  for (const { metric, values } of figures) {
    const add = NAMES[metric.__name__ ?? ''];
    const { merchant, remote, release } = metric;
    if (!add || !merchant || !remote || !release) continue;
    const counter = byMoment({ metric, values });
    const process = began.get(processOf(metric));
    let before = counter.get(span.begin) ?? (process?.has(span.begin) ? 0 : undefined);
    for (let at = span.begin + span.minuteMs; at <= span.end; at += span.minuteMs) {
      const value = counter.get(at);
      if (value === undefined) {
        // What is looked at and has no such counter has counted nothing of it.
        if (process?.has(at)) before = 0;
        continue;
      }
      const minute = new Date(at - span.minuteMs);
      const isNew = (process?.get(at) ?? 0) * 1000 >= minute.getTime();
      // A process that has begun anew counts from nothing.
      const grown = before === undefined ? (isNew ? value : 0) : value < before ? value : value - before;
      before = value;
      if (grown <= 0) continue;
      const key = [minute.toISOString(), merchant, remote, release].join(' ');
      const row = rows.get(key) ?? emptyRow({ minute: minute.toISOString(), merchant, remote, release });
      add(row, metric, Math.round(grown));
      rows.set(key, row);
    }
  }
  for (const row of rows.values())
    for (const vital of ['lcp', 'inp', 'cls'] as const) row[vital] = uncumulated(row[vital]);
  return [...rows.values()]
    .map((row) => HealthMinute.parse(row))
    .sort((one, other) => (one.minute < other.minute ? -1 : 1));
}

const processOf = ({ job, instance }: Labels) => `${job} ${instance}`;

function byMoment({ values }: SampledSeries): Map<number, number> {
  return new Map(values.map(([at, text]) => [Math.round(at * 1000), Number(text)]));
}

function emptyRow(key: Pick<HealthMinute, 'minute' | 'merchant' | 'remote' | 'release'>): HealthMinute {
  const none = () => Array<number>(HEALTH_BUCKETS).fill(0);
  const counts = { loads: 0, views: 0, viewsWithError: 0, viewsWithOwnError: 0, addresses: 0 };
  const vitals = { lcp: none(), inp: none(), cls: none() };
  return { ...key, ...counts, outcomes: {}, faults: {}, faultsFrom: 0, errorsFrom: 0, ...vitals };
}

function addByName<Name extends string>(
  counts: Partial<Record<Name, number>>,
  names: readonly Name[],
  said: string | undefined,
  count: number,
): void {
  const name = names.find((known) => known === said);
  if (name) counts[name] = (counts[name] ?? 0) + count;
}

/** Classic histograms count at an edge what is at it and below. */
function addToHistogram(vital: Vital): Add {
  return (row, { le }, count) => {
    const edge = le === '+Inf' ? Infinity : Number(le);
    const place = HEALTH_EDGES[vital].indexOf(edge);
    if (place >= 0) row[vital][place] = (row[vital][place] ?? 0) + count;
  };
}

function uncumulated(counts: readonly number[]): number[] {
  return counts.map((count, place) => Math.max(0, count - (counts[place - 1] ?? 0)));
}
