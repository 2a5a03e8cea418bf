import type { setPaymentPassword } from '@site/contracts/areas/security';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts } from '../../core/accounts/tables';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { checkPaymentPassword } from '../../core/payment/paymentPassword';
import { hashPassword } from '../accounts/passwords';
import { tellOwner } from '../accounts/tellOwner';
import { refuseSame, refuseUnfit } from './newPaymentPassword';

/**
 * Sets the payment password of who is signed in, or changes it by the old one.
 *
 * @throws Refusal password.confirm.mismatch, payment.password.weak, field.required, payment.password.wrong,
 *   request.rate.limited, modify.new.old.same.
 */
export async function setOrChange(
  context: SignedInContext,
  typed: z.output<(typeof setPaymentPassword)['request']>,
) {
  const { db, account, clock } = context;
  const { oldPaymentPassword, newPaymentPassword } = typed;
  await refuseUnfit(context, typed);
  if (account.paymentPasswordHash !== null) {
    if (oldPaymentPassword === undefined)
      throw new Refusal('field.required', { fields: { oldPaymentPassword: ['field.required'] } });
    await checkPaymentPassword(db, account, oldPaymentPassword, clock(), 'oldPaymentPassword');
    await refuseSame(account, newPaymentPassword);
  }
  const paymentPasswordHash = await hashPassword(newPaymentPassword);
  await db.update(accounts).set({ paymentPasswordHash }).where(eq(accounts.id, account.id));
  tellOwner(context, account, 'paymentPasswordChanged');
  return {};
}
