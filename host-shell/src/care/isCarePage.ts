import { PATHS } from '@site/contracts/values/paths';

/** Whether a path is one of the pages of responsible play. */
export const isCarePage = (path: string): boolean => path === PATHS.care || path.startsWith(`${PATHS.care}/`);
