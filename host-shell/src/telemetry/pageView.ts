import { HOST_REMOTE, MAX_RELEASES_OF_VIEW } from '@site/contracts/areas/telemetry';
import { whenSettled } from '../network/whenSettled';
import { reportAtOnce, sendWaiting } from './report';
import type { Vitals } from './vitals';

/** A release that this page view was to get, and where its files lie. */
interface PageRelease {
  readonly remote: string;
  readonly release: string;
  /** Address, with the slash at its end. */
  readonly folder: string;
}

const releases: PageRelease[] = [];
const throwing = new Set<PageRelease>();
let errors = 0;
let faults = 0;
let told = false;
const vitals: Vitals = {};

/** Notes a release of the page. A load that another one saved stays with the one that was to be loaded. */
export function addRelease(release: PageRelease): void {
  releases.push(release);
}

/** Notes a fault of any remote. */
export function countFault(): void {
  faults += 1;
}

/**
 * Watches this page view and tells of it once, when it is hidden for the first time: what comes after that may never
 * be sent (FD-044).
 *
 * @param hostRelease Of the host that the document is made with.
 */
export function watchPageView(hostRelease: string): void {
  addRelease({ remote: HOST_REMOTE, release: hostRelease, folder: `/host-shell/${hostRelease}/` });
  window.addEventListener('error', ({ error, filename }) => countError(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => countError(reason));
  // After web-vitals, which hears of it on the way down and brings its figures up to date.
  document.addEventListener('visibilitychange', tellWhenHidden);
  whenSettled(() => {
    // Without it the page view has no vitals.
    import('./vitals').then(({ watchVitals }) => watchVitals(vitals)).catch(() => undefined);
  });
}

/** An error belongs to the innermost remote in its stack: the host's own code, React, is around all of them. */
function countError(error: unknown, filename = ''): void {
  errors += 1;
  const stack = `${(error as Error | undefined)?.stack ?? ''}\n${filename}`;
  const places = releases
    .map((release) => ({ release, place: stack.indexOf(release.folder) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place);
  const found = places.find(({ release }) => release.remote !== HOST_REMOTE) ?? places[0];
  if (found) throwing.add(found.release);
}

function tellWhenHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  // What waits until later may never be sent.
  if (told) sendWaiting();
  else tell();
}

function tell(): void {
  told = true;
  const on = releases.slice(0, MAX_RELEASES_OF_VIEW);
  const errorsOn = on.filter((release) => throwing.has(release));
  reportAtOnce({
    kind: 'view',
    on: on.map(nameOf),
    ...vitals,
    errors,
    faults,
    ...(errorsOn.length > 0 && { errorsOn: errorsOn.map(nameOf) }),
  });
}

function nameOf({ remote, release }: PageRelease): string {
  return `${remote}@${release}`;
}
