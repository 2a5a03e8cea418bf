import type { DepositOrder, DepositStatus, depositRecords } from '@site/contracts/areas/deposit';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import type { PageRequest } from '../../../core/pages';
import { ownOrder } from '../namedOrder';
import { newestFirst, type OrderFilter, orderPage } from '../orderPages';
import { depositOrders } from '../tables';
import { openOrdersOf } from './orders';
import { orderView, type Showing, selectOrders } from './view';

/** What a confirmed order brought. */
const credited = sql`case when ${depositOrders.status} = 'CONFIRMED'
  then ${depositOrders.received} + ${depositOrders.bonus} - ${depositOrders.fee} end`;

/**
 * One page of an account's deposits, newest first, with what all of them brought; or one order by its number.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export const listDeposits = (
  db: Database,
  filter: OrderFilter<DepositStatus>,
  page: PageRequest,
  showing: Showing,
): Promise<ValueOf<typeof depositRecords>> =>
  orderPage(
    db,
    depositOrders,
    { filter, page },
    async (where) => {
      const rows = await selectOrders(db)
        .where(where)
        .orderBy(...newestFirst(depositOrders));
      return rows.map((row) => orderView(row, showing));
    },
    credited,
  );

/** The newest order of an account that is not over. */
export async function findOpenDeposit(
  db: Database,
  owner: Pick<Account, 'id'>,
  showing: Showing,
): Promise<DepositOrder | undefined> {
  const [row] = await selectOrders(db)
    .where(openOrdersOf(owner.id))
    .orderBy(...newestFirst(depositOrders))
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
  owner: Pick<Account, 'id' | 'merchant'>,
  orderNo: string,
  showing: Showing,
): Promise<DepositOrder> {
  const [row] = await selectOrders(db).where(ownOrder(depositOrders, owner, orderNo));
  if (!row) throw new Refusal('not.found');
  return orderView(row, showing);
}
