import type { GameType } from '@site/contracts/areas/games';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Account, accounts } from '../../../core/accounts/tables';
import { DAY } from '../../../core/clock';
import type { OpenDatabase } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { newId } from '../../../core/ids';
import { startSession } from '../../../core/sessions/sessions';
import { openTestDatabase } from '../../../testing/database';
import { createAccount, createMerchant } from '../../../testing/fixtures';
import { bets } from '../../bets/tables';
import { listDownlines } from '../people/downlines';
import { deposit, spin } from '../testing';
import { rollUpTeams } from './rollUp';

const NOON = Date.parse('2026-11-20T05:00:00Z');
const MERCHANT = 'aurora';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await createMerchant(opened.db);
});
afterAll(() => opened.close());

/** What happens to a team; places are of those who have joined so far. */
const STEP = fc.oneof(
  fc.record({ what: fc.constant('join' as const), below: fc.nat() }),
  fc.record({ what: fc.constant('move' as const), who: fc.nat(), below: fc.option(fc.nat()) }),
  fc.record({
    what: fc.constant('bet' as const),
    who: fc.nat(),
    stake: fc.integer({ min: 1, max: 500 }),
    win: fc.integer({ min: 0, max: 900 }),
    daysAgo: fc.nat({ max: 3 }),
    gameType: fc.constantFrom<GameType>('RNG', 'LIVE', 'LOTT'),
  }),
  fc.record({ what: fc.constant('refund' as const), who: fc.nat() }),
  fc.record({ what: fc.constant('rename' as const), who: fc.nat() }),
  fc.record({ what: fc.constant('login' as const), who: fc.nat(), daysAgo: fc.nat({ max: 3 }) }),
  fc.record({ what: fc.constant('add up' as const) }),
);
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;

class Team {
  readonly people: Account[] = [];

  private at(place: number): Account | undefined {
    return this.people[place % Math.max(1, this.people.length)];
  }

  async take(step: Step): Promise<void> {
    const { db } = opened;
    if (step.what === 'add up') return rollUpTeams(db);
    if (step.what === 'join') {
      const parentId = this.at(step.below)?.id ?? null;
      const createdAt = new Date(NOON - DAY);
      const joined = await createAccount(db, MERCHANT, { type: 1, parentId, createdAt });
      await deposit(db, joined, 100_000n, createdAt);
      this.people.push(joined);
      return;
    }
    const who = this.at(step.who);
    if (!who) return;
    if (step.what === 'move') await this.move(who, step.below === null ? undefined : this.at(step.below));
    if (step.what === 'rename')
      await db
        .update(accounts)
        .set({ usernameKey: newId('renamed') })
        .where(eq(accounts.id, who.id));
    if (step.what === 'refund')
      await db.update(bets).set({ state: 'REFUNDED' }).where(eq(bets.accountId, who.id));
    if (step.what === 'login')
      await startSession(db, who, NOON - step.daysAgo * DAY, { userAgent: null, address: null });
    if (step.what === 'bet') await this.bet(who, step);
  }

  /** Below somebody of one's own team it is refused, and nothing changes. */
  private async move(who: Account, below: Account | undefined): Promise<void> {
    const { db } = opened;
    const loop =
      below !== undefined &&
      (below.id === who.id || (await belowOf(who.id)).some(({ id }) => id === below.id));
    const moved = db
      .update(accounts)
      .set({ parentId: below?.id ?? null })
      .where(eq(accounts.id, who.id));
    if (loop) await expect(moved).rejects.toThrow();
    else await moved;
  }

  private async bet(who: Account, step: Extract<Step, { what: 'bet' }>): Promise<void> {
    const at = new Date(NOON - step.daysAgo * DAY);
    const { stake, win, gameType } = step;
    await spin(opened.db, who, { bet: BigInt(stake), win: BigInt(win), gameType, at });
  }
}

/** Everybody below an account, by `parent_id` alone. */
const belowOf = (id: string) =>
  rowsOf<{ id: string }>(
    opened.db,
    sql`with recursive below (id) as (
      select id from accounts where parent_id = ${id}
      union select a.id from accounts a join below on a.parent_id = below.id
    ) select id from below order by id`,
  );

