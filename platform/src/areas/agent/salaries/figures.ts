import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { bets } from '../../bets/tables';
import { validStake } from '../../bets/validStake';
import type { Period } from '../contracts/periods';
import type { Reached } from '../contracts/terms';

interface Found {
  readonly id: string;
  readonly turnover: string;
  readonly members: number;
}

/** As rows of `id`. */
const named = (ids: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id)`;

/** Of a day, from the figures of teams, in which an account's own are: what is below is the rest. */
const ofDay = (ids: readonly string[], { firstDay }: Period): SQL => {
  const summed = (table: SQL, column: SQL) => sql`(
    select coalesce(sum(case when f.own then -f.${column} else f.${column} end), 0) from ${table} f
    where f.account_id = one.id and f.day = ${firstDay}::date)`;
  return sql`select one.id, ${summed(sql`team_games`, sql`valid`)}::text as turnover,
      ${summed(sql`team_days`, sql`bettors`)}::int as members
    from ${named(ids)} one`;
};

/** Of an hour, from the bets that were placed in it. */
const ofHour = (ids: readonly string[], merchant: string, { startsAt, endsAt }: Period): SQL => sql`
  select p.ancestor as id, coalesce(sum(${validStake}), 0)::text as turnover,
    count(distinct ${bets.accountId})::int as members
  from ${bets} join team_paths p on p.descendant = ${bets.accountId} and p.ancestor in ${named(ids)}
  where ${bets.merchant} = ${merchant} and ${bets.book} = 'real'
    and ${bets.at} >= ${startsAt.toISOString()}::timestamptz and ${bets.at} < ${endsAt.toISOString()}::timestamptz
  group by 1`;

/**
 * What everybody below some agents has bet in a day or an hour: the stakes whose outcome is known, and how many have
 * bet. Of who has nothing there is no entry.
 */
export async function salaryFigures(
  db: Database,
  kind: 'DAILY' | 'HOURLY',
  merchant: string,
  ids: readonly string[],
  period: Period,
): Promise<ReadonlyMap<string, Reached>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<Found>(db, kind === 'DAILY' ? ofDay(ids, period) : ofHour(ids, merchant, period));
  return new Map(
    rows.map(({ id, turnover, members }) => [id, { turnover: BigInt(turnover), activeMembers: members }]),
  );
}
