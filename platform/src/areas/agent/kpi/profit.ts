import type { PnlRow, teamProfit } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { formatMoney } from '../../../core/money';
import { countBelow } from '../tree/countBelow';
import { checkRange, daysOf, type FiguresQuery, pagesOf, shownRows, windowOf } from './query';

const FIGURES = ['deposit', 'withdraw', 'bet', 'win', 'rebate', 'bonus'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], string>>;

/** Sums of `d`, a row of team_days, in minor units. */
const sums = (sign: SQL = sql`1`): SQL =>
  sql.join(
    FIGURES.map((name) => sql`coalesce(sum(d.${sql.raw(name)} * ${sign}), 0) as ${sql.raw(name)}`),
    sql`, `,
  );

const asText = sql.raw(FIGURES.map((name) => `${name}::text`).join(', '));

/** What the members have gained. */
const profitOf = (figures: Figures): bigint => BigInt(figures.win) - BigInt(figures.bet) + givenOf(figures);

/** What the house has given them besides. */
const givenOf = ({ rebate, bonus }: Figures): bigint => BigInt(rebate) + BigInt(bonus);

function moneyOf(figures: Figures): Pick<PnlRow, keyof Figures | 'given' | 'profit'> {
  const money = (name: keyof Figures) => formatMoney(BigInt(figures[name]));
  return {
    deposit: money('deposit'),
    withdraw: money('withdraw'),
    bet: money('bet'),
    win: money('win'),
    rebate: money('rebate'),
    bonus: money('bonus'),
    given: formatMoney(givenOf(figures)),
    profit: formatMoney(profitOf(figures)),
  };
}

type RowFound = Figures & {
  readonly account: string;
  readonly own: boolean;
  readonly members: number;
  readonly total: number;
};

const people = (db: Database, query: FiguresQuery) =>
  rowsOf<RowFound>(
    db,
    sql`with ${shownRows(query.of)},
      figures as (
        select s.id, s.own, ${sums()}
        from shown s left join team_days d on d.account_id = s.id and d.own = s.own
          and d.day between ${query.startDate} and ${query.endDate}
        group by s.id, s.own
      ),
      page as (
        select f.*, a.username, a.username_key, count(*) over ()::int as total,
          abs(f.win - f.bet + f.rebate + f.bonus) as moved
        from figures f join accounts a on a.id = f.id
        order by f.own desc, moved desc, a.username_key ${windowOf(query)}
      )
      select username as account, own, total, ${asText},
        case when own then 0 else (select count(*)::int from team_paths where ancestor = page.id) end as members
      from page order by own desc, moved desc, username_key`,
  );

type DayFound = Figures & { readonly date: string };

/** Each day of the range, over everybody who is shown. */
const days = (db: Database, query: FiguresQuery) =>
  rowsOf<DayFound>(
    db,
    sql`select range.date::text as date, ${asText} from (
        select range.date, ${sums(sql`part.sign`)}
        from ${daysOf(query)} range
        cross join (values (false, 1), (true, ${query.of.level === 0 ? -1 : 0})) as part (own, sign)
        left join team_days d on d.account_id = ${query.of.id} and d.own = part.own and d.day = range.date
        group by range.date
      ) range order by range.date`,
  );

const total = (found: readonly DayFound[]): Figures => {
  const sum = (name: keyof Figures) => found.reduce((all, row) => all + BigInt(row[name]), 0n).toString();
  return Object.fromEntries(FIGURES.map((name) => [name, sum(name)])) as Figures;
};

/**
 * A team's profit and loss, person by person (KPI B; docs/calls.md, "Teams"). Whose it is, is `of`: the sums of its rows
 * are the footer.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function profit(db: Database, query: FiguresQuery): Promise<ValueOf<typeof teamProfit>> {
  checkRange(query);
  const rows = await people(db, query);
  const byDay = await days(db, query);
  const { path } = query.of;
  return {
    list: rows.map((row) => ({
      account: row.account,
      members: row.members,
      ...(row.own && { own: true as const }),
      ...moneyOf(row),
    })),
    footer: {
      account: path.at(-1) ?? '',
      members: await countBelow(db, query.of.id),
      ...moneyOf(total(byDay)),
    },
    totalPages: pagesOf(rows[0]?.total ?? 0, query),
    path: [...path],
    byDay: byDay.map((row) => ({ date: row.date, profit: formatMoney(profitOf(row)) })),
  };
}
