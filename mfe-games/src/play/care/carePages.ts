import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useExistingRoutes } from '@site/router';
import { useSession } from '@site/session';

/** Whether somebody plays who has limits and a statement: trials have none. */
export const useIsMember = (): boolean =>
  useSession((session) => session !== null && !isTrialAccount(session.type));

const PAGES = [
  { name: 'limits', path: PATHS.careLimits },
  { name: 'break', path: PATHS.careBreak },
  { name: 'statement', path: PATHS.careStatement },
] as const;

export type CarePage = (typeof PAGES)[number];

/** Where the player sets limits, takes a break and sees what play has cost. */
export function useCarePages(): readonly CarePage[] {
  const exists = useExistingRoutes();
  return useIsMember() ? PAGES.filter(({ path }) => exists(path)) : [];
}
