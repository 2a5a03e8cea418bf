import { and, asc, eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import type { LocalizedText } from '../../../core/language';
import { promotionApplications, promotionSignUps, promotions } from '../tables';

/** A request that waits for a decision, with what was sent along. */
export interface WaitingRequest {
  readonly merchant: string;
  readonly username: string;
  readonly promotionId: string;
  readonly title: LocalizedText;
  /** In minor units, where the promotion sets it. */
  readonly reward: bigint | null;
  readonly since: Date;
  readonly remarks: string;
  /** Ids of pictures. */
  readonly pictures: readonly string[];
}

/**
 * Requests of a merchant's members that wait, the oldest first.
 *
 * @param promotionId Those for one promotion alone.
 */
export async function waitingRequests(
  db: Database,
  merchant: string,
  promotionId?: string,
): Promise<WaitingRequest[]> {
  const rows = await db
    .select({
      merchant: promotions.merchant,
      username: accounts.username,
      promotionId: promotions.id,
      title: promotions.title,
      reward: promotions.reward,
      since: promotionSignUps.changedAt,
      remarks: promotionApplications.remarks,
      pictures: promotionApplications.pictures,
    })
    .from(promotionSignUps)
    .innerJoin(promotions, eq(promotions.id, promotionSignUps.promotionId))
    .innerJoin(accounts, eq(accounts.id, promotionSignUps.accountId))
    .leftJoin(
      promotionApplications,
      and(
        eq(promotionApplications.accountId, promotionSignUps.accountId),
        eq(promotionApplications.promotionId, promotionSignUps.promotionId),
      ),
    )
    .where(
      and(
        eq(promotions.merchant, merchant),
        eq(promotionSignUps.status, 'PENDING'),
        promotionId === undefined ? undefined : eq(promotions.id, promotionId),
      ),
    )
    .orderBy(asc(promotionSignUps.changedAt), asc(promotions.id), asc(accounts.username));
  return rows.map(({ remarks, pictures, ...request }) => ({
    ...request,
    remarks: remarks ?? '',
    pictures: pictures ?? [],
  }));
}
