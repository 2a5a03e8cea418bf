import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { depositOrders } from '../tables';

/**
 * Ends orders that nobody has paid in time: those of one account before they are shown or counted, all of them as a
 * job. One that is paid or cancelled at the same moment stays that. In a transaction that goes on to the player, hold the
 * player first.
 */
export async function expireDue(db: Database, at: Date, accountId?: string): Promise<void> {
  const { payReference, status, expiresAt } = depositOrders;
  // In one turn for all who do this, so that none waits for another who waits for it.
  const due = db
    .select({ payReference })
    .from(depositOrders)
    .where(
      and(
        eq(status, 'PENDING'),
        lte(expiresAt, at),
        accountId === undefined ? undefined : eq(depositOrders.accountId, accountId),
      ),
    )
    .orderBy(payReference)
    .for('update');
  await db
    .update(depositOrders)
    .set({ status: 'EXPIRED', doneAt: expiresAt })
    .where(and(inArray(payReference, due), eq(status, 'PENDING')));
}
