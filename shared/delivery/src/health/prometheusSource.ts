import { FIGURE_METRICS } from '@site/contracts/federation/health';
import * as z from 'zod/mini';
import { askSource } from './askSource';
import { type HealthSource, SourceUnknown } from './HealthSource';
import { minutesOfSeries, SampledSeries } from './sampledSeries';

const MINUTE_MS = 60_000;
/** Minutes of one question: a few thousand series of 240 samples. */
const MINUTES_AT_ONCE = 240;

const Answer = <Result extends z.ZodMiniType>(resultType: string, result: Result) =>
  z.object({
    status: z.literal('success'),
    data: z.object({ resultType: z.literal(resultType), result: z.array(result) }),
  });
const Sample = z.tuple([z.number(), z.string()]);
const Range = Answer('matrix', SampledSeries);
const Scalar = z.object({
  status: z.literal('success'),
  data: z.object({ resultType: z.literal('scalar'), result: Sample }),
});
const Vector = Answer('vector', z.object({ value: Sample }));

/** A Prometheus that scrapes the platform's `/internal/metrics`. */
export interface PrometheusOfFigures {
  readonly url: string;
  /** What it knows the caller by, where it asks for that. */
  readonly token?: string | undefined;
  /** Length of a minute in ms, for tests. */
  readonly minuteMs?: number;
}

/**
 * The figures that a Prometheus has of the platform (FD-049): counters and classic histograms, by
 * `/api/v1/query_range`. A minute has what was counted from the last scrape before its beginning to the last one before
 * its end; it is closed half a minute after its end, when the platform has been scraped since.
 */
export function prometheusSource({ url, token, minuteMs = MINUTE_MS }: PrometheusOfFigures): HealthSource {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const ask = <S extends z.ZodMiniType>(path: string, query: Record<string, string>, schema: S) =>
    askSource('Prometheus', new URL(`${path}?${new URLSearchParams(query)}`, url), schema, headers);
  const instant = <S extends z.ZodMiniType>(query: string, schema: S) =>
    ask('/api/v1/query', { query }, schema);
  const floor = (at: number) => Math.floor(at / minuteMs) * minuteMs;

  const now = async () => {
    const { data } = await instant('time()', Scalar);
    return new Date(Number(data.result[1]) * 1000);
  };
  const closedUntil = async () => {
    const at = await now();
    const { data } = await instant(`max(timestamp(${FIGURE_METRICS.since}))`, Vector);
    const scraped = Number(data.result[0]?.value[1]) * 1000;
    if (!Number.isFinite(scraped)) throw new SourceUnknown('Prometheus has no figures of the platform now');
    return new Date(floor(Math.min(at.getTime() - minuteMs / 2, scraped)));
  };

  return {
    minuteMs,
    now,
    closedUntil,
    async minutes({ from, until, merchant, remote, release }) {
      const closed = await closedUntil();
      const end = floor(Math.min(until.getTime() + minuteMs - 1, closed.getTime()));
      const labels = Object.entries({ merchant, remote, release }).filter(([, value]) => value !== undefined);
      const matches = labels.map(([label, value]) => `,${label}=${JSON.stringify(value)}`).join('');
      const rows = [];
      let begin = Math.ceil(from.getTime() / minuteMs) * minuteMs;
      while (begin < end) {
        const last = Math.min(end, begin + MINUTES_AT_ONCE * minuteMs);
        const range = { start: `${begin / 1000}`, end: `${last / 1000}`, step: `${minuteMs / 1000}` };
        const [figures, since] = await Promise.all(
          [`{__name__=~"site_.+"${matches}}`, FIGURE_METRICS.since].map((query) =>
            ask('/api/v1/query_range', { query, ...range }, Range),
          ),
        );
        rows.push(
          ...minutesOfSeries(figures?.data.result ?? [], since?.data.result ?? [], {
            begin,
            end: last,
            minuteMs,
          }),
        );
        begin = last;
      }
      return rows;
    },
  };
}
