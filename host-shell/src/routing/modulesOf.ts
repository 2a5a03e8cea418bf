import type { Merchant } from '@site/contracts/federation/merchant';
import type { RouteEntry } from '@site/contracts/federation/routes';
import { homeSlots, type ModuleName } from '../home/homeSlots';
import { aliases } from './routeTable';

/** The modules of the page at a path: of its route, or the slots of home. */
export function modulesOf(
  path: string,
  routes: readonly RouteEntry[],
  merchant: Merchant,
): readonly ModuleName[] {
  const target = aliases.find((alias) => alias.path === path)?.to ?? path;
  const route = routes.find((candidate) => candidate.path === target);
  return route ? [route] : homeSlots(merchant);
}
