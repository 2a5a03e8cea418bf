import { sql } from 'drizzle-orm';
import { callFunction } from '../db/callFunction';
import type { Database } from '../db/client';
import { type JsonRow, rowOfJson } from '../db/rowOfJson';
import type { DayFound } from './figures';
import { playStretches, type StretchRow } from './play/tables';
import { type MerchantCare, type OwnCareSettings, settingsWith } from './settings';
import { type CareStateRow, careLimits, careStates, type LimitRow } from './tables';

/** All that the rules of play know of an account besides its figures. */
export interface Care {
  readonly accountId: string;
  /** None for an account that has chosen nothing and was never closed. */
  readonly row: CareStateRow | null;
  readonly settings: MerchantCare;
  /** The merchant's: where its days begin and end. */
  readonly timeZone: string;
  /** As the account has said it at registration, `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  /** Also those that have no value now. */
  readonly limits: readonly LimitRow[];
  /** The last stretch of play, which may be over; none for an account that has not played. */
  readonly stretch: StretchRow | null;
  /** For the figures of an account with limits of money: what it has used, where it was asked for. */
  readonly days: readonly DayFound[] | null;
  /** The same for a limit of a day's time: milliseconds that were played on the merchant's day. */
  readonly playedToday: number | null;
}

/** As `care_of` returns it (db/repeatable.sql). */
export interface CareFound {
  readonly row: JsonRow | null;
  readonly settings: OwnCareSettings | null;
  readonly timeZone: string;
  readonly birthDate: string | null;
  readonly limits: readonly JsonRow[] | null;
  readonly stretch: JsonRow | null;
  readonly days: readonly DayFound[] | null;
  readonly playedToday: number | null;
}

/** What was found of an account. @throws When it is nothing that the platform knows. */
export function careOf(accountId: string, found: CareFound): Care {
  const { row, settings, timeZone, birthDate, limits, stretch, days, playedToday } = found;
  return {
    accountId,
    row: row && rowOfJson(careStates, row),
    settings: settingsWith(settings),
    timeZone,
    birthDate,
    limits: limits?.map((limit) => rowOfJson(careLimits, limit)) ?? [],
    stretch: stretch && rowOfJson(playStretches, stretch),
    days,
    playedToday,
  };
}

/**
 * Reads it, in one query, without the figures. With the account held (hold.ts) it holds until the transaction ends: a
 * query of its own, after the lock, because the query that waits for the lock still sees what was there before it.
 *
 * @throws When it cannot be read, or is nothing that the platform knows: who asks must let nothing pass then (PL-048).
 */
export async function readCare(db: Database, accountId: string): Promise<Care> {
  const found = await callFunction<CareFound | null>(db, sql`care_of(${accountId})`);
  if (!found) throw new Error(`the account ${accountId} is gone`);
  return careOf(accountId, found);
}
