import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readStored, writeStored } from '@site/session';
import * as z from 'zod/mini';

const MINUTE_MS = 60_000;

/** Somebody who is back within so long has gone on playing, whichever game it is. */
export const PAUSE_MS = 10 * MINUTE_MS;

/** A stretch of playing, over all the games that follow on each other. Times of the device in ms since 1970. */
export const PlayTime = z.object({
  /** When it began, by the server's clock. */
  since: z.string(),
  began: z.number(),
  /** When the player was reminded last, or began. */
  reminded: z.number(),
  /** When a game was last seen open. */
  seen: z.number(),
});
export type PlayTime = z.infer<typeof PlayTime>;

/** Of one account, real money and play money apart. */
const keyOf = (account: string, demo: boolean) => `${STORAGE_KEYS.playTime}.${account}${demo ? '.demo' : ''}`;

/**
 * The stretch of playing that a game belongs to: the last one when the pause was short, else a new one.
 *
 * @param startedAt When this game was launched, by the server's clock.
 * @param now The device's time in ms.
 */
export function continuePlay(account: string, demo: boolean, startedAt: string, now: number): PlayTime {
  const last = readStored(keyOf(account, demo), PlayTime);
  const goesOn = last !== undefined && last.seen <= now && now - last.seen <= PAUSE_MS;
  return goesOn ? { ...last, seen: now } : { since: startedAt, began: now, reminded: now, seen: now };
}

export function keepPlay(account: string, demo: boolean, time: PlayTime): void {
  writeStored(keyOf(account, demo), time);
}

/** When the next reminder is due, in ms of the device's time; none when they are off. */
export function dueAt({ reminded }: PlayTime, interval: number): number | undefined {
  return interval === 0 ? undefined : reminded + interval * MINUTE_MS;
}

/** Whole minutes that somebody has played. */
export const minutesPlayed = (from: number, to: number): number =>
  Math.max(0, Math.floor((to - from) / MINUTE_MS));
