import { and, count, countDistinct, eq, gt, like, notLike, sql } from 'drizzle-orm';
import { periodsAt } from '../../../../core/care/periods';
import { careLog, careReached } from '../../../../core/care/tables';
import { DAY } from '../../../../core/clock';
import { factsOf, type Sign } from '../sign';

const DAYS = 7;
const RAISE_DAYS = 30;

/**
 * Limits that are reached again and again, or that the member asks to raise: of raises that were a mark there is none again
 * until another is asked for.
 */
export const limitsReached: Sign = async ({ db, accountId, timeZone, at, settings }) => {
  const today = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY);
  const raised = db
    .select({ raises: count() })
    .from(careLog)
    .where(
      and(
        eq(careLog.accountId, accountId),
        eq(careLog.source, 'MEMBER'),
        like(careLog.what, 'RAISE\\_%'),
        notLike(careLog.what, 'RAISE\\_OFF\\_%'),
        gt(careLog.at, daysAgo(RAISE_DAYS)),
      ),
    )
    .having(sql`max(${careLog.at}) > ${daysAgo(DAYS).toISOString()}::timestamptz`);
  const [row] = await db
    .select({ reached: countDistinct(careReached.day), raises: sql<number>`coalesce((${raised}), 0)::int` })
    .from(careReached)
    .where(
      and(eq(careReached.accountId, accountId), gt(careReached.day, sql`${today}::date - ${DAYS}::int`)),
    );
  if (!row) throw new Error('nothing was counted');
  const { reached, raises } = row;
  if (reached >= settings.limits.days) return factsOf({ reached, days: DAYS });
  return raises >= settings.limits.raises ? factsOf({ raises, days: RAISE_DAYS }) : undefined;
};
