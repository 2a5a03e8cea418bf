import type { sendFeedback as sendFeedbackCall } from '@site/contracts/areas/feedback';
import { APPLICATION_LIMITS } from '@site/contracts/areas/promotions';
import { and, desc, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { lockAccount } from '../../core/accounts/lockAccount';
import type { Account } from '../../core/accounts/tables';
import { DAY, SECOND } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { newId } from '../../core/ids';
import { claimPicture } from '../pictures/claimPicture';
import { feedback } from './tables';

type Written = z.output<(typeof sendFeedbackCall)['request']>;

/** What one account may send within 24 hours. */
export const SENT_A_DAY = 10;

/** @throws Refusal field.required, remarks.too.long, picture.too.many. */
function check({ comment, images }: Written): void {
  if (comment.trim() === '') throw refusalUnder('comment', 'field.required');
  if (Array.from(comment).length > APPLICATION_LIMITS.characters)
    throw refusalUnder('comment', 'remarks.too.long');
  if (images.length > APPLICATION_LIMITS.pictures) throw refusalUnder('images', 'picture.too.many');
}

/** @throws Refusal request.rate.limited, with the seconds until the oldest of the last ten is a day old. */
async function refuseTooMany(tx: Database, { id }: Account, at: Date): Promise<void> {
  const recent = await tx
    .select({ at: feedback.at })
    .from(feedback)
    .where(and(eq(feedback.accountId, id), gt(feedback.at, new Date(at.getTime() - DAY))))
    .orderBy(desc(feedback.at))
    .limit(SENT_A_DAY);
  const oldest = recent[SENT_A_DAY - 1];
  if (!oldest) return;
  const waitMs = oldest.at.getTime() + DAY - at.getTime();
  throw new Refusal('request.rate.limited', { retryAfter: Math.ceil(waitMs / SECOND) });
}

/**
 * Keeps what a member tells the merchant, with its pictures (docs/calls.md, "Feedback"). In the transaction of the call.
 *
 * @returns Its id.
 * @throws Refusal field.required, remarks.too.long, picture.too.many, request.rate.limited, picture.unknown.
 */
export async function sendFeedback(
  { db, account, clock }: SignedInContext,
  written: Written,
): Promise<{ id: string }> {
  check(written);
  const at = new Date(clock());
  await lockAccount(db, account.id);
  await refuseTooMany(db, account, at);
  for (const picture of written.images) await claimPicture(db, account, picture, 'FEEDBACK', at);
  const id = newId('fb');
  await db.insert(feedback).values({
    id,
    accountId: account.id,
    comment: written.comment.trim(),
    pictureIds: written.images,
    at,
  });
  return { id };
}
