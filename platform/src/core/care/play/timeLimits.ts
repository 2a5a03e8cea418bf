import type { PlayState } from '@site/contracts/areas/care';
import { MINUTE, SECOND, toInstant } from '../../clock';
import type { Database } from '../../db/client';
import { Refusal } from '../../http/refusal';
import { lowestValue } from '../limitNow';
import { periodsAt } from '../periods';
import { reachedBy } from '../reached';
import type { Care } from '../readCare';
import { playedBetween } from './played';
import { knownUntil, lengthOf, runningStretch } from './stretch';

/** Where a limit of time has ended play. */
export interface TimeEnd {
  readonly kind: 'STRETCH_TIME' | 'DAY_TIME';
  readonly at: Date;
  /** When play is possible again. */
  readonly resetsAt: Date;
}

export const later = (one: Date, other: Date): Date => (one > other ? one : other);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Milliseconds that the limits of a kind allow; none without one. */
function allowed({ limits }: Care, kind: TimeEnd['kind'], at: Date): number | undefined {
  const minutes = lowestValue(limits, kind, at);
  return minutes === undefined ? undefined : Number(minutes) * MINUTE;
}

/** Where the limit of a stretch has ended the last one, until the break after it is over (PL-009). */
function stretchEnd(care: Care, at: Date): TimeEnd | undefined {
  const { stretch, settings } = care;
  const limit = allowed(care, 'STRETCH_TIME', at);
  if (!stretch || limit === undefined) return undefined;
  const { since, seenAt } = stretch;
  const reachedAt = new Date(since.getTime() + limit);
  if ((runningStretch(care, at) ? at : seenAt) < reachedAt) return undefined;
  const endedAt = later(seenAt, reachedAt);
  const resetsAt = new Date(endedAt.getTime() + settings.breakMinutes * MINUTE);
  return at < resetsAt ? { kind: 'STRETCH_TIME', at: endedAt, resetsAt } : undefined;
}

/** Milliseconds that were played on the merchant's running day, with those from the last sign of play until then. */
async function playedToday(db: Database, care: Care, at: Date, until: Date) {
  const { start, end } = (await periodsAt(db, care.timeZone, at)).DAY;
  const booked = care.playedToday ?? (await playedBetween(db, care.accountId, start, end));
  const running = runningStretch(care, at);
  const more = running ? lengthOf({ since: later(running.seenAt, start) }, until) : 0;
  return { played: booked + more, end };
}

/** Where the limit of a day has ended play, until the next day (PL-009). */
async function dayEnd(db: Database, care: Care, at: Date): Promise<TimeEnd | undefined> {
  const limit = allowed(care, 'DAY_TIME', at);
  if (limit === undefined) return undefined;
  const { played, end } = await playedToday(db, care, at, at);
  if (played < limit) return undefined;
  return { kind: 'DAY_TIME', at: new Date(at.getTime() - (played - limit)), resetsAt: end };
}

/** Where limits of time have ended play: of two the one that holds longer, and where the first one did. */
export async function timeEnd(db: Database, care: Care, at: Date): Promise<TimeEnd | undefined> {
  const ofStretch = stretchEnd(care, at);
  const ofDay = await dayEnd(db, care, at);
  if (!ofStretch || !ofDay) return ofStretch ?? ofDay;
  const longer = ofStretch.resetsAt > ofDay.resetsAt ? ofStretch : ofDay;
  return { ...longer, at: earlier(ofStretch.at, ofDay.at) };
}

/** The refusal of play after its end. */
export const timeReached = ({ accountId }: Pick<Care, 'accountId'>, { kind, resetsAt }: TimeEnd, at: Date) =>
  new Refusal('limit.time.reached', {
    value: { resetsAt: toInstant(resetsAt) },
    ...reachedBy(accountId, kind, at),
  });

/** How much was played where a limit of time counts. */
interface Used {
  /** The lowest limit, and what was played, in milliseconds. */
  readonly limit: number;
  readonly played: number;
  /** When it begins anew, where that is known. */
  readonly resetsAt?: Date | undefined;
}

/** None of a kind without a limit. */
export interface TimeUsed {
  readonly stretch?: Used | undefined;
  readonly day?: Used | undefined;
}

function usedOfStretch(care: Care, at: Date): Used | undefined {
  const limit = allowed(care, 'STRETCH_TIME', at);
  if (limit === undefined) return undefined;
  const { stretch } = care;
  const end = stretchEnd(care, at);
  if (stretch && end) return { limit, played: lengthOf(stretch, end.at), resetsAt: end.resetsAt };
  const running = runningStretch(care, at);
  return { limit, played: running ? lengthOf(running, knownUntil(running, at)) : 0 };
}

async function usedOfDay(db: Database, care: Care, at: Date): Promise<Used | undefined> {
  const limit = allowed(care, 'DAY_TIME', at);
  if (limit === undefined) return undefined;
  const until = care.stretch ? knownUntil(care.stretch, at) : at;
  const { played, end } = await playedToday(db, care, at, until);
  return { limit, played, resetsAt: end };
}

/** What somebody is told who looks at their limits of time. */
export const timeUsed = async (db: Database, care: Care, at: Date): Promise<TimeUsed> => ({
  stretch: usedOfStretch(care, at),
  day: await usedOfDay(db, care, at),
});

/** Whole seconds that limits of time leave; none without limits. */
export function restSeconds({ stretch, day }: TimeUsed): PlayState['restSeconds'] {
  if (!stretch && !day) return undefined;
  const rest = ({ limit, played }: Used) => Math.max(0, Math.ceil((limit - played) / SECOND));
  return { ...(stretch && { stretch: rest(stretch) }), ...(day && { day: rest(day) }) };
}
