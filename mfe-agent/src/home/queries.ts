import { useAccountType, useAnnouncements, useApiQuery, useMerchant } from '@site/api';
import { contractInfo, FOOTER_ONLY, teamKpi } from '@site/contracts/areas/agent';
import type { AccountType } from '@site/contracts/values/values';
import { formatDay } from '@site/i18n';

/** How often figures of the team and unread announcements are asked again while the page is visible, in ms. */
const REFRESH_MS = 60_000;

const refreshing = { refetchInterval: REFRESH_MS, refetchOnWindowFocus: true } as const;

/** Types for which no contract can wait (AG-024). */
const WITHOUT_CONTRACTS: readonly AccountType[] = [4, 40, 41, 42];

/** The team's four counters of today, a day in the merchant's time zone (AG-005, AG-006). */
export function useTeamCounters() {
  const today = formatDay(Date.now(), useMerchant().timeZone);
  return useApiQuery(
    teamKpi,
    { startDate: today, endDate: today, size: FOOTER_ONLY },
    { ...refreshing, select: ({ footer }) => footer },
  );
}

/** Unread announcements for agents (AG-022, AG-023); 0 until known. Silent: a failure keeps the last count. */
export function useUnreadAnnouncements(enabled: boolean): number {
  const { data } = useAnnouncements('agent', {
    ...refreshing,
    enabled,
    silent: true,
    select: ({ unreadCount }) => unreadCount,
  });
  return data ?? 0;
}

/** Contracts that wait for a signature (AG-024, AG-027). */
export function useContractInfo() {
  const type = useAccountType();
  const enabled = type !== undefined && !WITHOUT_CONTRACTS.includes(type);
  return useApiQuery(contractInfo, {}, { enabled, silent: true });
}
