import type { Database } from '../../../core/db/client';
import { Refusal, refusalUnder } from '../../../core/http/refusal';
import { type Period, periodAt } from '../contracts/periods';

/** A day of a period that is written so. */
const WRITTEN = /^(\d{4}-(?:0[1-9]|1[0-2]))-([12])$/;

/** `2026-11-1` for the days from 1 to 15, `2026-11-2` for those from 16 on. */
export const periodId = ({ firstDay }: Pick<Period, 'firstDay'>): string =>
  `${firstDay.slice(0, 'YYYY-MM'.length)}-${firstDay.endsWith('-01') ? 1 : 2}`;

/** The period that runs at an instant. */
export const runningPeriod = (db: Database, timeZone: string, at: Date): Promise<Period> =>
  periodAt(db, 'DIVIDEND', timeZone, at);

/** The one before. */
export const periodBefore = (db: Database, timeZone: string, { startsAt }: Period): Promise<Period> =>
  periodAt(db, 'DIVIDEND', timeZone, new Date(startsAt.getTime() - 1));

/**
 * A period by its id.
 *
 * @throws Refusal request.invalid for what is no period; not.found for one that has not begun.
 */
export async function periodOf(db: Database, timeZone: string, id: string, at: Date): Promise<Period> {
  const [, month, half] = WRITTEN.exec(id) ?? [];
  if (!month) throw refusalUnder('period', 'request.invalid');
  // Noon of a day in its middle, on whichever clock.
  const found = await periodAt(
    db,
    'DIVIDEND',
    timeZone,
    new Date(`${month}-${half === '1' ? '08' : '22'}T12:00:00Z`),
  );
  if (found.startsAt > at) throw new Refusal('not.found');
  return found;
}
