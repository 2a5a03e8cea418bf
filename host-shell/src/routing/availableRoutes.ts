import type { RouteEntry } from '@site/contracts/federation/routes';
import { chosenEntry } from '../federation/discovery/remotes';
import { routeTable } from './routeTable';

/** The rows of the table whose module this user's release of the remote has (FD-015). */
export function availableRoutes(): readonly RouteEntry[] {
  return routeTable.filter(({ remote, expose }) => {
    const entry = chosenEntry(remote);
    // A document of an older composer does not say: then the release is taken at its word when it loads.
    return entry !== undefined && (entry.extras.exposes?.includes(expose) ?? true);
  });
}
