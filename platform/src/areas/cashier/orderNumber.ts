import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { Merchant } from '../../core/merchants/tables';
import { orderNumbers } from './tables';

/** Figures of the running number at least. */
const SHORTEST = 4;

/**
 * The next order number of a merchant's day, as `D2611210041`: a letter, the day, a running number. Orders of one day
 * take turns from here to the end of the database transaction: take it once nothing refuses any more, and the player is
 * held, so that whoever waits for it waits for bookings alone.
 */
export async function nextOrderNo(
  tx: Database,
  letter: 'D' | 'W' | 'M',
  { code, timeZone }: Pick<Merchant, 'code' | 'timeZone'>,
  at: Date,
): Promise<string> {
  const day = sql`to_char(${at.toISOString()}::timestamptz at time zone ${timeZone}, 'YYMMDD')`;
  return nextNumber(tx, code, sql<string>`${letter}::text || ${day}`, SHORTEST);
}

/**
 * As `nextOrderNo`, for numbers that begin in another way.
 *
 * @param shortest Figures of the running number at least.
 */
export async function nextNumber(
  tx: Database,
  merchant: string,
  start: SQL<string>,
  shortest: number,
): Promise<string> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ merchant, start, last: 1 })
    .onConflictDoUpdate({
      target: [orderNumbers.merchant, orderNumbers.start],
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning();
  if (!row) throw new Error('no order number was taken');
  return `${row.start}${String(row.last).padStart(shortest, '0')}`;
}
