import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { promotionSignUps } from './tables';

/**
 * Moves a sign-up to CLAIMED when its reward is taken, in the same transaction; anything but ISSUED stays as it is.
 *
 * @param promotionId The id of the promotion's row, as the reward holds it.
 */
export async function markSignUpTaken(
  tx: Database,
  accountId: string,
  promotionId: string,
  at: Date,
): Promise<void> {
  await tx
    .update(promotionSignUps)
    .set({ status: 'CLAIMED', changedAt: at })
    .where(
      and(
        eq(promotionSignUps.accountId, accountId),
        eq(promotionSignUps.promotionId, promotionId),
        eq(promotionSignUps.status, 'ISSUED'),
      ),
    );
}
