import { menuOptions } from '@site/api';
import { MENU_KEYS } from '@site/contracts/values/flags';
import { PATHS } from '@site/contracts/values/paths';
import { useExistingRoutes } from '@site/router';
import { useQuery } from '@tanstack/react-query';

/** Whether the agent has a page of figures: it is switched on in the merchant's menu, and this site has it. */
export function useHasTool(tool: 'teamProfit' | 'teamBetting'): boolean {
  const exists = useExistingRoutes();
  const { data } = useQuery(menuOptions());
  return exists(PATHS[tool]) && data?.menu[MENU_KEYS[tool]] === true;
}
