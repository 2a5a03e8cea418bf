import { Refusal } from '../refusal';

const HOUR_MS = 60 * 60 * 1000;
const AGE_UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: 24 * HOUR_MS };
/** Ten years. A longer age is a slip of the finger, and at some length a clock has no such moment. */
export const MAX_AGE_MS = 3650 * 24 * HOUR_MS;

/**
 * Reads an age or a length of time, in ms.
 *
 * @param option Whose value it is, for the refusal: `--older-than`.
 * @throws Refusal when it is none, or longer than `max` ms.
 */
export function parseAge(option: string, text: string, max = MAX_AGE_MS): number {
  const [, number, unit = ''] = /^(\d+)([dh])$/.exec(text) ?? [];
  if (!number) throw new Refusal(`${option} ${text} is no age: write days or hours, as 30d or 12h.`);
  const age = Number(number) * (AGE_UNITS[unit] ?? 0);
  if (age <= max) return age;
  throw new Refusal(`${option} ${text} is too long: at most ${max / HOUR_MS / 24}d.`);
}
