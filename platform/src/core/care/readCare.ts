import { eq, sql } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Database } from '../db/client';
import { type JsonRow, rowOfJson } from '../db/rowOfJson';
import { merchants } from '../merchants/tables';
import { playStretches, type StretchRow } from './play/tables';
import { type MerchantCare, type OwnCareSettings, settingsWith } from './settings';
import { type CareStateRow, careLimits, careSettings, careStates, type LimitRow } from './tables';

/** All that the rules of play know of an account besides its figures. */
export interface Care {
  readonly accountId: string;
  /** None for an account that has chosen nothing and was never closed. */
  readonly row: CareStateRow | null;
  readonly settings: MerchantCare;
  /** The merchant's: where its days begin and end. */
  readonly timeZone: string;
  /** Also those that have no value now. */
  readonly limits: readonly LimitRow[];
  /** The last stretch of play, which may be over; none for an account that has not played. */
  readonly stretch: StretchRow | null;
}

const STATE = sql<JsonRow | null>`(select to_jsonb(${careStates}) from ${careStates}
  where ${careStates.accountId} = ${accounts.id})`;
const SETTINGS = sql<OwnCareSettings | null>`(select ${careSettings.settings} from ${careSettings}
  where ${careSettings.merchant} = ${accounts.merchant})`;
const LIMITS = sql<readonly JsonRow[] | null>`(select jsonb_agg(to_jsonb(${careLimits})) from ${careLimits}
  where ${careLimits.accountId} = ${accounts.id})`;
/** One look into the index, however many there are. */
const LAST_STRETCH = sql<JsonRow | null>`(select to_jsonb(${playStretches}) from ${playStretches}
  where ${playStretches.accountId} = ${accounts.id} order by ${playStretches.number} desc limit 1)`;

/**
 * Reads it, in one query. With the account held (hold.ts) it holds until the transaction ends: a query of its own, after
 * the lock, because the query that waits for the lock still sees what was there before it.
 *
 * @throws When it cannot be read, or is nothing that the platform knows: who asks must let nothing pass then (PL-048).
 */
export async function readCare(db: Database, accountId: string): Promise<Care> {
  const [found] = await db
    .select({
      row: STATE,
      settings: SETTINGS,
      timeZone: merchants.timeZone,
      limits: LIMITS,
      stretch: LAST_STRETCH,
    })
    .from(accounts)
    .innerJoin(merchants, eq(merchants.code, accounts.merchant))
    .where(eq(accounts.id, accountId));
  if (!found) throw new Error(`the account ${accountId} is gone`);
  const { row, settings, timeZone, limits, stretch } = found;
  return {
    accountId,
    row: row && rowOfJson(careStates, row),
    settings: settingsWith(settings),
    timeZone,
    limits: limits?.map((limit) => rowOfJson(careLimits, limit)) ?? [],
    stretch: stretch && rowOfJson(playStretches, stretch),
  };
}
