/** Where a merchant says nothing else (decision 3). */
const DEFAULT_TIME_ZONE = 'Asia/Bangkok';

let zone = DEFAULT_TIME_ZONE;

/** The merchant's time zone, an IANA name. */
export function timeZone(): string {
  return zone;
}

export function setTimeZone(next: string): void {
  zone = next;
}
