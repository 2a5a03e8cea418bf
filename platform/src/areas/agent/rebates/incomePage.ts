import type { GameType } from '@site/contracts/areas/games';
import type { RebateIncomeRow, rebateIncome } from '@site/contracts/areas/rebates';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { formatMoney } from '../../../core/money';
import { maskUsername } from '../../accounts/mask';
import { checkRange, daysOf, type FiguresQuery, pagesOf, windowOf } from '../kpi/query';
import { rateText } from './rates';

export interface IncomeQuery extends DayRange, Pick<FiguresQuery, 'page' | 'size'> {
  /** The direct downline that brought it; all of them without it. */
  readonly downlineId?: string | undefined;
}

interface RowFound {
  readonly date: string;
  readonly account: string;
  readonly still_below: boolean;
  readonly game_type: GameType;
  readonly stake: string;
  readonly rate: number;
  readonly income: string;
  readonly total: number;
}

/** Rows `i` of what the team has brought into the agent's wallet. */
const earned = (agentId: string, { startDate, endDate, downlineId }: IncomeQuery): SQL => sql`
  i.account_id = ${agentId} and not i.own and i.booked_at is not null
  and i.day between ${startDate} and ${endDate}
  and ${downlineId === undefined ? sql`true` : sql`i.downline_id = ${downlineId}`}`;

const rows = (db: Database, agentId: string, query: IncomeQuery) =>
  rowsOf<RowFound>(
    db,
    sql`select i.day::text as date, a.username as account, i.game_type, i.stake::text, i.rate, i.income::text,
        exists (select from team_paths p where p.ancestor = ${agentId} and p.descendant = a.id) as still_below,
        count(*) over ()::int as total
      from rebate_income i join accounts a on a.id = i.downline_id
      where ${earned(agentId, query)}
      order by i.day desc, i.income desc, a.username_key, i.game_type, i.rate ${windowOf(query)}`,
  );

const days = (db: Database, agentId: string, query: IncomeQuery) =>
  rowsOf<{ date: string; income: string }>(
    db,
    sql`select range.date::text, coalesce(sums.income, 0)::text as income
      from ${daysOf(query)} range
      left join (
        select i.day, sum(i.income) as income from rebate_income i where ${earned(agentId, query)} group by i.day
      ) sums on sums.day = range.date
      order by range.date`,
  );

/** Who has left the team is nobody's to see by name; what they brought was earned. */
const view = ({ account, still_below, game_type, stake, rate, income, date }: RowFound): RebateIncomeRow => ({
  date,
  account: still_below ? account : maskUsername(account),
  gameType: game_type,
  betAmount: formatMoney(BigInt(stake)),
  rate: rateText(rate),
  income: formatMoney(BigInt(income)),
});

/**
 * What an agent has earned of its team's bets, a row for each day, direct downline, category and rate.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function incomePage(
  db: Database,
  agent: Pick<Account, 'id'>,
  query: IncomeQuery,
): Promise<ValueOf<typeof rebateIncome>> {
  checkRange(query);
  const list = query.size === 0 ? [] : await rows(db, agent.id, query);
  const byDay = (await days(db, agent.id, query)).map(({ date, income }) => ({
    date,
    income: BigInt(income),
  }));
  return {
    list: list.map(view),
    footer: { income: formatMoney(byDay.reduce((whole, { income }) => whole + income, 0n)) },
    totalPages: pagesOf(list[0]?.total ?? 0, query),
    byDay: byDay.map(({ date, income }) => ({ date, income: formatMoney(income) })),
  };
}
