import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Database } from '../db/client';
import { merchants } from '../merchants/tables';
import { type MerchantCare, settingsWith } from './settings';
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
}

/**
 * Reads it, in one query. With the account held (hold.ts) it holds until the transaction ends: a query of its own, after
 * the lock, because the query that waits for the lock still sees what was there before it.
 *
 * @throws When it cannot be read, or is nothing that the platform knows: who asks must let nothing pass then (PL-048).
 */
export async function readCare(db: Database, accountId: string): Promise<Care> {
  const rows = await db
    .select({
      row: careStates,
      settings: careSettings.settings,
      timeZone: merchants.timeZone,
      limit: careLimits,
    })
    .from(accounts)
    .innerJoin(merchants, eq(merchants.code, accounts.merchant))
    .leftJoin(careSettings, eq(careSettings.merchant, accounts.merchant))
    .leftJoin(careStates, eq(careStates.accountId, accounts.id))
    .leftJoin(careLimits, eq(careLimits.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  const [first] = rows;
  if (!first) throw new Error(`the account ${accountId} is gone`);
  return {
    accountId,
    row: first.row,
    settings: settingsWith(first.settings),
    timeZone: first.timeZone,
    limits: rows.flatMap(({ limit }) => limit ?? []),
  };
}
