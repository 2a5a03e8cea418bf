import type { RouteEntry } from '@site/contracts/routes';
import { hasRemote } from '../federation/remotes';
import { routeTable } from './routeTable';

/** The rows of the table whose remote this merchant has (FD-015). */
export function availableRoutes(): readonly RouteEntry[] {
  return routeTable.filter(({ remote }) => hasRemote(remote));
}
