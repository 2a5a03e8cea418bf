import type { Page } from '@playwright/test';
import type { TelemetryEvent } from '@site/contracts/system';

/** What of a fault must be known to whoever looks after the remote. */
export type ReportedFault = Pick<TelemetryEvent, 'fault' | 'remote' | 'release'>;

/** Collects the faults that a page reports to the platform. */
export function reportedFaults(page: Page): readonly ReportedFault[] {
  const faults: ReportedFault[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/wps/telemetry/events')) return;
    const { events }: { events: TelemetryEvent[] } = request.postDataJSON();
    for (const { kind, fault, remote, release } of events)
      if (kind === 'fault') faults.push({ fault, remote, release });
  });
  return faults;
}
