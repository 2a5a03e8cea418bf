import { and, eq, type SQL } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { depositOrders, withdrawOrders } from './tables';

export type OrderTable = typeof depositOrders | typeof withdrawOrders;

/** The order of this number. */
export const orderNamed = (
  table: OrderTable,
  { merchant, orderNo }: { merchant: string; orderNo: string },
): SQL | undefined => and(eq(table.merchant, merchant), eq(table.orderNo, orderNo));

/** The order of this number, of this account. */
export const ownOrder = (
  table: OrderTable,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  orderNo: string,
): SQL | undefined => and(orderNamed(table, { merchant, orderNo }), eq(table.accountId, id));
