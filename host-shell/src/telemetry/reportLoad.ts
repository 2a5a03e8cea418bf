import { type FaultClass, HOST_REMOTE, type LoadOutcome } from '@site/contracts/areas/telemetry';
import { chosenEntry } from '../federation/discovery/remotes';
import { addRelease } from './pageView';
import { report, reportAtOnce } from './report';

/** How a load ended, and why it did not end at once. */
export interface LoadEnd {
  readonly outcome: LoadOutcome;
  readonly firstFault?: { readonly class: FaultClass } | undefined;
}

/** Remotes that this page view has asked for. */
const begun = new Set<string>();

/**
 * Begins to time the load of a remote. The first of a page view is told of when it ends, by the release that this user
 * was to get, whichever came (FD-043).
 */
export function timeLoad(remote: string): (end: LoadEnd) => void {
  const asked = chosenEntry(remote);
  if (!asked || begun.has(remote)) return () => undefined;
  begun.add(remote);
  const release = asked.metadata.version;
  addRelease({ remote, release, folder: new URL('.', asked.url).href });
  const from = performance.now();
  return (end) => report(loadEvent(remote, release, end, performance.now() - from));
}

/** The host is a remote, too: it has loaded when it draws the page, in the place of the document's outline. */
export function reportHostLoad(release: string): void {
  report(loadEvent(HOST_REMOTE, release, { outcome: 'OK' }, performance.now()));
}

/** At once: nobody stays on a page whose host did not start. */
export function reportHostFailure(release: string): void {
  const end: LoadEnd = { outcome: 'FAILED', firstFault: { class: 'evaluation' } };
  reportAtOnce(loadEvent(HOST_REMOTE, release, end, performance.now()));
}

function loadEvent(remote: string, release: string, { outcome, firstFault }: LoadEnd, ms: number) {
  const fault = firstFault && { fault: firstFault.class };
  return { kind: 'load' as const, remote, release, outcome, ...fault, ms: Math.round(ms) };
}
