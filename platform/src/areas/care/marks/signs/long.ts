import { and, desc, eq, gt } from 'drizzle-orm';
import { lengthOf } from '../../../../core/care/play/stretch';
import { playStretches } from '../../../../core/care/play/tables';
import { DAY, HOUR, MINUTE } from '../../../../core/clock';
import { factsOf, type Sign } from '../sign';

/** Play for hours without a pause. Of a stretch that goes on after it was a mark this is none again on the next day. */
export const longStretch: Sign = async ({ db, accountId, at, settings }) => {
  const stretches = await db
    .select()
    .from(playStretches)
    .where(
      and(eq(playStretches.accountId, accountId), gt(playStretches.seenAt, new Date(at.getTime() - DAY))),
    )
    .orderBy(desc(playStretches.number));
  const most = settings.long.hours * HOUR;
  const long = stretches.find(
    (stretch) =>
      lengthOf(stretch, stretch.seenAt) > most && stretch.since.getTime() + most > at.getTime() - DAY,
  );
  return long && factsOf({ minutes: Math.floor(lengthOf(long, long.seenAt) / MINUTE) });
};
