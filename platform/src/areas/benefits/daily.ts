import { and, eq, gt, or } from 'drizzle-orm';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { type Merchant, merchants } from '../../core/merchants/tables';
import { bookDue } from './bookDue';
import { finishedDays, sumUpDay } from './sumUpDays';
import { type BenefitSettings, benefitDue, benefitSettings } from './tables';

/** How often a process asks whether a day is over. */
export const ASK_EVERY_MS = 10 * MINUTE;

/** So many members are read at a time. */
const BATCH = 200;

type Due = Pick<typeof benefitDue.$inferSelect, 'accountId' | 'merchant' | 'day'>;

/** What waits to be booked at a merchant, the oldest day first, after this one. */
const nextDue = (db: Database, merchant: string, after: Due | undefined): Promise<Due[]> =>
  db
    .select({ accountId: benefitDue.accountId, merchant: benefitDue.merchant, day: benefitDue.day })
    .from(benefitDue)
    .where(
      and(
        eq(benefitDue.merchant, merchant),
        after &&
          or(
            gt(benefitDue.day, after.day),
            and(eq(benefitDue.day, after.day), gt(benefitDue.accountId, after.accountId)),
          ),
      ),
    )
    .orderBy(benefitDue.day, benefitDue.accountId)
    .limit(BATCH);

/** Books all that waits at a merchant, and adds what fails to `failures`: it keeps nobody else waiting. */
async function bookAll(
  db: Database,
  settings: BenefitSettings,
  at: Date,
  failures: unknown[],
): Promise<void> {
  let last: Due | undefined;
  do {
    const batch = await nextDue(db, settings.merchant, last);
    for (const due of batch)
      await bookDue(db, due, settings, at).catch((error: unknown) => failures.push(error));
    last = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (last);
}

const settled = (
  db: Database,
): Promise<{ merchant: Pick<Merchant, 'code' | 'timeZone'>; settings: BenefitSettings }[]> =>
  db
    .select({ merchant: { code: merchants.code, timeZone: merchants.timeZone }, settings: benefitSettings })
    .from(benefitSettings)
    .innerJoin(merchants, eq(merchants.code, benefitSettings.merchant));

/**
 * The daily work: for each merchant the days that are over, from 04:00 on its clock, are summed up and booked, member by
 * member. Safe beside other processes, and goes on wherever one has stopped. What fails for one member waits for the next
 * time, and the others are booked.
 *
 * @throws The first thing that failed, at the end.
 */
export async function bookDays(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  const failures: unknown[] = [];
  for (const { merchant, settings } of await settled(db)) {
    for (const day of await finishedDays(db, merchant, at)) await sumUpDay(db, merchant, day, at);
    await bookAll(db, settings, at, failures);
  }
  if (failures.length > 0) throw failures[0];
}
