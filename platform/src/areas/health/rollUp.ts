import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { DAY, HOUR } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { addRows } from './addRows';
import { addFigures, type HealthRow, noFigures } from './figures';
import { minuteOf } from './minutes';
import { healthHours, healthMinutes, healthSenders } from './tables';

/** How long minutes are kept, then hours: 13 months. */
const MINUTES_KEPT_MS = 48 * HOUR;
const HOURS_KEPT_MS = 396 * DAY;
/** By then the minute is closed, whatever its length. */
const SENDERS_KEPT_MS = HOUR / 12;

/** Puts minutes that are old together by hours, and deletes what is read no more (FD-046). */
export async function sweepHealth(db: Database, now: number): Promise<void> {
  await db.delete(healthSenders).where(lt(healthSenders.minute, new Date(now - SENDERS_KEPT_MS)));
  await db.delete(healthHours).where(lt(healthHours.minute, new Date(now - HOURS_KEPT_MS)));
  const end = minuteOf(now - MINUTES_KEPT_MS, HOUR);
  for (;;) {
    const [oldest] = await db
      .select({ minute: healthMinutes.minute, merchant: healthMinutes.merchant })
      .from(healthMinutes)
      .where(lt(healthMinutes.minute, end))
      .orderBy(asc(healthMinutes.minute))
      .limit(1);
    if (!oldest) return;
    await rollUpHour(db, oldest.merchant, minuteOf(oldest.minute.getTime(), HOUR));
  }
}

/** Of processes that do the same together one finds the rows, and the others none. */
async function rollUpHour(db: Database, merchant: string, hour: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const minutes = await transaction
      .delete(healthMinutes)
      .where(
        and(
          eq(healthMinutes.merchant, merchant),
          gte(healthMinutes.minute, hour),
          lt(healthMinutes.minute, new Date(hour.getTime() + HOUR)),
        ),
      )
      .returning();
    const rows = new Map<string, HealthRow>();
    for (const row of minutes) {
      const { remote, release } = row;
      const key = `${remote}@${release}`;
      const sum = rows.get(key) ?? { minute: hour, merchant, remote, release, ...noFigures() };
      addFigures(sum, row);
      rows.set(key, sum);
    }
    await addRows(transaction, healthHours, [...rows.values()]);
  });
}
