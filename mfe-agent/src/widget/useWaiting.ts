import { useApiQuery } from '@site/api';
import { signInCalendar } from '@site/contracts/areas/missions';
import { rewardList } from '@site/contracts/areas/rewards';
import { PATHS } from '@site/contracts/values/paths';
import type { Shortcut } from './shortcuts';

/**
 * What waits behind shortcuts: a check-in of today, and how many rewards are ready. Silent: without an answer nothing
 * waits.
 */
export function useWaiting(shown: readonly Shortcut[]): { checkIn: boolean; rewards: number } {
  const has = (path: Shortcut['path']) => shown.some((shortcut) => shortcut.path === path);
  const quietly = { silent: true, refetchOnWindowFocus: true } as const;
  const checkIn = useApiQuery(
    signInCalendar,
    {},
    { ...quietly, enabled: has(PATHS.missions), select: ({ signedToday }) => !signedToday },
  );
  const rewards = useApiQuery(
    rewardList,
    { part: 'READY', pageNo: 1, pageSize: 1 },
    { ...quietly, enabled: has(PATHS.rewards), select: ({ footer }) => footer.ready },
  );
  return { checkIn: checkIn.data ?? false, rewards: rewards.data ?? 0 };
}
