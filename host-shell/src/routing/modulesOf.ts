import type { Merchant } from '@site/contracts/federation/merchant';
import type { RouteEntry } from '@site/contracts/federation/routes';
import { homeSlots, type ModuleName } from '../home/homeSlots';

/** The modules of the page at a path: of its route, or the slots of home. */
export function modulesOf(
  path: string,
  routes: readonly RouteEntry[],
  merchant: Merchant,
): readonly ModuleName[] {
  const route = routes.find((candidate) => candidate.path === path);
  return route ? [route] : homeSlots(merchant);
}
