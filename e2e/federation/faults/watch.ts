import type { Page } from '@playwright/test';
import type { TelemetryEvent } from '@site/contracts/areas/telemetry';

/** What of a fault must be known to whoever looks after the remote. */
export type ReportedFault = Pick<TelemetryEvent, 'fault' | 'remote' | 'release'>;

/** What a page has told, and what it has asked for. */
export interface Watched {
  /** Faults, as reported to the platform. */
  readonly faults: ReportedFault[];
  /** What was written into the browser's console. */
  readonly console: string[];
  /** Addresses of scripts and style sheets. */
  readonly code: string[];
  /** Addresses of documents: more than one when a page was loaded anew. */
  readonly documents: string[];
}

/** Watches a page from here on. */
export function watch(page: Page): Watched {
  const watched: Watched = { faults: [], console: [], code: [], documents: [] };
  page.on('console', (message) => watched.console.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    const type = request.resourceType();
    if (type === 'document') watched.documents.push(url);
    if (type === 'script' || type === 'stylesheet') watched.code.push(url);
    if (url.endsWith('/wps/telemetry/events')) watched.faults.push(...faultsIn(request.postDataJSON()));
  });
  return watched;
}

function faultsIn({ events }: { events: readonly TelemetryEvent[] }): ReportedFault[] {
  return events
    .filter(({ kind }) => kind === 'fault')
    .map(({ fault, remote, release }) => ({ fault, remote, release }));
}
