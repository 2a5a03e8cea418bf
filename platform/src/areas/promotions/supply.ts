import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { deletePicture } from '../pictures/service';
import { type PromotionRow, promotionApplications, promotionSignUps, promotions } from './tables';

/** What a member sends along. */
export interface Sent {
  readonly remarks: string;
  readonly pictures: readonly string[];
}

/**
 * Writes down what a member asks a promotion for, and keeps one of its stock and the reward of its budget for it. Call it
 * with the promotion held, and not closed.
 */
export async function keepFor(
  tx: Database,
  accountId: string,
  { id, reward }: Pick<PromotionRow, 'id' | 'reward'>,
  { remarks, pictures }: Sent,
  at: Date,
): Promise<void> {
  const reserved = reward ?? 0n;
  await tx.insert(promotionApplications).values({
    accountId,
    promotionId: id,
    remarks,
    pictures: [...pictures],
    reserved,
    at,
  });
  await tx
    .update(promotions)
    .set({ taken: sql`${promotions.taken} + 1`, spent: sql`${promotions.spent} + ${reserved}::bigint` })
    .where(eq(promotions.id, id));
}

/** Gives back what was kept of a promotion for somebody who does not get it. */
export async function giveBack(
  tx: Database,
  { promotionId, reserved }: { readonly promotionId: string; readonly reserved: bigint },
): Promise<void> {
  await tx
    .update(promotions)
    .set({ taken: sql`${promotions.taken} - 1`, spent: sql`${promotions.spent} - ${reserved}::bigint` })
    .where(eq(promotions.id, promotionId));
}

/** Ends all that an account waits for: what was kept of the promotions goes back, and what was sent along is deleted. */
export async function giveUpWaiting(tx: Database, accountId: string): Promise<void> {
  const waiting = await tx
    .select({
      promotionId: promotionApplications.promotionId,
      reserved: promotionApplications.reserved,
      pictures: promotionApplications.pictures,
    })
    .from(promotionApplications)
    .innerJoin(
      promotionSignUps,
      and(
        eq(promotionSignUps.accountId, promotionApplications.accountId),
        eq(promotionSignUps.promotionId, promotionApplications.promotionId),
      ),
    )
    .where(and(eq(promotionApplications.accountId, accountId), eq(promotionSignUps.status, 'PENDING')))
    .orderBy(asc(promotionApplications.promotionId));
  for (const { pictures, ...kept } of waiting) {
    await giveBack(tx, kept);
    for (const picture of pictures) await deletePicture(tx, picture);
  }
}
