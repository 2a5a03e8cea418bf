const MINUTE_LENGTH = 'YYYY-MM-DDTHH:mm'.length;
const MS_PER_MINUTE = 60_000;

/** An instant as a field for date and time has it: on the clock of this device, to the minute. */
export function localMinute(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * MS_PER_MINUTE;
  return new Date(at - offset).toISOString().slice(0, MINUTE_LENGTH);
}

/** The instant that such a field names; `undefined` for none. */
export function instantOf(localTime: string): string | undefined {
  const at = new Date(localTime);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
