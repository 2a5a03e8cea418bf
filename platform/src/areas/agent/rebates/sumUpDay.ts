import { count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import type { Merchant } from '../../../core/merchants/tables';
import { settledOn } from '../../bets/settledOn';
import { bets } from '../../bets/tables';
import { validStake } from '../../bets/validStake';
import { rebateDays } from './tables';

export type Where = Pick<Merchant, 'code' | 'timeZone'>;

/** On the clock of the merchant; by then nothing of the day before is under way any more. */
const BOOKED_FROM = sql`interval '4 hours'`;

/**
 * Days of a merchant that are over, from 04:00 of the next one, and are not summed up yet, the oldest first. A merchant
 * that has none begins with the last one.
 */
export async function finishedDays(db: Database, { code, timeZone }: Where, at: Date): Promise<string[]> {
  const last = sql`((${at.toISOString()}::timestamptz at time zone ${timeZone}) - ${BOOKED_FROM})::date - 1`;
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select day::date::text as day from generate_series(
      coalesce((select max(${rebateDays.day}) + 1 from ${rebateDays} where ${rebateDays.merchant} = ${code}), ${last}),
      ${last}, interval '1 day') as day`,
  );
  return rows.map(({ day }) => day);
}

/** Bets that one statement sums up: it takes about a second, of the eight that it has. */
const BETS_AT_ONCE = 10_000;

/** Bets of real money that were settled on a day; one that was given back is none. */
const ofDay = ({ code, timeZone }: Where, date: SQL): SQL => sql`${bets.merchant} = ${code}
  and ${bets.book} = 'real' and ${bets.state} = 'SETTLED' and ${settledOn(date, timeZone)}`;

/**
 * The stakes by which the bets of a part of all accounts bring somebody something, with the rate in hundredths of a per
 * cent. Stakes between two changes of
 * rates count together; along the path from who placed them upwards, each account has what its rate is above the highest
 * one below it, so that all of them together never have more than the highest rate.
 */
const shares = (merchant: Where, date: SQL, part: SQL): SQL => sql`
  with of_day as (
    select ${bets.accountId} as account_id, ${bets.gameType} as game_type, ${bets.at} as at, ${validStake} as stake
    from ${bets}
    where ${ofDay(merchant, date)} and ${part}
  ),
  changes as (
    select coalesce(array_agg(distinct r.since order by r.since), '{}') as instants
    from rebate_rates r join accounts a on a.id = r.account_id and a.merchant = ${merchant.code}
    where r.since > (select min(at) from of_day)
  ),
  stakes as (
    select row_number() over () as number, account_id, game_type, min(at) as at, sum(stake) as stake
    from of_day cross join changes
    group by account_id, game_type, width_bucket(at, instants)
  ),
  paths as (
    select s.number, s.game_type, s.stake, above.id, above.depth, coalesce(r.rate, 0) as rate
    from stakes s
    cross join lateral (
      select s.account_id as id, 0 as depth
      union all select ancestor, depth from team_paths where descendant = s.account_id
    ) above
    left join rebate_rates r on r.account_id = above.id and r.game_type = s.game_type
      and r.since <= s.at and (r.until is null or r.until > s.at)
  )
  select id as account_id, coalesce(downline, id) as downline_id, downline is null as own, game_type,
    rate - highest as rate, sum(stake) as stake
  from (
    select id, game_type, stake, rate, lag(id) over upwards as downline,
      coalesce(max(rate) over (partition by number order by depth
        rows between unbounded preceding and 1 preceding), 0) as highest
    from paths window upwards as (partition by number order by depth)
  ) shared
  where rate > highest
  group by id, downline, game_type, rate - highest`;

/**
 * Writes down what a day has brought each account of a merchant, once: of several processes the first does it, and the
 * day counts as summed up together with what it has brought. A stake counts on the day on which its outcome is known, at
 * the rates of the moment at which it was placed; real money alone, and one that was given back is none.
 */
export async function sumUpDay(
  db: Database,
  merchant: Where,
  day: string,
  at: Date,
  betsAtOnce = BETS_AT_ONCE,
): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(rebateDays)
      .values({ merchant: merchant.code, day, at })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;
    const date = sql`${day}::date`;
    const [counted] = await tx.select({ bets: count() }).from(bets).where(ofDay(merchant, date));
    const parts = Math.ceil((counted?.bets ?? 0) / betsAtOnce);
    for (let part = 0; part < parts; part += 1) {
      const inPart = sql`(hashtext(${bets.accountId}) & 2147483647) % ${parts}::int = ${part}::int`;
      await tx.execute(sql`
        insert into rebate_income as i (day, income, account_id, downline_id, own, game_type, rate, stake)
        select ${date}, 0, found.* from (${shares(merchant, date, inPart)}) found
        on conflict (account_id, day, own, downline_id, game_type, rate)
          do update set stake = i.stake + excluded.stake where i.income = 0`);
    }
    // Rounded down when all of a row is there; what comes to nothing is no row.
    const unrounded = sql`income = 0 and day = ${date} and account_id in
      (select id from accounts where merchant = ${merchant.code})`;
    await tx.execute(
      sql`update rebate_income set income = floor(stake::numeric * rate / 10000)::bigint where ${unrounded}`,
    );
    await tx.execute(sql`delete from rebate_income where ${unrounded}`);
  });
}
