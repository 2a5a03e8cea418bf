/*
 * Minutes go by the platform's clock and by when it heard: the clocks of devices are off by hours.
 */

/** The beginning of the minute that a moment is in. */
export function minuteOf(now: number, minuteMs: number): Date {
  return new Date(Math.floor(now / minuteMs) * minuteMs);
}

/** The beginning of the first minute that is not closed. A minute is closed half a minute after its end. */
export function closedUntil(now: number, minuteMs: number): Date {
  return minuteOf(now - minuteMs / 2, minuteMs);
}

/**
 * Whether a statement that begins now is over before the minute is closed: one that the database takes up late changes
 * nothing that somebody has read as closed. A third of a minute after the end there are 10 s left, and no statement
 * runs for longer (db/client.ts).
 */
export function mayStillCount(minute: Date, now: number, minuteMs: number): boolean {
  return now < minute.getTime() + minuteMs + minuteMs / 3;
}
