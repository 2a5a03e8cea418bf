import { addDays } from '@site/contracts/values/days';
import { asc, eq } from 'drizzle-orm';
import { limitName, limitText } from '../../core/care/limitValue';
import { periodsAt } from '../../core/care/periods';
import { readCare } from '../../core/care/readCare';
import { stateAt } from '../../core/care/state';
import { careLog, careReached } from '../../core/care/tables';
import type { Database } from '../../core/db/client';
import { accountOf, type Named } from './operator';
import { statement } from './statement/statement';
import { careMarks, careNotices } from './tables';

/** What a statement goes back to, in days. */
const STATEMENT = 365;

/**
 * All that responsible play knows of an account, for a member who asks for their data (PL-034): state, limits, log, marks,
 * what was told of them, limits that were reached, and the statement of a year.
 *
 * @throws CareRefused for an account that there is not.
 */
export async function careData(db: Database, named: Named, at: Date): Promise<object> {
  const { id } = await accountOf(db, named);
  const { row, limits, timeZone } = await readCare(db, id);
  const endDate = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const range = { startDate: addDays(endDate, 1 - STATEMENT), endDate };
  const { accountId: _, ...state } = row ?? { accountId: id };
  return {
    ...named,
    now: stateAt(row, at),
    state,
    limits: limits.map((limit) => ({
      source: limit.source,
      limit: limitName(limit),
      value: limitText(limit, limit.value),
      pending: limit.pendingFrom && { value: limitText(limit, limit.pendingValue), from: limit.pendingFrom },
    })),
    log: await db.select().from(careLog).where(eq(careLog.accountId, id)).orderBy(asc(careLog.at)),
    marks: await db.select().from(careMarks).where(eq(careMarks.accountId, id)).orderBy(asc(careMarks.at)),
    notices: await db
      .select()
      .from(careNotices)
      .where(eq(careNotices.accountId, id))
      .orderBy(asc(careNotices.at)),
    reached: await db
      .select()
      .from(careReached)
      .where(eq(careReached.accountId, id))
      .orderBy(asc(careReached.day)),
    statement: await statement(db, { id }, { range, timeZone, at }),
  };
}
