import { HEALTH_EDGES, type Vital } from '@site/contracts/federation/health';

export type Histogram = readonly number[];

const P75 = 0.75;

/** The edges that a figure can be told by; whatever is above them all counts as the last of them. */
const finite = (vital: Vital) => HEALTH_EDGES[vital].filter(Number.isFinite);

/** One after the other added up. */
export function added(histograms: readonly Histogram[]): Histogram {
  const [first, ...others] = histograms;
  return others.reduce(
    (sum, next) => sum.map((count, bucket) => count + (next[bucket] ?? 0)),
    first ?? HEALTH_EDGES.lcp.map(() => 0),
  );
}

export function sizeOf(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0);
}

/** The edge that three of four figures are not above; undefined without figures. */
export function p75Of(vital: Vital, histogram: Histogram): number | undefined {
  const wanted = P75 * sizeOf(histogram);
  if (wanted === 0) return undefined;
  let seen = 0;
  const bucket = histogram.findIndex((count) => {
    seen += count;
    return seen >= wanted;
  });
  return finite(vital)[bucket] ?? finite(vital).at(-1);
}

/** How many figures are above an edge. */
export function above(vital: Vital, histogram: Histogram, edge: number): number {
  return sizeOf(histogram.filter((_, bucket) => (HEALTH_EDGES[vital][bucket] ?? 0) > edge));
}

/** The first edge that a figure is not above; infinity when it is above them all. */
export function edgeAt(vital: Vital, figure: number): number {
  return HEALTH_EDGES[vital].find((edge) => edge >= figure) ?? Number.POSITIVE_INFINITY;
}
