import type { DepositOrder, DepositStatus, depositRecords } from '@site/contracts/areas/deposit';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { daysIn, duringRange } from '../../../core/days';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { formatMoney } from '../../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../../core/pages';
import { depositOrders } from '../tables';
import { orderView, type Showing, selectOrders } from './view';

export interface DepositFilter extends DayRange {
  readonly owner: Pick<Account, 'id' | 'merchant'>;
  /** Of the merchant: where its days begin and end. */
  readonly timeZone: string;
  readonly status?: DepositStatus | undefined;
  readonly orderNo?: string | undefined;
}

const newestFirst = [desc(depositOrders.createdAt), desc(depositOrders.orderNo)];

/** @throws Refusal request.invalid for a range that is no range, or longer than 92 days. */
function matching({ owner, timeZone, status, orderNo, ...range }: DepositFilter): SQL | undefined {
  const own = eq(depositOrders.accountId, owner.id);
  if (orderNo !== undefined) return and(own, eq(depositOrders.orderNo, orderNo));
  daysIn(range);
  return and(
    own,
    duringRange(depositOrders.createdAt, range, timeZone),
    status === undefined ? undefined : eq(depositOrders.status, status),
  );
}

/** The numbers of a page of orders as a query, so that its plan can be looked at: what they show is joined after it. */
export const depositPageQuery = (db: Database, filter: DepositFilter, page: PageRequest) =>
  db
    .select({ orderNo: depositOrders.orderNo })
    .from(depositOrders)
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);

/** What a confirmed order brought. */
const credited = sql`case when ${depositOrders.status} = 'CONFIRMED'
  then ${depositOrders.received} + ${depositOrders.bonus} - ${depositOrders.fee} end`;

/** One page of an account's deposits, newest first, with what all of them brought; or one order by its number. */
export async function listDeposits(
  db: Database,
  filter: DepositFilter,
  page: PageRequest,
  showing: Showing,
): Promise<ValueOf<typeof depositRecords>> {
  const rows = await selectOrders(db)
    .where(
      and(
        eq(depositOrders.merchant, filter.owner.merchant),
        inArray(depositOrders.orderNo, depositPageQuery(db, filter, page)),
      ),
    )
    .orderBy(...newestFirst);
  const [sums] = await db
    .select({ total: count(), amount: sql<string | null>`sum(${credited})` })
    .from(depositOrders)
    .where(matching(filter));
  const total = sums?.total ?? 0;
  return {
    list: rows.map((row) => orderView(row, showing)),
    footer: { amount: formatMoney(BigInt(sums?.amount ?? 0)) },
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}

/** The newest order of an account that is not over. */
export async function findOpenDeposit(
  db: Database,
  owner: Pick<Account, 'id'>,
  showing: Showing,
): Promise<DepositOrder | undefined> {
  const [row] = await selectOrders(db)
    .where(and(eq(depositOrders.accountId, owner.id), inArray(depositOrders.status, ['PENDING', 'PAID'])))
    .orderBy(...newestFirst)
    .limit(1);
  return row && orderView(row, showing);
}

/**
 * An order of this account.
 *
 * @throws Refusal not.found
 */
export async function ownDeposit(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  orderNo: string,
  showing: Showing,
): Promise<DepositOrder> {
  const [row] = await selectOrders(db).where(
    and(
      eq(depositOrders.merchant, merchant),
      eq(depositOrders.orderNo, orderNo),
      eq(depositOrders.accountId, id),
    ),
  );
  if (!row) throw new Refusal('not.found');
  return orderView(row, showing);
}
