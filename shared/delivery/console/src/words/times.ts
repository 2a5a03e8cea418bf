const UNITS = [
  ['y', 365 * 24 * 60],
  ['mo', 30 * 24 * 60],
  ['d', 24 * 60],
  ['h', 60],
  ['min', 1],
] as const;
const MINUTE_MS = 60_000;

/** How long ago something was, as short as a cell of the matrix wants it: `3 d`. */
export function agoText(at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS));
  const found = UNITS.find(([, one]) => minutes >= one);
  if (!found) return 'now';
  const [unit, length] = found;
  return `${Math.floor(minutes / length)} ${unit}`;
}

/** `2026-01-02 03:04 UTC`: the same for everybody who reads it. */
export function momentText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
