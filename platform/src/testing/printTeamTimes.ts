import { performance } from 'node:perf_hooks';
import { type SQL, sql } from 'drizzle-orm';
import { teamBetting } from '../areas/agent/kpi/bets';
import { overview } from '../areas/agent/kpi/overview';
import { profit } from '../areas/agent/kpi/profit';
import { listDownlines, listSubordinates } from '../areas/agent/people/downlines';
import { type Database, openPglite, openPostgres } from '../core/db/client';
import { rowsOf } from '../core/db/rowsOf';
import { cpuMs } from './cpuTime';
import { createMerchant } from './fixtures';
import { startOwnPostgres } from './ownPostgres';

/*
 * For the bench: prints what an agent's pages cost with a team of 50,000 over eight levels, on PGlite and on a Postgres of
 * its own: the median and the 95th percentile of many calls, in ms, and how the queries of the slowest are done. On a
 * busy machine read what PGlite, which is in this process, took of the processor.
 */

const MEMBERS = 50_000;
/** So many below each: 50,000 of them are eight levels deep. */
const BELOW_EACH = 4;
const DAYS = 92;
const CALLS = 60;
/** Accounts, and days, that are made by one statement, which has its time limit. */
const AT_ONCE = 2_500;
const DAYS_AT_ONCE = 10;
const MERCHANT = 'bench';
const LAST_DAY = '2026-11-30';
const AT = new Date(`${LAST_DAY}T12:00:00Z`);
const BOSS = { id: 'member0', merchant: MERCHANT, username: 'member0', usernameKey: 'member0' };

const atRank = (times: readonly number[], rank: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * rank)] ?? Number.NaN;

/** Of ten members one signs in and bets on a day; what they do is added up along the paths as the job does it. */
async function fill(db: Database, settle: string): Promise<void> {
  await createMerchant(db, { code: MERCHANT });
  for (let first = 0; first <= MEMBERS; first += AT_ONCE)
    await db.execute(sql`insert into accounts
        (id, merchant, username, username_key, nickname, type, parent_id, created_at)
      select 'member' || i, ${MERCHANT}, 'member' || i, 'member' || i, 'Member ' || i,
        case when i * ${BELOW_EACH}::int < ${MEMBERS}::int then 1 else 0 end,
        case when i > 0 then 'member' || (i - 1) / ${BELOW_EACH}::int end, '2025-01-01T00:00:00Z'
      from generate_series(${first}::int, ${Math.min(first + AT_ONCE - 1, MEMBERS)}::int) i order by i`);
  await db.execute(sql`truncate team_queue`);
  for (let first = 0; first < DAYS; first += DAYS_AT_ONCE) await fillDays(db, first);
  await db.execute(sql`insert into sessions
      (id, token_hash, merchant, account_id, account_type, created_at, last_seen_at, expires_at)
    select 'session' || i, 'session' || i, ${MERCHANT}, 'member' || i * 25, 1, ${AT.toISOString()}, ${AT.toISOString()},
      ${AT.toISOString()}::timestamptz + interval '1 day'
    from generate_series(1, ${MEMBERS / 25}::int) i`);
  await db.execute(settle);
}

/** Some days, the last of them so many before the last of all. */
async function fillDays(db: Database, first: number): Promise<void> {
  const last = Math.min(first + DAYS_AT_ONCE, DAYS) - 1;
  const active = sql`generate_series(1, ${MEMBERS}::int) i
    join generate_series(${first}::int, ${last}::int) d on (i + d) % 10 = 0`;
  const day = sql`${LAST_DAY}::date - d`;
  const filled = sql`day between ${LAST_DAY}::date - ${last}::int and ${LAST_DAY}::date - ${first}::int`;
  const tops = sql`(select descendant, ancestor as top from team_paths
    union all select id, id from accounts) tops on tops.descendant = account_id`;
  await db.execute(sql`insert into team_days
      (account_id, own, day, logins, bettors, deposit, withdraw, bet, win, rebate, bonus)
    select 'member' || i, true, ${day}, 1, 1, 100, 50, i, i / 2, 1, 0 from ${active}`);
  await db.execute(sql`insert into team_games (account_id, own, day, game_type, bets, bet, valid, win)
    select 'member' || i, true, ${day}, (array['RNG', 'LIVE', 'FISH'])[i % 3 + 1], 1, i, i, i / 2 from ${active}`);
  await db.execute(sql`insert into team_days
      (account_id, own, day, logins, bettors, deposit, withdraw, bet, win, rebate, bonus)
    select top, false, day, sum(logins), sum(bettors), sum(deposit), sum(withdraw), sum(bet), sum(win), sum(rebate), 0
    from team_days join ${tops} where own and ${filled} group by 1, 3`);
  await db.execute(sql`insert into team_games (account_id, own, day, game_type, bets, bet, valid, win)
    select top, false, day, game_type, sum(bets), sum(bet), sum(valid), sum(win)
    from team_games join ${tops} where own and ${filled} group by 1, 3, 4`);
}

