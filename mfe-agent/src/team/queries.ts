import { useApiInfiniteQuery, useApiQuery, useMenuKey } from '@site/api';
import { rebatesOfDownline } from '@site/contracts/areas/rebates';
import { type Downline, downlines, subordinates } from '@site/contracts/areas/team';
import { MENU_KEYS } from '@site/contracts/values/flags';
import { type EndlessRecords, endlessRecords } from '@site/ui/records';
import { isFlat, type Show, type TeamView } from './useTeamView';

const PAGE_SIZE = 25;

const FILTERS = {
  all: {},
  online: { online: '1' },
  agents: { kind: 'AGENT' },
  members: { kind: 'MEMBER' },
} as const satisfies Record<Show, object>;

const nameOf = ({ account }: Downline): string => account;

/** People of the team, as many pages as have been asked for. */
export interface People extends EndlessRecords<Downline, object> {
  /** From the agent to the account that is shown, by name; `undefined` in a flat list, and until it is known. */
  readonly path: readonly string[] | undefined;
}

/** The direct downlines of one account, or everybody whom search and filter leave. */
export function usePeople(view: TeamView): People {
  const { account, search, show } = view;
  const flat = isFlat(view);
  const level = useApiInfiniteQuery(
    subordinates,
    { pageSize: PAGE_SIZE, ...(account !== undefined && { account }) },
    { enabled: !flat },
  );
  const found = useApiInfiniteQuery(
    downlines,
    { pageSize: PAGE_SIZE, ...(search !== '' && { search }), ...FILTERS[show] },
    { enabled: flat },
  );
  if (flat) return { ...endlessRecords(found, nameOf), path: undefined };
  return { ...endlessRecords(level, nameOf), path: level.data?.pages[0]?.path };
}

/** How many are in the whole team. Silent: the page does without it. */
export function useTeamSize(): number | undefined {
  return useApiQuery(downlines, { pageNo: 1, pageSize: 1 }, { silent: true, select: ({ total }) => total })
    .data;
}

/** The rates that the agent has given a direct downline; idle for others, and where the merchant has no rebates. */
export function useGivenRates({ account, level }: Downline) {
  const enabled = useMenuKey(MENU_KEYS.rebateSettings) && level === 1;
  const query = useApiQuery(rebatesOfDownline, { account }, { enabled, silent: true });
  return { ...query, enabled };
}
