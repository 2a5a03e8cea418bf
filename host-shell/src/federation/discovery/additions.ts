import type { MenuEntry, RouteEntry } from '@site/contracts/federation/routes';
import type { Fault } from '../trust/faults';
import { chosenEntry, remoteNames } from './remotes';

/** What the merchant's remotes add to the site, and what of it cannot be. */
export interface Additions {
  readonly routes: readonly RouteEntry[];
  readonly menu: readonly MenuEntry[];
  readonly rejected: readonly Fault[];
}

/**
 * The routes and menu entries that remotes bring along in the discovery document (FD-012). A path that the host
 * or an earlier remote has stays theirs, and a menu entry needs a page; what is left out is a fault of the
 * remote that wanted it.
 *
 * @param hostPaths Paths of the host's own pages.
 */
export function readAdditions(hostPaths: readonly string[]): Additions {
  const taken = new Set(hostPaths);
  const routes: RouteEntry[] = [];
  const menu: MenuEntry[] = [];
  const rejected: Fault[] = [];
  for (const remote of remoteNames()) {
    const entry = chosenEntry(remote);
    if (!entry) continue;
    const reject = (message: string) =>
      rejected.push({ class: 'contract', remote, release: entry.metadata.version, message });
    for (const route of entry.extras.routes ?? []) {
      if (taken.has(route.path)) reject(`${route.path} is somebody else's path`);
      // A component in the place of a remote may call itself by another name.
      else routes.push({ ...route, remote });
      taken.add(route.path);
    }
    for (const added of entry.extras.menu ?? []) {
      if (taken.has(added.path)) menu.push(added);
      else reject(`The menu entry leads to ${added.path}, which no page has`);
    }
  }
  return { routes, menu, rejected };
}
