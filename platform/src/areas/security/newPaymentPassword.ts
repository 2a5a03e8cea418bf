import { eq } from 'drizzle-orm';
import { type Account, registrations } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { passwordMatches } from '../accounts/passwords';
import { isWeakPassword } from './weakPassword';

interface Typed {
  readonly newPaymentPassword: string;
  readonly confirmNewPaymentPassword: string;
}

async function birthDateOf(db: Database, accountId: string): Promise<string | null | undefined> {
  const [registration] = await db
    .select({ birthDate: registrations.birthDate })
    .from(registrations)
    .where(eq(registrations.accountId, accountId));
  return registration?.birthDate;
}

/**
 * Throws when a payment password may not become the new one of who is signed in.
 *
 * @throws Refusal password.confirm.mismatch, payment.password.weak.
 */
export async function refuseUnfit({ db, account }: SignedInContext, typed: Typed): Promise<void> {
  const { newPaymentPassword, confirmNewPaymentPassword } = typed;
  if (newPaymentPassword !== confirmNewPaymentPassword)
    throw refusalUnder('confirmNewPaymentPassword', 'password.confirm.mismatch');
  const owner = { mobileNum: account.mobileNum, birthDate: await birthDateOf(db, account.id) };
  if (isWeakPassword(newPaymentPassword, owner))
    throw refusalUnder('newPaymentPassword', 'payment.password.weak');
}

/** Throws modify.new.old.same when the new payment password is the one that the account has. */
export async function refuseSame(
  { paymentPasswordHash }: Account,
  newPaymentPassword: string,
): Promise<void> {
  if (await passwordMatches(paymentPasswordHash, newPaymentPassword))
    throw refusalUnder('newPaymentPassword', 'modify.new.old.same');
}
