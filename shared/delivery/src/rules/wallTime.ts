const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WALL_TIME_LENGTH = 'YYYY-MM-DDTHH:MM'.length;

/** Whether this is the IANA name of a time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a text in the form of a wall time is one that clocks and calendars have: none is 2026-02-30T25:00. */
export function isWallTime(text: string): boolean {
  const at = Date.parse(`${text}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** What clocks of a zone show at an instant, to the minute: `2026-12-24T18:00`. */
export function wallTimeOf(at: Date, zone: string): string {
  return new Date(at.getTime() + offsetAt(at.getTime(), zone)).toISOString().slice(0, WALL_TIME_LENGTH);
}

/**
 * The instant, in ms, at which clocks of a zone show this. Where they show it twice or never, as when summer time ends
 * or begins, it is the earlier or the later one that it could be.
 */
export function instantOf(wallTime: string, zone: string, which: 'earlier' | 'later'): number {
  const shown = Date.parse(`${wallTime}Z`);
  // An offset changes at most once within two days, so the one that holds is one of these.
  const candidates = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - offsetAt(near, zone));
  const exact = candidates.filter((at) => at + offsetAt(at, zone) === shown);
  const possible = exact.length > 0 ? exact : candidates;
  return which === 'earlier' ? Math.min(...possible) : Math.max(...possible);
}

/** How far clocks of a zone are ahead of UTC, in ms. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
