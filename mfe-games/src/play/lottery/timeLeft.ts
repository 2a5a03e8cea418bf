const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as whole days and a clock: `04:05`, `1:04:05` with hours. */
export function timeLeft(seconds: number): { days: number; clock: string } {
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const rest = `${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${two(seconds % MINUTE_S)}`;
  return { days, clock: hours > 0 || days > 0 ? `${two(hours)}:${rest}` : rest };
}