/** Everybody whom an agent is shown, page by page, whoever is named twice too. */
async function listed(id: string): Promise<string[]> {
  const names: string[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const page = await listDownlines(opened.db, { id }, { pageNo, pageSize: 3 }, new Date(NOON));
    pages = page.totalPages;
    names.push(...page.list.map(({ account }) => account));
  }
  const found = await rowsOf<{ id: string; username: string }>(
    opened.db,
    sql`select id, username from accounts where ${JSON.stringify(names)}::jsonb ? username`,
  );
  const idOf = new Map(found.map((row) => [row.username, row.id]));
  return names.map((name) => idOf.get(name) ?? name).toSorted();
}

/** What the rows of accounts sum to in a table of figures; as text. */
const summed = (
  table: 'team_days' | 'team_games',
  columns: readonly string[],
  condition: ReturnType<typeof sql>,
) =>
  rowsOf(
    opened.db,
    sql`select ${sql.raw(columns.map((name) => `coalesce(sum(${name}), 0)::text as ${name}`).join(', '))}
      from ${sql.raw(table)} where ${condition}`,
  );

const DAYS = ['logins', 'bettors', 'registered', 'deposit', 'withdraw', 'bet', 'win', 'rebate', 'bonus'];
const GAMES = ['bets', 'bet', 'valid', 'win'];

/** What the members of a team have done, from the records themselves. */
async function done(ids: readonly { id: string }[]) {
  const team = sql`(${JSON.stringify(ids.map(({ id }) => id))}::jsonb ? account_id)`;
  const money = (codes: string, sign = '') =>
    sql.raw(`(${sign}coalesce(sum(amount) filter (where code in (${codes})), 0))::text`);
  const [days] = await rowsOf<Record<string, string>>(
    opened.db,
    sql`select ${money("'DEPOSIT'")} as deposit, ${money("'BET', 'REFUND'", '-')} as bet, ${money("'WIN'")} as win
      from play_days where ${team}`,
  );
  const [games] = await rowsOf<Record<string, string>>(
    opened.db,
    sql`select count(*)::text as bets, coalesce(sum(bet), 0)::text as bet,
        coalesce(sum(bet) filter (where state = 'SETTLED'), 0)::text as valid, coalesce(sum(win), 0)::text as win,
        count(distinct (account_id, at::date))::text as bettors
      from bets where ${team}`,
  );
  const [logins] = await rowsOf<{ logins: string }>(
    opened.db,
    sql`select count(distinct (account_id, created_at::date))::text as logins from sessions where ${team}`,
  );
  return { days, games, logins };
}

it('keeps for every team its people and the sums over them, however it is moved about @RP-044', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 40 }), async (steps) => {
      const team = new Team();
      for (const step of steps) await team.take(step);
      await rollUpTeams(opened.db);
      for (const { id } of team.people) {
        const below = await belowOf(id);
        const paths = await rowsOf<{ id: string }>(
          opened.db,
          sql`select p.descendant as id from team_paths p
            join accounts a on a.id = p.descendant and a.username_key = p.username_key
            where p.ancestor = ${id} order by 1`,
        );
        expect(paths).toEqual(below);
        expect(await listed(id)).toEqual(below.map((one) => one.id).toSorted());
        const [days] = await summed('team_days', DAYS, sql`account_id = ${id} and not own`);
        const [own] = await summed('team_days', DAYS, sql`account_id = ${id} and own`);
        const [games] = await summed('team_games', GAMES, sql`account_id = ${id} and not own`);
        const [ownGames] = await summed('team_games', GAMES, sql`account_id = ${id} and own`);
        const less = (all: unknown, one: unknown) =>
          Object.fromEntries(
            Object.entries(all as Record<string, string>).map(([name, value]) => [
              name,
              (BigInt(value) - BigInt((one as Record<string, string>)[name] ?? '0')).toString(),
            ]),
          );
        const records = await done(below);
        expect(less(days, own)).toMatchObject({
          registered: String(below.length),
          logins: records.logins?.logins,
          bettors: records.games?.bettors,
          ...records.days,
        });
        expect(less(games, ownGames)).toEqual({
          bets: records.games?.bets,
          bet: records.games?.bet,
          valid: records.games?.valid,
          win: records.games?.win,
        });
      }
    }),
    { numRuns: 25 },
  );
});
