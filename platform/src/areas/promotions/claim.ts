import type { SignUpStatus } from '@site/contracts/areas/messages';
import { APPLICATION_LIMITS } from '@site/contracts/areas/promotions';
import { and, eq } from 'drizzle-orm';
import { holdForOffer } from '../../core/care/holdForOffer';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import { claimPicture } from '../pictures/claimPicture';
import type { Member } from './audience';
import { holdPromotion } from './held';
import { signUpStatus } from './status';
import { keepFor, type Sent } from './supply';
import { type PromotionRow, promotionSignUps } from './tables';
import { turnoverSince } from './turnover';

type Rules = Pick<PromotionRow, 'imageRequired' | 'remarkRequired'>;

/**
 * Holds what a member asks a reward of.
 *
 * @throws Refusal play.closed, offers.stopped, not.found; reward.not.claimable when not joined, asked for already, or closed.
 */
async function holdJoined(tx: Database, member: Member, promotionId: string, now: Date) {
  await holdForOffer(tx, member, now);
  const { promotion, signUp } = await holdPromotion(tx, member, promotionId, now);
  if (!signUp || promotion.approval || signUpStatus(promotion, signUp, now) !== 'JOINED')
    throw new Refusal('reward.not.claimable');
  return { promotion, signUp };
}

/** Moves a sign-up on to PENDING, with what was sent along. */
async function askFor(
  tx: Database,
  { id: accountId }: Member,
  { promotion, signUp }: Awaited<ReturnType<typeof holdJoined>>,
  sent: Sent,
  now: Date,
): Promise<SignUpStatus> {
  if ((await turnoverSince(tx, signUp)) < promotion.turnover) throw new Refusal('reward.not.claimable');
  await keepFor(tx, accountId, promotion, sent, now);
  await tx
    .update(promotionSignUps)
    .set({ status: 'PENDING', changedAt: now })
    .where(and(eq(promotionSignUps.accountId, accountId), eq(promotionSignUps.promotionId, promotion.id)));
  return 'PENDING';
}

/**
 * Asks for the reward of a promotion that the account has joined and earned.
 *
 * @param tx A transaction: account and promotion stay held until it ends, so that one reward is asked for once.
 * @returns PENDING.
 * @throws Refusal play.closed, offers.stopped, not.found; reward.not.claimable when not joined, not earned, asked for
 *   already, or closed; reward.application.required where a picture or a remark has to come with it.
 */
export async function claimReward(
  tx: Database,
  member: Member,
  promotionId: string,
  now: Date,
): Promise<SignUpStatus> {
  const held = await holdJoined(tx, member, promotionId, now);
  if (held.promotion.imageRequired || held.promotion.remarkRequired)
    throw new Refusal('reward.application.required');
  return askFor(tx, member, held, { remarks: '', pictures: [] }, now);
}

/** Looks over what came with an application. A character is a code point, as the form counts them (PR-027). */
function checkSent({ imageRequired, remarkRequired }: Rules, { remarks, pictures }: Sent): void {
  if (remarkRequired && remarks === '') throw refusalUnder('remarks', 'remark.required');
  if (Array.from(remarks).length > APPLICATION_LIMITS.characters)
    throw refusalUnder('remarks', 'remarks.too.long');
  if (imageRequired && pictures.length === 0) throw refusalUnder('pictures', 'picture.required');
  if (pictures.length > APPLICATION_LIMITS.pictures) throw refusalUnder('pictures', 'picture.too.many');
}

/**
 * Asks for a reward with pictures and a remark. What the promotion does not ask for is kept all the same: it may have been
 * changed while it was written.
 *
 * @param tx A transaction: pictures are used up in it, so that nothing is used for what is refused.
 * @returns PENDING.
 * @throws Refusal as `claimReward`; remark.required, remarks.too.long, picture.required, picture.too.many; picture.unknown
 *   for one that is another's, was sent for something else, is used or too old.
 */
export async function applyForReward(
  tx: Database,
  member: Member,
  { promotionId, remarks: typed, pictures }: Sent & { readonly promotionId: string },
  now: Date,
): Promise<SignUpStatus> {
  const held = await holdJoined(tx, member, promotionId, now);
  const sent = { remarks: typed.trim(), pictures };
  checkSent(held.promotion, sent);
  for (const picture of pictures) await claimPicture(tx, member, picture, 'REWARD', now);
  return askFor(tx, member, held, sent, now);
}
