import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useSearchParams } from '@site/router';

/** Who of the whole team is listed; all of them, level by level, without a search. */
export const SHOWS = ['all', 'online', 'agents', 'members'] as const;
export type Show = (typeof SHOWS)[number];

/** Characters of a search, as many as the platform takes. */
export const SEARCH_MOST = 64;

/** What the page shows, as its address says. */
export interface TeamView {
  /** Whose direct downlines; the agent's own without it. */
  readonly account: string | undefined;
  readonly search: string;
  readonly show: Show;
}

/** Whether people of any level are listed, and not the direct downlines of one account. */
export const isFlat = ({ search, show }: TeamView): boolean => search !== '' || show !== 'all';

/** A text as it is searched for. */
export const searchText = (typed: string): string => typed.trim().slice(0, SEARCH_MOST);

/** The page of an account's direct downlines; of the agent's own without one. */
export const levelAddress = (account?: string): string => addressOf(PATHS.team, { account });

/**
 * Search and filter replace the entry: Back does not undo letters. Going down a level is a link, which Back takes again.
 */
export function useTeamView(): [TeamView, (change: Partial<Pick<TeamView, 'search' | 'show'>>) => void] {
  const [query, setQuery] = useSearchParams();
  const view: TeamView = {
    account: query.get('account') || undefined,
    search: searchText(query.get('q') ?? ''),
    show: SHOWS.find((each) => each === query.get('show')) ?? 'all',
  };
  const change = (changed: Partial<TeamView>) => {
    const { account, search, show } = { ...view, ...changed };
    const next = {
      ...(account !== undefined && { account }),
      ...(search !== '' && { q: search }),
      ...(show !== 'all' && { show }),
    };
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
