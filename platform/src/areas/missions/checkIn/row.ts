import { addDays } from '@site/contracts/values/days';
import { desc, eq } from 'drizzle-orm';
import { periodsAt } from '../../../core/care/periods';
import type { Database } from '../../../core/db/client';
import { type SignInRow, signIns } from '../tables';

/** Where a member's row of check-ins stands on a day of the merchant. */
export interface RowOfDays {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Today's check-in, once it is done. */
  readonly signed: SignInRow | undefined;
  /** Days in a row, today's included once it is done; 0 after a missed day. */
  readonly streak: number;
}

/** @param timeZone The merchant's, by which its days begin. */
export async function readRow(
  db: Database,
  accountId: string,
  timeZone: string,
  at: Date,
): Promise<RowOfDays> {
  const { firstDay: today } = (await periodsAt(db, timeZone, at)).DAY;
  const [last] = await db
    .select()
    .from(signIns)
    .where(eq(signIns.accountId, accountId))
    .orderBy(desc(signIns.day))
    .limit(1);
  // Another process, whose clock is ahead, may have begun the next day already.
  const signed = last && last.day >= today ? last : undefined;
  const goesOn = signed !== undefined || last?.day === addDays(today, -1);
  return { today, signed, streak: goesOn ? (last?.streak ?? 0) : 0 };
}
