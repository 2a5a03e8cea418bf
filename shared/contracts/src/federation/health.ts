import * as z from 'zod/mini';
import {
  EventCount,
  FAULT_CLASSES,
  HOST_REMOTE,
  LOAD_OUTCOMES,
  ReleaseNames,
  TelemetryEvent,
} from '../areas/telemetry';
import { Instant } from '../values/values';
import { Release, RemoteId } from './discovery';
import { MerchantCode } from './merchant';

/*
 * The figures of a site by minute, merchant, remote and release, and how services ask for them. Calls between services:
 * by a token, on the platform's own port, and passed on by no edge (docs/calls.md, "Figures of releases").
 */

const RemoteOfFigures = z.union([RemoteId, z.literal(HOST_REMOTE)]);

/** The first time that a page view loads a remote (FD-043). */
export const LoadEvent = z.extend(TelemetryEvent, {
  kind: z.literal('load'),
  remote: RemoteOfFigures,
  /** The one that was asked first, whichever came. */
  release: Release,
  outcome: z.enum(LOAD_OUTCOMES),
  /** From the wish for the module until it was there, or given up. */
  ms: EventCount,
});
export type LoadEvent = z.infer<typeof LoadEvent>;

/** One page view, told when it is first hidden (FD-044). */
export const ViewEvent = z.extend(TelemetryEvent, {
  kind: z.literal('view'),
  on: ReleaseNames,
  errors: EventCount,
  faults: EventCount,
});
export type ViewEvent = z.infer<typeof ViewEvent>;

/**
 * Upper edges of the histograms, the last one being infinity: a figure counts at the first edge that it is not above.
 * They never change, or rows of before could not be added to rows of after. In ms; layout shift has no unit.
 */
export const HEALTH_EDGES = {
  lcp: edges(
    `100 200 300 400 500 600 700 800 900 1000 1100 1200 1300 1400 1500 1600 1800 2000 2200 2500 2750 3000 3300 3600
     4000 4400 4800 5200 5700 6300 7000 7700 8500 9300 10000 11000 12000 13500 15000 17000 19000 21000 24000 27000
     30000 40000 60000`,
  ),
  inp: edges(
    `8 16 24 32 40 48 56 64 72 80 90 100 110 120 130 140 150 160 175 200 220 240 260 280 300 330 360 400 440 500 550
     600 670 750 830 920 1000 1150 1300 1500 1750 2000 2500 3000 4000 6000 10000`,
  ),
  cls: edges(
    `0 .001 .002 .003 .005 .0075 .01 .0125 .015 .02 .025 .03 .035 .04 .045 .05 .055 .06 .065 .07 .075 .08 .09 .1 .11
     .12 .13 .14 .15 .165 .18 .2 .22 .25 .28 .31 .35 .4 .45 .5 .6 .7 .8 1 1.25 1.5 2`,
  ),
};
export type Vital = keyof typeof HEALTH_EDGES;
export const HEALTH_BUCKETS = 48;

/** In the place of a release that nobody has deployed: all of them are one row (FD-047). */
export const OTHER_RELEASES = 'other';

/**
 * Addresses are spread over so many places. A mask has the bit of each place from which something came: masks of several
 * minutes are put together with `|`, and never have more bits than there were addresses.
 */
export const ADDRESS_PLACES = 30;

const count = z.int().check(z.gte(0));
const Mask = z.int().check(z.gte(0), z.lt(2 ** ADDRESS_PLACES));
const Histogram = z.array(count).check(z.length(HEALTH_BUCKETS));

/** What one minute had of one release of a remote (FD-046). Nothing in it names a person or a device. */
export const HealthMinute = z.object({
  /** When it began. */
  minute: Instant,
  merchant: MerchantCode,
  /** `host` for the host. */
  remote: z.string(),
  release: z.union([Release, z.literal(OTHER_RELEASES)]),
  loads: count,
  outcomes: z.partialRecord(z.enum(LOAD_OUTCOMES), count),
  /** By class of the first fault of a load. */
  faults: z.partialRecord(z.enum(FAULT_CLASSES), count),
  /** Page views that had the release in the page. */
  views: count,
  /** Those of them with an uncaught error or a fault, whosever it was: harm to a neighbour counts, too. */
  viewsWithError: count,
  /** Those of them with an error in code of this release. */
  viewsWithOwnError: count,
  /** Different addresses that sent any of it; in rows of hours the most of one minute. */
  addresses: count,
  /** Where loads that were not OK came from, and page views with an error. */
  faultsFrom: Mask,
  errorsFrom: Mask,
  lcp: Histogram,
  inp: Histogram,
  cls: Histogram,
});
export type HealthMinute = z.infer<typeof HealthMinute>;

export const HEALTH_TIME_PATH = '/internal/health/time';
/** When it is by the clock that the figures are kept by, and up to when minutes are closed: their rows never change. */
export const HealthTime = z.object({ now: Instant, closedUntil: Instant });

export const HEALTH_MINUTES_PATH = '/internal/health/minutes';
/** Which rows: closed minutes that begin within [from, until); of everything where nothing else is named. */
export const HealthMinutesQuery = z.object({
  from: Instant,
  until: Instant,
  merchant: z.optional(MerchantCode),
  remote: z.optional(RemoteOfFigures),
  release: z.optional(z.string().check(z.maxLength(64))),
});
/** The rows, by minute; complete up to `until`, from where to ask on when it is earlier than what was asked for. */
export const HealthMinutes = z.object({ until: Instant, minutes: z.array(HealthMinute) });

export const HEALTH_RELEASES_PATH = '/internal/health/releases';
/** Which releases of each remote the merchant's deployments of the last 48 h name; replaces what was told before. */
export const HealthReleases = z.object({
  merchant: MerchantCode,
  releases: z.record(RemoteOfFigures, z.array(Release).check(z.minLength(1), z.maxLength(200))),
});
export type HealthReleases = z.infer<typeof HealthReleases>;

export const METRICS_PATH = '/internal/metrics';
/**
 * The same figures in Prometheus' text format: counters of one process since it began, with the labels `merchant`,
 * `remote` and `release`; of loads besides `outcome`, of faults `class`, of masks `place`. Vitals are classic histograms
 * over the edges above.
 */
export const FIGURE_METRICS = {
  /** Seconds since 1970, without labels. */
  since: 'site_figures_since_seconds',
  loads: 'site_loads_total',
  faults: 'site_load_faults_total',
  views: 'site_views_total',
  viewsWithError: 'site_views_with_error_total',
  viewsWithOwnError: 'site_views_with_own_error_total',
  addresses: 'site_figure_addresses_total',
  faultsFrom: 'site_load_faults_from_total',
  errorsFrom: 'site_view_errors_from_total',
  lcp: 'site_lcp_milliseconds',
  inp: 'site_inp_milliseconds',
  cls: 'site_cls',
} as const;

function edges(text: string): readonly number[] {
  return [...text.split(/\s+/).map(Number), Infinity];
}
