import type { SignUpStatus } from '@site/contracts/areas/messages';
import { and, eq, gte, inArray, lte, sql, sum } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { holdForOffer } from '../../core/care/holdForOffer';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { bets } from '../bets/tables';
import { validStake } from '../bets/validStake';
import { signUpStatus } from './status';
import { type PromotionRow, promotionSignUps, promotions, type SignUpRow } from './tables';

type Member = Pick<Account, 'id' | 'merchant'>;

/** The promotion that players know under this id: the linked one, or its own (decision 46). */
async function findPromotion(
  db: Database,
  merchant: string,
  promotionId: string,
  now: Date,
): Promise<PromotionRow> {
  const [promotion] = await db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.merchant, merchant),
        eq(sql`coalesce(${promotions.linkedId}, ${promotions.id})`, promotionId),
        lte(promotions.startsAt, now),
      ),
    );
  if (!promotion) throw new Refusal('not.found');
  return promotion;
}

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
  const promotion = await findPromotion(tx, member.merchant, promotionId, now);
  if (signUpStatus(promotion, undefined, now) !== 'ALLOW_JOIN') throw new Refusal('promotion.not.joinable');
  const status = promotion.approval ? 'PENDING' : 'JOINED';
  const [joined] = await tx
    .insert(promotionSignUps)
    .values({ accountId: member.id, promotionId: promotion.id, status, joinedAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ status: promotionSignUps.status });
  if (!joined) throw new Refusal('promotion.not.joinable');
  return joined.status;
}

/** Takes an account out of what it has joined and not been given yet, for a closing. */
export async function withdrawSignUps(tx: Database, accountId: string): Promise<void> {
  await tx
    .delete(promotionSignUps)
    .where(
      and(eq(promotionSignUps.accountId, accountId), inArray(promotionSignUps.status, ['JOINED', 'PENDING'])),
    );
}

/** Stakes of real money since joining, in minor units; those that were given back do not count. */
async function turnoverSince(db: Database, { accountId, joinedAt }: SignUpRow): Promise<bigint> {
  const [total] = await db
    .select({ stakes: sum(validStake) })
    .from(bets)
    .where(and(eq(bets.accountId, accountId), eq(bets.book, 'real'), gte(bets.at, joinedAt)));
  return BigInt(total?.stakes ?? 0);
}

/**
 * Asks for the reward of a promotion that the account has joined and earned.
 *
 * @param tx A transaction: the sign-up stays locked until it ends, so that one reward is asked for once.
 * @returns PENDING.
 * @throws Refusal play.closed, offers.stopped, not.found; reward.not.claimable when not joined, not earned, taken, or past the end;
 *   reward.application.required where a picture or a remark has to come with it.
 */
export async function claimReward(
  tx: Database,
  member: Member,
  promotionId: string,
  now: Date,
): Promise<SignUpStatus> {
  await holdForOffer(tx, member, now);
  const promotion = await findPromotion(tx, member.merchant, promotionId, now);
  const own = and(eq(promotionSignUps.accountId, member.id), eq(promotionSignUps.promotionId, promotion.id));
  const [signUp] = await tx.select().from(promotionSignUps).where(own).for('update');
  if (!signUp || promotion.approval || signUpStatus(promotion, signUp, now) !== 'JOINED')
    throw new Refusal('reward.not.claimable');
  if (promotion.imageRequired || promotion.remarkRequired) throw new Refusal('reward.application.required');
  if ((await turnoverSince(tx, signUp)) < promotion.turnover) throw new Refusal('reward.not.claimable');
  await tx.update(promotionSignUps).set({ status: 'PENDING', changedAt: now }).where(own);
  return 'PENDING';
}
