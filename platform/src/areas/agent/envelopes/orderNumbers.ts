import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import type { Merchant } from '../../../core/merchants/tables';
import { orderNumbers } from '../../cashier/tables';

/** Figures of the running number at least. */
const SHORTEST = 5;

/**
 * The next order numbers of a merchant's month, as `R2611-00041`: a letter, year and month, a running number. Whoever
 * takes some waits for who took the ones before to be done: take all of them at once, when nothing refuses any more.
 */
export async function nextOrderNumbers(
  tx: Database,
  letter: 'R',
  { code, timeZone }: Pick<Merchant, 'code' | 'timeZone'>,
  wanted: number,
  at: Date,
): Promise<string[]> {
  const month = sql`to_char(${at.toISOString()}::timestamptz at time zone ${timeZone}, 'YYMM')`;
  const [row] = await tx
    .insert(orderNumbers)
    .values({ merchant: code, start: sql`${letter}::text || ${month} || '-'`, last: wanted })
    .onConflictDoUpdate({
      target: [orderNumbers.merchant, orderNumbers.start],
      set: { last: sql`${orderNumbers.last} + ${wanted}` },
    })
    .returning();
  if (!row) throw new Error('no order number was taken');
  const { start, last } = row;
  return Array.from(
    { length: wanted },
    (_, index) => `${start}${String(last - wanted + index + 1).padStart(SHORTEST, '0')}`,
  );
}
