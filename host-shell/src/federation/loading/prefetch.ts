import type { RouteEntry } from '@site/contracts/federation/routes';
import { savesData } from '../../network/connection';
import { nextTask } from '../../network/nextTask';
import { whenSettled } from '../../network/whenSettled';
import { chosenEntry } from '../discovery/remotes';
import { integrityFor } from '../trust/integrity';
import { manifestAt } from '../trust/manifests';
import { requestModule } from './modules';
import { filesOf } from './preload';

/**
 * Gets the pages that are likely next while nothing else is to do, and begins to load a page as soon as a
 * finger or the focus is on its link (FD-036).
 *
 * @param routes Every page that there is.
 * @param likely Paths to get ahead, once this page has all that it needs.
 */
export function prefetchRoutes(routes: readonly RouteEntry[], likely: readonly string[]): void {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const begin = ({ target }: Event) => {
    const route = byPath.get(linkedPath(target) ?? '');
    if (route && !savesData()) void requestModule(route.remote, route.expose);
  };
  for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, begin, { passive: true });

  whenSettled(async () => {
    if (savesData()) return;
    // One after the other: the page is used meanwhile.
    for (const path of likely) {
      const route = byPath.get(path);
      if (route) await prefetchModule(route);
      await nextTask();
    }
  });
}

function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname : undefined;
}

async function prefetchModule({ remote, expose }: RouteEntry): Promise<void> {
  const entry = chosenEntry(remote);
  if (!entry) return;
  try {
    const manifest = await manifestAt(entry.url, entry.metadata.integrity);
    for (const { href, as } of await filesOf(manifest, entry.url, expose)) prefetch(href, as);
  } catch {
    // Nobody has opened that page: the fault is for when somebody does.
  }
}

function prefetch(href: string, as: 'script' | 'style'): void {
  if (isAskedFor(href)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrityFor(href);
  link.href = href;
  document.head.append(link);
}

/** Whether the page has the file, or has it on its way. A script's element is gone once the script has run. */
function isAskedFor(href: string): boolean {
  const address = CSS.escape(href);
  const element = document.querySelector(`link[href="${address}"], script[src="${address}"]`);
  return element !== null || performance.getEntriesByName(href, 'resource').length > 0;
}
