/** Server time minus this machine's, in ms, by the newest answer. */
let ahead = 0;

/** Takes the server's time from the `Date` header of an answer; another text changes nothing. */
export function noteServerDate(header: string | undefined): void {
  const at = Date.parse(header ?? '');
  if (!Number.isNaN(at)) ahead = at - Date.now();
}

/**
 * The server's time in ms since 1970, for what it says to happen at a point in time: the clock of a phone may
 * be wrong by hours (decision 34). Exact to a second, as the header is.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}
