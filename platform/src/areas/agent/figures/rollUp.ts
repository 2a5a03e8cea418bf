import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { bets } from '../../bets/tables';
import { validStake } from '../../bets/validStake';

/** Days of accounts that are added up in one transaction: so many take some tens of milliseconds. */
const AT_ONCE = 500;

/** One kind of figures: where their sums are, and how they are found anew for the days that have changed. */
interface Figures {
  readonly table: 'team_days' | 'team_games';
  /** What there is one row for, besides an account and a day. */
  readonly by: readonly string[];
  readonly columns: readonly string[];
  /** Rows of account_id, day, `by` and the columns, for the days `changed c`. */
  readonly found: SQL;
}

const DAYS: Figures = {
  table: 'team_days',
  by: [],
  columns: ['logins', 'bettors', 'registered', 'deposit', 'withdraw', 'bet', 'win', 'rebate', 'bonus'],
  found: sql`
    select c.account_id, c.day,
      exists (select from sessions s
        where s.account_id = c.account_id and s.created_at >= c.starts and s.created_at < c.ends)::int as logins,
      exists (select from bets b
        where b.account_id = c.account_id and b.book = 'real' and b.at >= c.starts and b.at < c.ends)::int as bettors,
      (c.created_at >= c.starts and c.created_at < c.ends)::int as registered,
      money.*
    from changed c cross join lateral (
      select coalesce(sum(d.amount) filter (where d.code = 'DEPOSIT'), 0) as deposit,
        -coalesce(sum(d.amount) filter (where d.code in ('WITHDRAWAL', 'WITHDRAWAL_RETURN')), 0) as withdraw,
        -coalesce(sum(d.amount) filter (where d.code in ('BET', 'REFUND')), 0) as bet,
        coalesce(sum(d.amount) filter (where d.code = 'WIN'), 0) as win,
        coalesce(sum(d.amount) filter (where d.code = 'REBATE'), 0) as rebate,
        coalesce(sum(d.amount) filter (where d.code in ('BONUS', 'BONUS_END')), 0) as bonus
      from play_days d join ledger_accounts l on l.id = d.ledger_account_id and l.book = 'real'
      where d.account_id = c.account_id and d.day = c.day
    ) money`,
};

const GAMES: Figures = {
  table: 'team_games',
  by: ['game_type'],
  columns: ['bets', 'bet', 'valid', 'win'],
  found: sql`
    select c.account_id, c.day, ${bets.gameType}, count(*) as bets, sum(${bets.bet}) as bet,
      sum(${validStake}) as valid, sum(${bets.win}) as win
    from changed c join ${bets} on ${bets.accountId} = c.account_id and ${bets.book} = 'real'
      and ${bets.at} >= c.starts and ${bets.at} < c.ends
    group by 1, 2, 3`,
};

/**
 * Finds the figures of days anew and adds what has changed of them to the account's own, and to those of its team and of
 * each team above it.
 *
 * @param changed As JSON.
 */
const addUp = ({ table, by, columns, found }: Figures, changed: string): SQL => {
  const list = (names: readonly string[], write = (name: string) => name) =>
    sql.raw(names.map(write).join(', '));
  const keys = ['account_id', 'day', ...by];
  return sql`
    with changed as (
      select u.account_id, u.day, a.created_at,
        u.day::timestamp at time zone m.time_zone as starts,
        (u.day + 1)::timestamp at time zone m.time_zone as ends
      from jsonb_to_recordset(${changed}::jsonb) as u (account_id text, day date)
      join accounts a on a.id = u.account_id
      join merchants m on m.code = a.merchant
    ),
    difference as (
      select ${list(keys)}, ${list(columns, (name) => `sum(${name}) as ${name}`)}
      from (
        select * from (${found}) found
        union all
        select ${list(keys, (name) => `t.${name}`)}, ${list(columns, (name) => `-t.${name}`)}
        from ${sql.raw(table)} t join changed c on c.account_id = t.account_id and c.day = t.day
        where t.own
      ) both_of_them
      group by ${list(keys)}
      having ${sql.raw(columns.map((name) => `sum(${name}) <> 0`).join(' or '))}
    )
    insert into ${sql.raw(table)} as t (own, ${list(keys)}, ${list(columns)})
    select w.own, w.id, ${list(keys.slice(1), (name) => `d.${name}`)},
      ${list(columns, (name) => `sum(d.${name})`)}
    from difference d cross join lateral (
      select d.account_id as id, true as own
      union all select d.account_id, false
      union all select ancestor, false from team_paths where descendant = d.account_id
    ) w
    group by w.own, w.id, ${list(keys.slice(1), (name) => `d.${name}`)}
    on conflict (account_id, own, day${sql.raw(by.map((name) => `, ${name}`).join(''))}) do update set
      ${list(columns, (name) => `${name} = t.${name} + excluded.${name}`)}`;
};

/** Takes the days that have waited longest and adds them up; false when none waits, or another process is at it. */
async function addUpNext(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lock] = await rowsOf<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtextextended('team figures', 0)) as taken`,
    );
    if (!lock?.taken) return false;
    // No account is moved meanwhile (db/repeatable.sql).
    await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('team paths', 0))`);
    const rows = await rowsOf<{ account_id: string; day: string }>(
      tx,
      sql`delete from team_queue
        where id in (select id from team_queue order by id limit ${AT_ONCE})
        returning account_id, day::text`,
    );
    if (rows.length === 0) return false;
    const once = new Map(rows.map((row) => [`${row.account_id} ${row.day}`, row]));
    const changed = JSON.stringify([...once.values()]);
    for (const figures of [DAYS, GAMES]) await tx.execute(addUp(figures, changed));
    return true;
  });
}

/**
 * Adds up what has changed since the last time, for every team (decision 0144): what a member did is in the figures of
 * each agent above as soon as this has run. Safe beside other processes: one does it at a time.
 */
export async function rollUpTeams(db: Database): Promise<void> {
  while (await addUpNext(db)) {
    // The next ones.
  }
}
