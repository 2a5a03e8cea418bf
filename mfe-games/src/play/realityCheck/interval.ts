import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readText, writeText } from '@site/session';

/** Minutes between two reminders; 0 is none. */
export const INTERVALS = [15, 30, 60, 0] as const;
export type Interval = (typeof INTERVALS)[number];

/** Until the player chooses. */
export const STANDARD_INTERVAL: Interval = 60;

const keyOf = (account: string) => `${STORAGE_KEYS.reminderInterval}.${account}`;

/** The interval that an account has chosen on this device. */
export function readInterval(account: string): Interval {
  const stored = readText(keyOf(account));
  return INTERVALS.find((interval) => `${interval}` === stored) ?? STANDARD_INTERVAL;
}

export function writeInterval(account: string, interval: Interval): void {
  writeText(keyOf(account), `${interval}`);
}
