import type { GameType } from '@site/contracts/areas/games';
import type { BetRow, teamBets } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { formatMoney } from '../../../core/money';
import { countBelow } from '../tree/countBelow';
import { checkRange, daysOf, type FiguresQuery, pagesOf, shownRows, windowOf } from './query';

export interface BetsQuery extends FiguresQuery {
  /** All of them without it. */
  readonly gameCategory?: GameType | undefined;
}

interface Sums {
  readonly bets: number;
  readonly bet: string;
  readonly valid: string;
  readonly win: string;
}

type RowFound = Sums & {
  readonly account: string;
  readonly own: boolean;
  readonly members: number;
  readonly category: GameType;
  readonly total: number;
};

const isAsked = ({ gameCategory }: BetsQuery): SQL =>
  gameCategory === undefined ? sql`true` : sql`g.game_type = ${gameCategory}`;

const SUMS = sql`sum(g.bets) as bets, sum(g.bet) as bet, sum(g.valid) as valid, sum(g.win) as win`;
const AS_TEXT = sql`bets::int, bet::text, valid::text, win::text`;

const people = (db: Database, query: BetsQuery) =>
  rowsOf<RowFound>(
    db,
    sql`with ${shownRows(query.of)},
      figures as (
        select s.id, s.own, g.game_type, ${SUMS}
        from shown s join team_games g on g.account_id = s.id and g.own = s.own
          and g.day between ${query.startDate} and ${query.endDate} and ${isAsked(query)}
        group by s.id, s.own, g.game_type having sum(g.bets) <> 0
      ),
      page as (
        select f.*, a.username, a.username_key, count(*) over ()::int as total
        from figures f join accounts a on a.id = f.id
        order by f.own desc, f.bet desc, a.username_key, f.game_type ${windowOf(query)}
      ),
      -- Once for each person, who may have a row for each category.
      counted as materialized (
        select once.id, (select count(*)::int from team_paths where ancestor = once.id) as members
        from (select distinct id from page where not own) once
      )
      select username as account, page.own, game_type as category, total, ${AS_TEXT}, coalesce(members, 0) as members
      from page left join counted on counted.id = page.id and not page.own
      order by page.own desc, page.bet desc, username_key, game_type`,
  );

/** Rows `g` of team_games of everybody who is shown, each with its `sign`: what stands for a team has the agent in it. */
const shown = (query: BetsQuery): SQL => sql`
  (values (false, 1), (true, ${query.of.level === 0 ? -1 : 0})) as part (own, sign)
  join team_games g on g.account_id = ${query.of.id} and g.own = part.own
    and g.day between ${query.startDate} and ${query.endDate} and ${isAsked(query)}`;

type CategoryFound = Sums & { readonly category: GameType };

/** Each category of the range, the greatest stake first. */
const categories = (db: Database, query: BetsQuery) =>
  rowsOf<CategoryFound>(
    db,
    sql`select game_type as category, ${AS_TEXT} from (
        select g.game_type, sum(g.bets * sign) as bets, sum(g.bet * sign) as bet, sum(g.valid * sign) as valid,
          sum(g.win * sign) as win
        from ${shown(query)} group by g.game_type
      ) categories
      where bets <> 0 order by categories.bet desc, game_type`,
  );

/** Each day of the range. */
const days = (db: Database, query: BetsQuery) =>
  rowsOf<{ date: string; bet: string; win: string }>(
    db,
    sql`select range.date::text, coalesce(sums.bet, 0)::text as bet, coalesce(sums.win, 0)::text as win
      from ${daysOf(query)} range
      left join (
        select g.day, sum(g.bet * sign) as bet, sum(g.win * sign) as win from ${shown(query)} group by g.day
      ) sums on sums.day = range.date
      order by range.date`,
  );

function total(found: readonly Sums[]): Pick<BetRow, keyof Sums> {
  const sum = (name: 'bet' | 'valid' | 'win') =>
    formatMoney(found.reduce((all, row) => all + BigInt(row[name]), 0n));
  const bets = found.reduce((all, row) => all + row.bets, 0);
  return { bets, bet: sum('bet'), valid: sum('valid'), win: sum('win') };
}

/**
 * A team's bets by person and category (KPI C; docs/calls.md, "Teams"). Whose they are, is `of`: the sums of its rows are
 * the footer.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function teamBetting(db: Database, query: BetsQuery): Promise<ValueOf<typeof teamBets>> {
  checkRange(query);
  const rows = await people(db, query);
  const byCategory = await categories(db, query);
  const byDay = await days(db, query);
  const { path } = query.of;
  return {
    list: rows.map(({ category, ...row }) => ({
      account: row.account,
      members: row.members,
      ...(row.own && { own: true as const }),
      gameCategory: category,
      ...total([row]),
    })),
    footer: {
      account: path.at(-1) ?? '',
      members: await countBelow(db, query.of.id),
      ...(query.gameCategory && { gameCategory: query.gameCategory }),
      ...total(byCategory),
    },
    totalPages: pagesOf(rows[0]?.total ?? 0, query),
    path: [...path],
    byCategory: byCategory.map(({ category, bet }) => ({
      gameCategory: category,
      bet: formatMoney(BigInt(bet)),
    })),
    byDay: byDay.map(({ date, bet, win }) => ({
      date,
      bet: formatMoney(BigInt(bet)),
      win: formatMoney(BigInt(win)),
    })),
  };
}
