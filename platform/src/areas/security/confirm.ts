import { and, eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { maskEmail, maskNumber } from '../accounts/mask';
import { checkOwnCode } from '../verification/ownCodes';

/**
 * Confirms the number of who is signed in by a code that was sent to it.
 *
 * @throws Refusal mobile.missing, verification.code.*, request.rate.limited.
 */
export async function confirmNumber(
  context: SignedInContext,
  { verificationCode }: { verificationCode: string },
) {
  const { db, account, clock } = context;
  const { mobileNum } = account;
  if (mobileNum === null) throw new Refusal('mobile.missing');
  const { useUp } = await checkOwnCode(context, ['sms'], verificationCode);
  await db.transaction(async (tx) => {
    await useUp(tx);
    await tx
      .update(accounts)
      .set({ mobileVerifiedAt: new Date(clock()) })
      .where(eq(accounts.id, account.id));
  });
  return { mobileNum: maskNumber(mobileNum) };
}

/**
 * Confirms the e-mail address of who is signed in likewise.
 *
 * @throws Refusal email.missing, verification.code.*, request.rate.limited.
 */
export async function confirmAddress(
  context: SignedInContext,
  { verificationCode }: { verificationCode: string },
) {
  const { db, account, clock } = context;
  const { email, emailKey } = account;
  if (email === null || emailKey === null) throw new Refusal('email.missing');
  const { useUp } = await checkOwnCode(context, ['email'], verificationCode);
  await db.transaction(async (tx) => {
    await useUp(tx);
    // Another one may have taken its place meanwhile, which the code says nothing of.
    const confirmed = await tx
      .update(accounts)
      .set({ emailVerifiedAt: new Date(clock()) })
      .where(and(eq(accounts.id, account.id), eq(accounts.emailKey, emailKey)))
      .returning({ id: accounts.id });
    if (confirmed.length === 0) throw new Refusal('verification.code.wrong');
  });
  return { email: maskEmail(email) };
}
