import type { SecurityOverview } from '@site/contracts/areas/security';
import { and, desc, eq, lt } from 'drizzle-orm';
import { toInstant } from '../../core/clock';
import type { SignedInContext } from '../../core/http/route';
import { sessions } from '../../core/sessions/tables';
import { maskEmail, maskName, maskNumber } from '../accounts/mask';
import { passkeysOf } from '../passkeys/list';
import { hasSecondStep } from '../passkeys/secondStep';
import { chosenQuestions } from './answers';
import { CARD_LIMIT, cardsOf } from './cards';

/** When somebody signed in before the session that asks: its owner knows when this one began. */
async function lastLoginBefore({ db, account, session }: SignedInContext): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), lt(sessions.createdAt, session.createdAt)))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return last?.at;
}

/** What guards the account of who is signed in, and what is missing. */
export async function overviewOf(context: SignedInContext): Promise<SecurityOverview> {
  const { db, account, clock } = context;
  const { email, mobileNum, payeeName, restingUntil } = account;
  const lastLoginAt = await lastLoginBefore(context);
  return {
    ...(email !== null && { email: maskEmail(email) }),
    ...(mobileNum !== null && { mobileNum: maskNumber(mobileNum) }),
    ...(payeeName !== null && { payeeName: maskName(payeeName) }),
    emailVerified: account.emailVerifiedAt !== null,
    mobileVerified: account.mobileVerifiedAt !== null,
    passkeys: (await passkeysOf(db, account.id)).length,
    secondStep: await hasSecondStep(db, account.id),
    hasPaymentPassword: account.paymentPasswordHash !== null,
    hasSecurityQuestions: (await chosenQuestions(db, account.id)).length > 0,
    bankCards: (await cardsOf(db, account.id)).length,
    bankCardLimit: CARD_LIMIT,
    ...(restingUntil !== null &&
      restingUntil.getTime() > clock() && { restingUntil: toInstant(restingUntil) }),
    ...(lastLoginAt && { lastLoginAt: toInstant(lastLoginAt) }),
  };
}
