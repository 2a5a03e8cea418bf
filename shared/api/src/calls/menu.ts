import { whitelabelMenu } from '@site/contracts/areas/system';
import { queryOptionsFor, useApiQuery } from '../queries';

/** The merchant's menu keys, for this account's type. */
export function menuOptions() {
  return queryOptionsFor(whitelabelMenu, {});
}

/** Whether the merchant's menu holds a key (SH-010). Until it is known, and for unknown keys: `false`. */
export function useMenuKey(key: string): boolean {
  return useApiQuery(whitelabelMenu, {}, { select: ({ menu }) => menu[key] === true }).data ?? false;
}
