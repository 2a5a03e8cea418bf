import { useAccountType } from '@site/api';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useRouteExists } from '@site/router';

/**
 * Where "Responsible play" leads: a member to their own pages, everybody else to those who help (PL-035, PL-044), and so
 * does a site without these pages.
 */
export function useCarePath(): typeof PATHS.care | typeof PATHS.careHelp {
  const type = useAccountType();
  const hasCare = useRouteExists(PATHS.care);
  return hasCare && type !== undefined && !isTrialAccount(type) ? PATHS.care : PATHS.careHelp;
}
