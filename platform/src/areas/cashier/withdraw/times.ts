import { and, eq, ne, sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { within } from '../../../core/days';
import type { Database } from '../../../core/db/client';
import { withdrawOrders } from '../tables';

/** Withdrawals of an account that the running day of the merchant counts, and when the next day begins. */
export interface TimesUsed {
  readonly used: number;
  readonly nextDay: Date;
}

/** One that was not paid does not count: the member had no good of it. */
export async function timesUsed(
  db: Database,
  { id }: Pick<Account, 'id'>,
  timeZone: string,
  at: Date,
): Promise<TimesUsed> {
  const today = sql`(${at.toISOString()}::timestamptz at time zone ${timeZone})::date`;
  const [row] = await db
    .select({
      used: sql<number>`count(${withdrawOrders.orderNo})::integer`,
      nextDay: sql<string>`(extract(epoch from ((${today} + 1)::timestamp at time zone ${timeZone})) * 1000)::bigint::text`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(
      withdrawOrders,
      and(
        eq(withdrawOrders.accountId, id),
        ne(withdrawOrders.status, 'REJECTED'),
        within(withdrawOrders.createdAt, today, today, timeZone),
      ),
    );
  if (!row) throw new Error('no withdrawals were counted');
  return { used: row.used, nextDay: new Date(Number(row.nextDay)) };
}
