import type { LimitKind } from '@site/contracts/areas/care';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { toInstant } from '../clock';
import type { Database } from '../db/client';
import type { RefusalDetails } from '../http/refusal';
import { merchants } from '../merchants/tables';
import { careReached } from './tables';

/** What the refusal of a limit says of itself, for `noteReached`. */
export const reachedBy = (
  accountId: string,
  kind: LimitKind,
  at: Date,
): Required<Pick<RefusalDetails, 'reached'>> => ({ reached: { accountId, kind, at: toInstant(at) } });

/**
 * Writes down that a limit has refused something on this day of the merchant, for the statement and the marks. A refusal
 * takes its transaction back, so it is written after that, by whatever sends the refusal: a movement that passes costs
 * nothing more.
 */
export async function noteReached(
  db: Database,
  { accountId, kind, at }: NonNullable<RefusalDetails['reached']>,
): Promise<void> {
  await db
    .insert(careReached)
    .select(
      db
        .select({
          accountId: accounts.id,
          day: sql<string>`(${at}::timestamptz at time zone ${merchants.timeZone})::date`.as('day'),
          kind: sql<LimitKind>`${kind}::text`.as('kind'),
        })
        .from(accounts)
        .innerJoin(merchants, eq(merchants.code, accounts.merchant))
        .where(eq(accounts.id, accountId)),
    )
    .onConflictDoNothing();
}
