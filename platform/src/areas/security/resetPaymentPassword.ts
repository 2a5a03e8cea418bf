import type { resetPaymentPassword } from '@site/contracts/areas/security';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts } from '../../core/accounts/tables';
import { DAY, toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { forgetTries } from '../../core/payment/paymentPassword';
import { hashPassword } from '../accounts/passwords';
import { tellOwner } from '../accounts/tellOwner';
import { checkOwnCode } from '../verification/ownCodes';
import { checkAnswers } from './answers';
import { refuseSame, refuseUnfit } from './newPaymentPassword';

/** Whoever got in by a stolen phone or mailbox cannot pay themselves out for so long. */
const REST_MS = DAY;

type Typed = z.output<(typeof resetPaymentPassword)['request']>;

/** Uses up what showed the owner, in the transaction of the reset. */
type UseUp = (tx: Database) => Promise<void>;

/** By a code, to the confirmed number or to the address, or by the answers. */
async function showOwner(context: SignedInContext, { verificationCode, answers }: Typed): Promise<UseUp> {
  const { db, account, clock } = context;
  if (verificationCode !== undefined) {
    const { way, useUp } = await checkOwnCode(
      context,
      account.mobileVerifiedAt ? ['sms', 'email'] : ['email'],
      verificationCode,
    );
    return async (tx) => {
      await useUp(tx);
      if (way === 'email')
        await tx
          .update(accounts)
          .set({ emailVerifiedAt: new Date(clock()) })
          .where(eq(accounts.id, account.id));
    };
  }
  if (answers === undefined) throw refusalUnder('verificationCode', 'field.required');
  await checkAnswers(db, account.id, answers);
  return async () => undefined;
}

/**
 * Gives who is signed in a new payment password without the old one. Withdrawals rest for a day from then on, and the
 * owner is told.
 *
 * @throws Refusal payment.password.missing, password.confirm.mismatch, payment.password.weak, field.required,
 *   verification.code.*, security.answer.wrong, modify.new.old.same, request.rate.limited. Only a reset that is done
 *   uses the code up.
 */
export async function reset(context: SignedInContext, typed: Typed) {
  const { db, account, clock } = context;
  if (account.paymentPasswordHash === null) throw new Refusal('payment.password.missing');
  await refuseUnfit(context, typed);
  const useUp = await showOwner(context, typed);
  await refuseSame(account, typed.newPaymentPassword);
  const paymentPasswordHash = await hashPassword(typed.newPaymentPassword);
  const restingUntil = new Date(clock() + REST_MS);
  await db.transaction(async (tx) => {
    await useUp(tx);
    await tx.update(accounts).set({ paymentPasswordHash, restingUntil }).where(eq(accounts.id, account.id));
    await forgetTries(tx, account.id);
  });
  tellOwner(context, account, 'paymentPasswordReset');
  return { restingUntil: toInstant(restingUntil) };
}
