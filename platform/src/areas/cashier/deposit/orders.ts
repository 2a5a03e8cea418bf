import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { DAY } from '../../../core/clock';
import { type DepositRow, depositOrders } from '../tables';

/** So long after an order was given up by the clock or the bank, its money may still come, or be looked for again. */
const LATE_MS = DAY;

const OPEN = ['PENDING', 'PAID'] as const;

/** Whether money is waited for. */
export const isOpen = ({ status }: Pick<DepositRow, 'status'>): boolean =>
  OPEN.some((open) => open === status);

/** The open orders of an account. */
export const openOrdersOf = (accountId: string): SQL | undefined =>
  and(eq(depositOrders.accountId, accountId), inArray(depositOrders.status, [...OPEN]));

/** Whether an order that is over may still be put right: for a day after it ended by itself or by the bank. */
export function isRecent({ status, expiresAt, doneAt }: DepositRow, at: Date): boolean {
  if (status !== 'EXPIRED' && status !== 'REJECTED') return false;
  return at.getTime() <= (doneAt ?? expiresAt).getTime() + LATE_MS;
}
