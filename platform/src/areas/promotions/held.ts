import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { isFor, type Member } from './audience';
import { type PromotionRow, promotionSignUps, promotions, type SignUpRow } from './tables';

/** A promotion and what a member has made of it, as they are at the press. */
export interface Held {
  readonly promotion: PromotionRow;
  readonly signUp: SignUpRow | undefined;
}

/**
 * Holds a promotion, and the member's part in it, until the transaction ends: what is left of it is given to one after the
 * other. Hold the account first.
 *
 * @param promotionId What members know it by: the linked id, or its own (decision 46).
 * @throws Refusal not.found for one that there is not, that has not begun, or that is not for this member.
 */
export async function holdPromotion(
  tx: Database,
  member: Member,
  promotionId: string,
  now: Date,
): Promise<Held> {
  const [promotion] = await tx
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.merchant, member.merchant),
        eq(sql`coalesce(${promotions.linkedId}, ${promotions.id})`, promotionId),
        lte(promotions.startsAt, now),
      ),
    )
    .for('update');
  if (!promotion) throw new Refusal('not.found');
  const [signUp] = await tx
    .select()
    .from(promotionSignUps)
    .where(and(eq(promotionSignUps.accountId, member.id), eq(promotionSignUps.promotionId, promotion.id)))
    .for('update');
  // Whoever has joined keeps it, also when its audience changes.
  if (!signUp && !(await isFor(tx, promotion, member))) throw new Refusal('not.found');
  return { promotion, signUp };
}
