import type { KpiRow, teamKpi } from '@site/contracts/areas/agent';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { formatMoney } from '../../../core/money';
import { countOnline } from '../people/online';
import { checkRange, daysOf, type FiguresQuery, pagesOf } from './query';

interface DayFound {
  readonly date: string;
  readonly login: number;
  readonly bet: number;
  readonly register: number;
  readonly deposit: string;
  readonly withdraw: string;
}

/** Each day of the range, the newest first: what those below the agent did. */
const days = (db: Database, query: FiguresQuery) =>
  rowsOf<DayFound>(
    db,
    // What stands for the whole team has the agent's own in it.
    sql`select range.date::text,
        coalesce(sum(d.logins * part.sign), 0)::int as login,
        coalesce(sum(d.bettors * part.sign), 0)::int as bet,
        coalesce(sum(d.registered * part.sign), 0)::int as register,
        coalesce(sum(d.deposit * part.sign), 0)::text as deposit,
        coalesce(sum(d.withdraw * part.sign), 0)::text as withdraw
      from ${daysOf(query)} range
      cross join (values (false, 1), (true, -1)) as part (own, sign)
      left join team_days d on d.account_id = ${query.of.id} and d.own = part.own and d.day = range.date
      group by range.date order by range.date desc`,
  );

const sum = (found: readonly DayFound[], figure: 'deposit' | 'withdraw'): bigint =>
  found.reduce((all, row) => all + BigInt(row[figure]), 0n);

/** Over the range each member counts once for each day. */
const counted = (found: readonly DayFound[], figure: 'login' | 'bet' | 'register'): number =>
  found.reduce((all, row) => all + row[figure], 0);

const money = ({ deposit, withdraw }: DayFound) => ({
  deposit: formatMoney(BigInt(deposit)),
  withdraw: formatMoney(BigInt(withdraw)),
});

/**
 * Figures of an agent's team (KPI A; docs/calls.md, "Teams"): a row for each day, the newest first, and the footer over
 * the whole range, in which a member counts once for each day. "Online" are the members who hold a live session at `at`, whatever the range.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function overview(
  db: Database,
  query: FiguresQuery,
  at: Date,
): Promise<Required<ValueOf<typeof teamKpi>>> {
  checkRange(query);
  const found = await days(db, query);
  const { page, size } = query;
  const shown = found.slice((page - 1) * size, page * size);
  return {
    list: shown.map((row): KpiRow => ({ ...row, ...money(row) })),
    footer: {
      teamLoginMemberCount: counted(found, 'login'),
      teamBetMemberCount: counted(found, 'bet'),
      teamRegisterMemberCount: counted(found, 'register'),
      teamOnlineCount: await countOnline(db, query.of.id, at),
    },
    totalPages: pagesOf(found.length, query),
    sum: {
      deposit: formatMoney(sum(found, 'deposit')),
      withdraw: formatMoney(sum(found, 'withdraw')),
    },
    byDay: found.toReversed().map((row) => ({ date: row.date, ...money(row) })),
  };
}
