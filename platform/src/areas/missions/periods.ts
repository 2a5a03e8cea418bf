import { periodsAt } from '../../core/care/periods';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { MissionRow } from './tables';

/** For so long after its period what was earned and not taken may still be. */
const TAKEN_WITHIN_MS = 7 * DAY;

/** The time in which a mission counts. */
export interface Window {
  /** What tells it from the mission's other ones: its first day, or `once`. */
  readonly name: string;
  readonly start: Date;
  /** Not included; none for what an account is. */
  readonly end: Date | undefined;
}

/** A mission in one of its periods. */
export interface MissionNow {
  readonly mission: MissionRow;
  readonly window: Window;
}

const later = (one: Date, other: Date) => (one > other ? one : other);

/** The first of some instants; none where there is none. */
const firstOf = (...instants: (Date | null | undefined)[]): Date | undefined =>
  instants.reduce<Date | undefined>(
    (first, each) => (each && (!first || each < first) ? each : first),
    undefined,
  );

/**
 * The period of a mission at an instant: of the merchant's calendar, cut off where the mission begins, ends or is
 * withdrawn. Empty or turned round for an instant at which the mission is not there.
 */
export async function windowAt(
  db: Database,
  { period, startsAt, endsAt, withdrawnAt }: MissionRow,
  timeZone: string,
  at: Date,
): Promise<Window> {
  if (period === 'ONCE') return { name: 'once', start: startsAt, end: firstOf(endsAt, withdrawnAt) };
  const { firstDay, start, end } = (await periodsAt(db, timeZone, at))[period];
  return { name: firstDay, start: later(start, startsAt), end: firstOf(end, endsAt, withdrawnAt) };
}

/** The running period of a mission and those before it of which something may still be taken, the newest first. */
export async function recentWindows(
  db: Database,
  mission: MissionRow,
  timeZone: string,
  at: Date,
): Promise<Window[]> {
  const found: Window[] = [];
  let instant = at;
  do {
    const window = await windowAt(db, mission, timeZone, instant);
    if (!isTakenUntil(window, at)) break;
    found.push(window);
    instant = new Date(window.start.getTime() - 1);
  } while (mission.period !== 'ONCE' && instant >= mission.startsAt);
  return found;
}

/** Until when the reward of a period may be taken; none without an end. */
export const takenUntil = ({ end }: Window): Date | undefined =>
  end && new Date(end.getTime() + TAKEN_WITHIN_MS);

function isTakenUntil(window: Window, at: Date): boolean {
  const until = takenUntil(window);
  return until === undefined || at < until;
}
