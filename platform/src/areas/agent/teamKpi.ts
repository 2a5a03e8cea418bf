import { FOOTER_ONLY, type KpiRow, type TeamFooter } from '@site/contracts/areas/agent';
import type { DayRange } from '@site/contracts/values/days';
import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { daysIn, within } from '../../core/days';
import type { Database } from '../../core/db/client';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../core/ledger/tables';
import { formatMoney } from '../../core/money';
import { pageCount } from '../../core/pages';
import { SESSION_IDLE_MS } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import { bets } from '../bets/tables';
import { teamOf } from './team';

export interface KpiQuery extends DayRange {
  agentId: string;
  timeZone: string;
  /** From 1. */
  page: number;
  /** Days on a page; FOOTER_ONLY for no list. */
  size: number;
  now: Date;
}

/** Rows of a raw query; both drivers answer with them under this name. */
async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: Row[] }).rows;
}

/** Members of the team who logged in, bet with real money, or registered between two days. */
function counts(first: SQL, last: SQL, timeZone: string) {
  const during = (column: SQL) => within(column, first, last, timeZone);
  return {
    login: sql`(select count(distinct ${sessions.accountId})::int from ${sessions}
      join team on team.id = ${sessions.accountId} where ${during(sql`${sessions.createdAt}`)})`,
    bet: sql`(select count(distinct ${bets.accountId})::int from ${bets}
      join team on team.id = ${bets.accountId} where ${bets.book} = 'real' and ${during(sql`${bets.at}`)})`,
    register: sql`(select count(*)::int from ${accounts}
      join team on team.id = ${accounts.id} where ${during(sql`${accounts.createdAt}`)})`,
  };
}

async function teamFooter(db: Database, query: KpiQuery): Promise<TeamFooter> {
  const { agentId, startDate, endDate, timeZone, now } = query;
  const { login, bet, register } = counts(sql`${startDate}::date`, sql`${endDate}::date`, timeZone);
  const seenSince = new Date(now.getTime() - SESSION_IDLE_MS);
  const [row] = await rowsOf<{ login: number; bet: number; register: number; online: number }>(
    db,
    sql`with recursive ${teamOf(agentId)}
      select ${login} as login, ${bet} as bet, ${register} as register,
        (select count(distinct ${sessions.accountId})::int from ${sessions}
          join team on team.id = ${sessions.accountId}
          where ${sessions.endedAt} is null
            and ${sessions.lastSeenAt} > ${seenSince.toISOString()}::timestamptz
            and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz) as online`,
  );
  return {
    teamLoginMemberCount: row?.login ?? 0,
    teamBetMemberCount: row?.bet ?? 0,
    teamRegisterMemberCount: row?.register ?? 0,
    teamOnlineCount: row?.online ?? 0,
  };
}

/** What one kind of ledger transactions moved on the real accounts of the team on one day, in minor units. */
const moved = (kind: 'deposit' | 'withdraw', timeZone: string): SQL => sql`
  (select coalesce(abs(sum(${ledgerEntries.amount})), 0)::text from ${ledgerTransactions}
    join ${ledgerEntries} on ${ledgerEntries.transactionId} = ${ledgerTransactions.id}
    join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerEntries.ledgerAccountId}
    join team on team.id = ${ledgerAccounts.accountId}
    where ${ledgerTransactions.kind} = ${kind} and ${ledgerAccounts.book} = 'real'
      and ${within(sql`${ledgerTransactions.at}`, sql`days.day`, sql`days.day`, timeZone)})`;

async function kpiRows(db: Database, query: KpiQuery): Promise<KpiRow[]> {
  const { agentId, startDate, endDate, timeZone, page, size } = query;
  const { login, bet, register } = counts(sql`days.day`, sql`days.day`, timeZone);
  const rows = await rowsOf<Omit<KpiRow, 'deposit' | 'withdraw'> & { deposit: string; withdraw: string }>(
    db,
    sql`with recursive ${teamOf(agentId)},
      days (day) as (
        select day::date from generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as day
        order by day desc limit ${size} offset ${(page - 1) * size}
      )
      select days.day::text as date, ${login} as login, ${bet} as bet, ${register} as register,
        ${moved('deposit', timeZone)} as deposit, ${moved('withdraw', timeZone)} as withdraw
      from days order by days.day desc`,
  );
  return rows.map((row) => ({
    ...row,
    deposit: formatMoney(BigInt(row.deposit)),
    withdraw: formatMoney(BigInt(row.withdraw)),
  }));
}

/**
 * Figures of an agent's team (KPI A; docs/calls.md, "Teams"): a row for each day, newest first, and the
 * footer over the whole range. "Online" are the members who hold a live session at `now`, whatever the range.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function teamKpi(
  db: Database,
  query: KpiQuery,
): Promise<{ list: KpiRow[]; footer: TeamFooter; totalPages: number }> {
  const days = daysIn(query);
  const footer = await teamFooter(db, query);
  if (query.size === FOOTER_ONLY) return { list: [], footer, totalPages: 0 };
  const { page: pageNo, size: pageSize } = query;
  return { list: await kpiRows(db, query), footer, totalPages: pageCount(days, { pageNo, pageSize }) };
}
