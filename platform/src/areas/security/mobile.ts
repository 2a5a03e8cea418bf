import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { maskNumber } from '../accounts/mask';
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
