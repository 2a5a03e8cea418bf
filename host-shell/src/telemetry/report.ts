import { call } from '@site/api';
import { MAX_TELEMETRY_EVENTS, type TelemetryEvent, telemetryEvents } from '@site/contracts/areas/telemetry';

/** Events of one moment travel in one call. In ms. */
const BATCH_MS = 1_000;

let waiting: TelemetryEvent[] = [];
let scheduled = false;

/**
 * Tells the platform of a fault, an error or a vital figure. Never throws, never shows anything: what cannot
 * be sent is dropped. The path goes without its query (docs/calls.md, "Telemetry").
 */
export function report(event: Omit<TelemetryEvent, 'at' | 'path'>): void {
  waiting.push({ ...event, at: new Date().toISOString(), path: window.location.pathname });
  waiting = waiting.slice(-MAX_TELEMETRY_EVENTS);
  if (!scheduled) setTimeout(flush, BATCH_MS);
  scheduled = true;
}

function flush(): void {
  scheduled = false;
  const events = waiting;
  waiting = [];
  call(telemetryEvents, { events }, { silent: true }).catch(() => undefined);
}
