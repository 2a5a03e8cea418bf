import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { depositOrders } from '../tables';

/**
 * Ends orders that nobody has paid in time: those of one account before they are shown or counted, all of them as a
 * job. One that is paid or cancelled at the same moment stays that.
 */
export async function expireDue(db: Database, at: Date, accountId?: string): Promise<void> {
  await db
    .update(depositOrders)
    .set({ status: 'EXPIRED', doneAt: depositOrders.expiresAt })
    .where(
      and(
        eq(depositOrders.status, 'PENDING'),
        lte(depositOrders.expiresAt, at),
        accountId === undefined ? undefined : eq(depositOrders.accountId, accountId),
      ),
    );
}
