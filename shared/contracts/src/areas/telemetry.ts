import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, Instant } from '../values/values';

/** Longest batch of events in one call (docs/calls.md, "Telemetry"). */
export const MAX_TELEMETRY_EVENTS = 50;

export const FAULT_CLASSES = [
  'http',
  'network',
  'timeout',
  'integrity',
  'evaluation',
  'contract',
  'share',
  'render',
] as const;
export type FaultClass = (typeof FAULT_CLASSES)[number];

/**
 * How a load ended: at once; after the same release was asked again; by the release that is its fallback; by the
 * default release; not at all. Everything but OK counts against the release that was asked first (FD-043).
 */
export const LOAD_OUTCOMES = ['OK', 'AGAIN', 'FALLBACK', 'DEFAULT', 'FAILED'] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/** Why an event counts in no figure: whoever sent it chose the release, or is no player (FD-045). */
export const SKIP_REASONS = ['preview', 'override', 'dev', 'automated'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Name that the host has among the remotes of figures. */
export const HOST_REMOTE = 'host';

/** Most releases of one page view that are told of. */
export const MAX_RELEASES_OF_VIEW = 12;

const path = z.string().check(z.maxLength(512));
const name = z.string().check(z.maxLength(64));
/** Of what one page view had, and of milliseconds. */
export const EventCount = z.int().check(z.gte(0), z.lte(1_000_000));

/** `mfe_games@1.4.0` */
const ReleaseName = z.string().check(z.maxLength(128));
export const ReleaseNames = z.array(ReleaseName).check(z.maxLength(MAX_RELEASES_OF_VIEW));

/** Never holds a token, password, code, account name, or the query part of an address. It gains only optional fields. */
export const TelemetryEvent = z.object({
  kind: z.enum(['fault', 'error', 'load', 'view']),
  at: Instant,
  path,
  release: z.optional(name),
  remote: z.optional(name),
  fault: z.optional(z.enum(FAULT_CLASSES)),
  name: z.optional(name),
  value: z.optional(z.number()),
  requestId: z.optional(Id),
  code: z.optional(name),
  /** Of a load. */
  outcome: z.optional(z.enum(LOAD_OUTCOMES)),
  ms: z.optional(EventCount),
  /** Of a view: the releases that were in the page, and those of them whose code threw. */
  on: z.optional(ReleaseNames),
  errorsOn: z.optional(ReleaseNames),
  /** Largest contentful paint and interaction to next paint, in ms. */
  lcp: z.optional(EventCount),
  inp: z.optional(EventCount),
  /** Cumulative layout shift. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
  errors: z.optional(EventCount),
  faults: z.optional(EventCount),
  skip: z.optional(z.enum(SKIP_REASONS)),
});
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

export const telemetryEvents = endpoint({
  method: 'POST',
  path: '/wps/telemetry/events',
  module: 'COMM3',
  who: 'public',
  request: z.object({ events: z.array(TelemetryEvent).check(z.maxLength(MAX_TELEMETRY_EVENTS)) }),
  value: z.object({ accepted: z.int() }),
  whileClosed: true,
});
