import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { MarkSettings } from '../../../core/care/markSettings';
import { MINUTE } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { depositOrders } from '../tables';

/**
 * Until when deposits of an account rest, after several that the bank or the vendor has refused or not found within
 * minutes (PL-041). What somebody has given up has not failed.
 */
export async function depositsRestUntil(
  db: Database,
  accountId: string,
  { deposits, minutes, restMinutes }: MarkSettings['failed'],
  at: Date,
): Promise<Date | undefined> {
  const { doneAt } = depositOrders;
  const failed = await db
    .select({ doneAt })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.accountId, accountId),
        eq(depositOrders.status, 'REJECTED'),
        inArray(depositOrders.reason, ['NOT_FOUND', 'REFUSED']),
        gt(doneAt, new Date(at.getTime() - (minutes + restMinutes) * MINUTE)),
        lte(doneAt, at),
      ),
    )
    .orderBy(asc(doneAt));
  const times = failed.flatMap((order) => order.doneAt?.getTime() ?? []);
  const last = times.findLast((time, place) => time - (times[place - deposits + 1] ?? 0) <= minutes * MINUTE);
  if (last === undefined) return undefined;
  const until = new Date(last + restMinutes * MINUTE);
  return until > at ? until : undefined;
}
