import type { setPaymentPassword } from '@site/contracts/areas/security';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Account, accounts } from '../../core/accounts/tables';
import { refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { checkPaymentPassword } from '../../core/payment/paymentPassword';
import { hashPassword } from '../accounts/passwords';
import { tellOwner } from '../accounts/tellOwner';
import { refuseUnconfirmed } from '../session/confirm';
import { refuseSame, refuseUnfit } from './newPaymentPassword';

/** The payment password that was looked at, or that there was none. */
const isCurrent = ({ paymentPasswordHash }: Account) =>
  sql`${accounts.paymentPasswordHash} is not distinct from ${paymentPasswordHash}`;

/**
 * Sets the payment password of who is signed in, or changes it by the old one. The first one has no old one to ask for:
 * there a stolen session must not be enough.
 *
 * @throws Refusal auth.confirm.required, password.confirm.mismatch, payment.password.weak, field.required,
 *   payment.password.wrong, request.rate.limited, modify.new.old.same.
 */
export async function setOrChange(
  context: SignedInContext,
  typed: z.output<(typeof setPaymentPassword)['request']>,
) {
  const { db, account, clock } = context;
  if (account.paymentPasswordHash === null) refuseUnconfirmed(context);
  const { oldPaymentPassword, newPaymentPassword } = typed;
  await refuseUnfit(context, typed);
  if (account.paymentPasswordHash !== null) {
    if (oldPaymentPassword === undefined) throw refusalUnder('oldPaymentPassword', 'field.required');
    await checkPaymentPassword(db, account, oldPaymentPassword, clock(), 'oldPaymentPassword');
    await refuseSame(account, newPaymentPassword);
  }
  const paymentPasswordHash = await hashPassword(newPaymentPassword);
  const set = await db
    .update(accounts)
    .set({ paymentPasswordHash })
    .where(and(eq(accounts.id, account.id), isCurrent(account)))
    .returning({ id: accounts.id });
  // It was set, changed or reset meanwhile: what was typed as the old one is old no more.
  if (set.length === 0)
    throw refusalUnder(
      'oldPaymentPassword',
      oldPaymentPassword === undefined ? 'field.required' : 'payment.password.wrong',
    );
  tellOwner(context, account, 'paymentPasswordChanged');
  return {};
}
