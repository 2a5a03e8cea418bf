import { FAULT_CLASSES, LOAD_OUTCOMES } from '@site/contracts/areas/telemetry';
import { ADDRESS_PLACES, FIGURE_METRICS, HEALTH_EDGES, type Vital } from '@site/contracts/federation/health';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HealthRow } from './figures';

const OF_RELEASE = ['merchant', 'remote', 'release'] as const;
const VITALS: readonly Vital[] = ['lcp', 'inp', 'cls'];

/**
 * What this process has counted since it began, for Prometheus (FD-049). It counts what goes into the rows, so what an
 * address sends beyond its limits and releases that nobody has deployed are left out here as well, and the number of
 * series is bounded.
 */
export class FigureMetrics {
  readonly #registry = new Registry();
  readonly #loads = this.#counter(FIGURE_METRICS.loads, 'Loads by outcome', 'outcome');
  readonly #faults = this.#counter(FIGURE_METRICS.faults, 'Loads by class of their first fault', 'class');
  readonly #views = this.#counter(FIGURE_METRICS.views, 'Page views');
  readonly #withError = this.#counter(FIGURE_METRICS.viewsWithError, 'Page views with an error or a fault');
  readonly #withOwnError = this.#counter(
    FIGURE_METRICS.viewsWithOwnError,
    'Page views with an error in code of the release',
  );
  readonly #addresses = this.#counter(FIGURE_METRICS.addresses, 'Addresses of each minute, added up');
  readonly #faultsFrom = this.#counter(
    FIGURE_METRICS.faultsFrom,
    'Rows with faults by place of address',
    'place',
  );
  readonly #errorsFrom = this.#counter(
    FIGURE_METRICS.errorsFrom,
    'Rows with errors by place of address',
    'place',
  );
  readonly #vitals = VITALS.map(
    (vital) =>
      [
        vital,
        new Histogram({
          name: FIGURE_METRICS[vital],
          help: `${vital.toUpperCase()} of page views; the sum is of the upper edges`,
          labelNames: OF_RELEASE,
          // Infinity is prom-client's own.
          buckets: HEALTH_EDGES[vital].slice(0, -1),
          registers: [this.#registry],
        }),
      ] as const,
  );

  /** By merchant and remote: the releases that this process has seen. */
  readonly #seen = new Map<string, Set<string>>();

  /** @param now When the process begins to count, in ms. */
  constructor(now: number) {
    new Gauge({
      name: FIGURE_METRICS.since,
      help: 'When this process began to count, in seconds since 1970',
      registers: [this.#registry],
    }).set(now / 1000);
  }

  /** Counts what was put into rows of minutes. */
  count(rows: readonly HealthRow[]): void {
    for (const { merchant, remote, release, ...row } of rows) {
      const of = { merchant, remote, release };
      for (const [place, outcome] of LOAD_OUTCOMES.entries())
        add(this.#loads, { ...of, outcome }, row.outcomes[place]);
      for (const [place, name] of FAULT_CLASSES.entries())
        add(this.#faults, { ...of, class: name }, row.faults[place]);
      add(this.#views, of, row.views);
      add(this.#withError, of, row.viewsWithError);
      add(this.#withOwnError, of, row.viewsWithOwnError);
      add(this.#addresses, of, row.addresses);
      for (let place = 0; place < ADDRESS_PLACES; place += 1) {
        add(this.#faultsFrom, { ...of, place }, (row.faultsFrom >> place) & 1);
        add(this.#errorsFrom, { ...of, place }, (row.errorsFrom >> place) & 1);
      }
      if (!this.#isOneOfSeveral(of)) continue;
      for (const [vital, histogram] of this.#vitals)
        for (const [bucket, count] of row[vital].entries())
          for (let seen = 0; seen < count; seen += 1) histogram.observe(of, valueIn(vital, bucket));
    }
  }

  /** In Prometheus' text format, and its content type. */
  async text(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  /** Forgets the series of a merchant's releases that are not deployed any more. */
  async keepOnly(merchant: string, releases: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const metrics = [
      ...[this.#loads, this.#faults, this.#views, this.#withError, this.#withOwnError],
      ...[this.#addresses, this.#faultsFrom, this.#errorsFrom],
      ...this.#vitals.map(([, histogram]) => histogram),
    ];
    for (const [remote, known] of Object.entries(releases))
      this.#seen.set(keyOf(merchant, remote), new Set(known));
    for (const metric of metrics) {
      const { values } = await metric.get();
      for (const { labels } of values) {
        const { remote = '', release = '' } = labels as Record<string, string>;
        if (labels.merchant !== merchant || releases[remote]?.includes(release)) continue;
        const { le: _, ...own } = labels as Record<string, string>;
        metric.remove(own);
      }
    }
  }

  /** Vitals are 150 series of a release: they are wanted where two of them are compared. */
  #isOneOfSeveral({
    merchant,
    remote,
    release,
  }: Pick<HealthRow, 'merchant' | 'remote' | 'release'>): boolean {
    const key = keyOf(merchant, remote);
    const known = (this.#seen.get(key) ?? new Set()).add(release);
    this.#seen.set(key, known);
    return known.size > 1;
  }

  #counter(name: string, help: string, further?: string): Counter {
    const labelNames = further ? [...OF_RELEASE, further] : OF_RELEASE;
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
}

/** A figure of a bucket: its upper edge. prom-client takes none that has no end. */
function valueIn(vital: Vital, bucket: number): number {
  const edge = HEALTH_EDGES[vital][bucket] ?? Infinity;
  return Number.isFinite(edge) ? edge : Number.MAX_SAFE_INTEGER;
}

const keyOf = (merchant: string, remote: string) => `${merchant} ${remote}`;

/** Without a count there is no series. */
function add(counter: Counter, labels: Record<string, string | number>, count = 0): void {
  if (count > 0) counter.inc(labels, count);
}
