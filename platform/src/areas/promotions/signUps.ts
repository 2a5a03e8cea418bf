import type { SignUpStatus } from '@site/contracts/areas/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { holdForOffer } from '../../core/care/holdForOffer';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Member } from './audience';
import { holdPromotion } from './held';
import { signUpStatus } from './status';
import { giveUpWaiting, keepFor } from './supply';
import { promotionSignUps } from './tables';

/**
 * Signs an account up. Of two tries at the same time one is refused.
 *
 * @param tx A transaction: the account stays held until it ends.
 * @returns The new status: PENDING where joining waits for an approval, else JOINED.
 * @throws Refusal play.closed, offers.stopped, not.found; promotion.not.joinable when the status is not ALLOW_JOIN.
 */
export async function joinPromotion(
  tx: Database,
  member: Member,
  promotionId: string,
  now: Date,
): Promise<SignUpStatus> {
  await holdForOffer(tx, member, now);
  const { promotion, signUp } = await holdPromotion(tx, member, promotionId, now);
  if (signUpStatus(promotion, signUp, now) !== 'ALLOW_JOIN') throw new Refusal('promotion.not.joinable');
  const status = promotion.approval ? 'PENDING' : 'JOINED';
  await tx.insert(promotionSignUps).values({
    accountId: member.id,
    promotionId: promotion.id,
    status,
    joinedAt: now,
    changedAt: now,
  });
  if (promotion.approval) await keepFor(tx, member.id, promotion, { remarks: '', pictures: [] }, now);
  return status;
}

/** Takes an account out of what it has joined and not been given yet, for a closing. Hold the account first. */
export async function withdrawSignUps(tx: Database, accountId: string): Promise<void> {
  await giveUpWaiting(tx, accountId);
  await tx
    .delete(promotionSignUps)
    .where(
      and(eq(promotionSignUps.accountId, accountId), inArray(promotionSignUps.status, ['JOINED', 'PENDING'])),
    );
}
