import type { DayRange } from '@site/contracts/values/days';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { daysIn, duringRange } from '../../core/days';
import type { Database } from '../../core/db/client';
import { formatMoney } from '../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { type OrderTable, ownOrder } from './namedOrder';

export interface OrderFilter<Status> extends DayRange {
  readonly owner: Pick<Account, 'id' | 'merchant'>;
  /** Of the merchant: where its days begin and end. */
  readonly timeZone: string;
  readonly status?: Status | undefined;
  readonly orderNo?: string | undefined;
}
type FilterOf<Table extends OrderTable> = OrderFilter<Table['$inferSelect']['status']>;

/** @throws Refusal request.invalid for a range that is no range, or longer than 92 days. */
function matching<Table extends OrderTable>(table: Table, filter: FilterOf<Table>): SQL | undefined {
  const { owner, timeZone, status, orderNo, ...range } = filter;
  if (orderNo !== undefined) return ownOrder(table, owner, orderNo);
  daysIn(range);
  return and(
    eq(table.accountId, owner.id),
    duringRange(table.createdAt, range, timeZone),
    status === undefined ? undefined : sql`${table.status} = ${status}`,
  );
}

export const newestFirst = (table: OrderTable): SQL[] => [desc(table.createdAt), desc(table.orderNo)];

/** The numbers of a page of orders as a query, so that its plan can be looked at: what they show is joined after it. */
export const orderPageQuery = <Table extends OrderTable>(
  db: Database,
  table: Table,
  filter: FilterOf<Table>,
  page: PageRequest,
) =>
  db
    .select({ orderNo: table.orderNo })
    .from(table as OrderTable)
    .where(matching(table, filter))
    .orderBy(...newestFirst(table))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);

/**
 * One page of an account's orders, newest first, with a sum over all pages; or one order by its number.
 *
 * @param select Reads the orders that a condition leaves with what is shown of them, and shows them.
 * @param amount What each order adds to the sum of the footer, in minor units; null adds nothing.
 */
export async function orderPage<Table extends OrderTable, Shown>(
  db: Database,
  table: Table,
  { filter, page }: { filter: FilterOf<Table>; page: PageRequest },
  select: (where: SQL | undefined) => Promise<Shown[]>,
  amount: SQL,
) {
  const list = await select(
    and(
      eq(table.merchant, filter.owner.merchant),
      inArray(table.orderNo, orderPageQuery(db, table, filter, page)),
    ),
  );
  const [sums] = await db
    .select({ total: count(), amount: sql<string | null>`sum(${amount})` })
    .from(table as OrderTable)
    .where(matching(table, filter));
  const total = sums?.total ?? 0;
  return {
    list,
    footer: { amount: formatMoney(BigInt(sums?.amount ?? 0)) },
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
