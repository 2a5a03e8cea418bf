import { MAX_TELEMETRY_EVENTS, type TelemetryEvent, telemetryEvents } from '@site/contracts/areas/telemetry';
import { skipReason } from './skipReason';

/** Events of one moment travel in one call. In ms. */
const BATCH_MS = 1_000;

let sampled = true;
let waiting: TelemetryEvent[] = [];
let scheduled = false;

/**
 * Takes this page view into the merchant's sample, or leaves all of it out (FD-045).
 *
 * @param share Of the page views that are told of, from 0 to 1.
 */
export function samplePageView(share: number): void {
  sampled = Math.random() < share;
}

/**
 * Tells the platform of a fault, an error or a load. Never throws, never shows anything: what cannot
 * be sent is dropped. The path goes without its query (docs/calls.md, "Telemetry").
 */
export function report(event: Omit<TelemetryEvent, 'at' | 'path'>): void {
  add(event);
  if (!scheduled) setTimeout(sendWaiting, BATCH_MS);
  scheduled = true;
}

/** As report, without waiting: for a page that may be gone in a moment. */
export function reportAtOnce(event: Omit<TelemetryEvent, 'at' | 'path'>): void {
  add(event);
  sendWaiting();
}

/** Sends what waits by a beacon, which the browser delivers even when the page is left meanwhile. */
export function sendWaiting(): void {
  scheduled = false;
  const events = takeWaiting();
  if (events.length === 0) return;
  const body = JSON.stringify({ events });
  const { path, method } = telemetryEvents;
  if (navigator.sendBeacon?.(path, body)) return;
  // The browser has no beacons, or too many on their way: 64 KiB at once, of which `keepalive` would be a part.
  fetch(path, { method, body }).catch(() => undefined);
}

function add(event: Omit<TelemetryEvent, 'at' | 'path'>): void {
  if (!sampled) return;
  waiting.push({ ...event, at: new Date().toISOString(), path: window.location.pathname });
  waiting = waiting.slice(-MAX_TELEMETRY_EVENTS);
}

/** Marked only here: whether the page is a preview is not known from its first moment on. */
function takeWaiting(): TelemetryEvent[] {
  const skip = skipReason();
  const events = skip ? waiting.map((event) => ({ ...event, skip })) : waiting;
  waiting = [];
  return events;
}
