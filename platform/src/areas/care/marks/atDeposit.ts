import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { orderNamed } from '../../cashier/namedOrder';
import { depositOrders } from '../../cashier/tables';
import { findMarks } from './findMarks';

/**
 * Looks for marks of harm once a deposit is credited or has failed (PL-031). What fails here is the log's alone: the money
 * is booked, and its vendor must be told so.
 */
export async function lookAtDeposit(
  db: Database,
  order: { readonly merchant: string; readonly orderNo: string },
  at: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const [found] = await db
      .select({ account: accounts })
      .from(depositOrders)
      .innerJoin(accounts, eq(accounts.id, depositOrders.accountId))
      // One that is told again has changed nothing.
      .where(and(orderNamed(depositOrders, order), eq(depositOrders.doneAt, at)));
    if (found) await findMarks(db, found.account, at);
  } catch (error) {
    log.error({ err: error }, 'a deposit was not looked at for marks of harm');
  }
}
