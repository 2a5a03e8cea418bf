import type { DayRange } from '@site/contracts/values/days';
import { type SQL, sql } from 'drizzle-orm';
import { daysIn } from '../../../core/days';
import { pageCount } from '../../../core/pages';
import type { ShownAccount } from '../tree/shownAccount';

/** What an agent asks of the figures of a team. */
export interface FiguresQuery extends DayRange {
  readonly of: ShownAccount;
  /** From 1. */
  readonly page: number;
  /** Rows of a page; FOOTER_ONLY for no list. */
  readonly size: number;
}

/** @throws Refusal request.invalid for a range that is no range, or longer than 92 days. */
export const checkRange = (query: DayRange): number => daysIn(query);

export const pagesOf = (total: number, { size }: Pick<FiguresQuery, 'size'>): number =>
  size === 0 ? 0 : pageCount(total, { pageNo: 1, pageSize: size });

export const windowOf = ({ page, size }: Pick<FiguresQuery, 'page' | 'size'>): SQL =>
  sql`limit ${size} offset ${(page - 1) * size}`;

/** The days of the range, as rows of `date`. */
export const daysOf = ({ startDate, endDate }: DayRange): SQL =>
  sql`(select day::date as date from generate_series(${startDate}::date, ${endDate}::date, interval '1 day') as day)`;

/**
 * Whose rows of figures are shown, as `shown (id, own, downline)`: each direct downline with all that is below it, and
 * the account itself alone unless it is the agent who asks.
 */
export const shownRows = ({ id, level }: ShownAccount): SQL => sql`shown (id, own) as (
  select id, false from accounts where parent_id = ${id}
  ${level === 0 ? sql`` : sql`union all select ${id}::text, true`}
)`;