const ranksOf = (times: readonly number[]) =>
  `${atRank(times, 0.5).toFixed(1)}, ${atRank(times, 0.95).toFixed(1)}`;

/** How the queries that a call makes are done. */
async function plansOf(db: Database, run: (db: Database) => Promise<unknown>): Promise<string> {
  const queries: SQL[] = [];
  const listening = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'execute'
        ? (query: SQL) => {
            queries.push(query);
            return target.execute(query);
          }
        : Reflect.get(target, name, receiver),
  });
  await run(listening);
  const plans = [];
  for (const query of queries)
    plans.push(
      await rowsOf<{ 'QUERY PLAN': string }>(
        db,
        sql`explain (analyze, timing off, costs off, summary off) ${query}`,
      ),
    );
  return plans.map((plan) => plan.map((row) => `    ${row['QUERY PLAN']}`).join('\n')).join('\n\n');
}

async function print(name: string, db: Database, settle: string): Promise<void> {
  await fill(db, settle);
  const of = { id: BOSS.id, level: 0, path: [BOSS.username] };
  const week = { of, startDate: '2026-11-24', endDate: LAST_DAY, page: 1, size: 25 };
  const longest = { ...week, startDate: '2026-08-31' };
  const page = { pageNo: 1, pageSize: 25 };
  const calls: Record<string, (db: Database) => Promise<unknown>> = {
    'overview of a week': (db) => overview(db, week, AT),
    'overview of 92 days': (db) => overview(db, longest, AT),
    'profit of a week': (db) => profit(db, week),
    'profit of 92 days': (db) => profit(db, longest),
    'bets of a week': (db) => teamBetting(db, week),
    'bets of 92 days': (db) => teamBetting(db, longest),
    'direct downlines': (db) => listSubordinates(db, BOSS, of, page, AT),
    'whole team': (db) => listDownlines(db, BOSS, page, AT),
    'its last page': (db) => listDownlines(db, BOSS, { ...page, pageNo: MEMBERS / page.pageSize }, AT),
    'search in it': (db) => listDownlines(db, BOSS, { ...page, search: '77' }, AT),
    'its agents': (db) => listDownlines(db, BOSS, { ...page, kind: 'AGENT' }, AT),
    'its members': (db) => listDownlines(db, BOSS, { ...page, kind: 'MEMBER' }, AT),
    'who is online': (db) => listDownlines(db, BOSS, { ...page, online: '1' }, AT),
    'who is not': (db) => listDownlines(db, BOSS, { ...page, online: '0' }, AT),
  };
  process.stdout.write(
    `\n${name}, a team of ${MEMBERS}: median and 95th percentile, ms (of them in this process)\n`,
  );
  let slowest = { what: '', ms: 0 };
  for (const [what, run] of Object.entries(calls)) {
    const times: number[] = [];
    const worked: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const started = performance.now();
      const workedBefore = cpuMs();
      await run(db);
      times.push(performance.now() - started);
      worked.push(cpuMs() - workedBefore);
    }
    const ms = atRank(times, 0.5);
    if (ms > slowest.ms) slowest = { what, ms };
    process.stdout.write(`  ${what}: ${ranksOf(times)} (${ranksOf(worked)})\n`);
  }
  const run = calls[slowest.what];
  if (run) process.stdout.write(`\n  ${slowest.what}, the slowest:\n${await plansOf(db, run)}\n`);
}

const inMemory = await openPglite();
try {
  await print('PGlite', inMemory.db, 'analyze');
} finally {
  await inMemory.close();
}
const server = await startOwnPostgres();
const opened = await openPostgres(server.url);
try {
  // A server of Postgres does by itself what PGlite does not.
  await print('Postgres', opened.db, 'vacuum analyze');
} finally {
  await opened.close();
  await server.stop();
}
