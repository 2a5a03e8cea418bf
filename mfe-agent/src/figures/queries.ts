import { useApiInfiniteQuery, useApiQuery } from '@site/api';
import { teamKpi } from '@site/contracts/areas/agent';
import type { GameType } from '@site/contracts/areas/games';
import { rebateIncome } from '@site/contracts/areas/rebates';
import { teamBets, teamProfit } from '@site/contracts/areas/team';
import type { DayRange } from '@site/contracts/values/days';
import { distinct, endlessList, type Pages } from '@site/ui/endlessList';

/** Rows of a page, of the lists that go on. */
const PAGE_SIZE = 25;
/** More than a range has days. */
const ALL_DAYS = 100;

/** Asked for as the overview, the call has sums and each day of the range too. */
const teamOverview = { ...teamKpi, module: 'AGEPAG' } as const;

/** Of whom, and of which days. */
export interface FiguresFilter {
  readonly account?: string | undefined;
  readonly days: DayRange;
}

const requestOf = ({ account, days }: FiguresFilter) => ({
  startDate: days.startDate,
  endDate: days.endDate,
  size: PAGE_SIZE,
  ...(account !== undefined && { account }),
});

/** A row for each day, the newest first (KPI A). */
export const useTeamOverview = ({ startDate, endDate }: DayRange) =>
  useApiQuery(teamOverview, { startDate, endDate, page: 1, size: ALL_DAYS });

/** A list of figures that goes on, with what each of its pages says of the whole: sums, days, path. */
function endlessFigures<Row, Page extends { readonly list: readonly Row[] }>(
  query: Pages<Page & { readonly list: readonly Row[] }>,
  idOf: (row: Row) => string,
) {
  const pages = query.data?.pages;
  const rows =
    pages &&
    distinct(
      pages.flatMap(({ list }) => list),
      idOf,
    );
  return { ...endlessList(query), isRetrying: query.isFetching, rows, whole: pages?.at(-1) };
}

/** Profit and loss, person by person (KPI B). */
export const useTeamProfit = (filter: FiguresFilter) =>
  endlessFigures(
    useApiInfiniteQuery(teamProfit, requestOf(filter), { pageField: 'page' }),
    ({ account, own = false }) => `${account} ${own}`,
  );

/** Bets, by person and category (KPI C). */
export const useTeamBets = (filter: FiguresFilter, category: GameType | undefined) =>
  endlessFigures(
    useApiInfiniteQuery(
      teamBets,
      { ...requestOf(filter), ...(category && { gameCategory: category }) },
      { pageField: 'page' },
    ),
    ({ account, own = false, gameCategory }) => `${account} ${own} ${gameCategory}`,
  );

/** What the agent has earned of the team's bets, the newest day first. */
export const useRebateIncome = (filter: FiguresFilter) =>
  endlessFigures(
    useApiInfiniteQuery(rebateIncome, requestOf(filter), { pageField: 'page' }),
    ({ date, account, gameType }) => `${date} ${account} ${gameType}`,
  );
