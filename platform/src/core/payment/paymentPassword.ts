import { verify } from '@node-rs/argon2';
import { and, asc, eq, gt, is, lt } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { lockAccount } from '../accounts/lockAccount';
import type { Account } from '../accounts/tables';
import { HOUR, SECOND } from '../clock';
import type { Database } from '../db/client';
import { Refusal, refusalUnder } from '../http/refusal';
import { newId } from '../ids';
import { paymentPasswordTries } from './tables';

/** Wrong tries of one account in so long (docs/calls.md, "Rate limits"). */
const TRIES = 10;
const COUNTED_MS = HOUR;

/**
 * Counts a try as wrong before it is made, so that tries side by side cannot pass the limit together; a right one
 * takes it back.
 *
 * @returns How many are left.
 * @throws Refusal request.rate.limited
 */
function countTry(db: Database, accountId: string, now: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const counted = await tx
      .select({ at: paymentPasswordTries.at })
      .from(paymentPasswordTries)
      .where(
        and(
          eq(paymentPasswordTries.accountId, accountId),
          gt(paymentPasswordTries.at, new Date(now - COUNTED_MS)),
        ),
      )
      .orderBy(asc(paymentPasswordTries.at));
    const [oldest] = counted;
    if (oldest && counted.length >= TRIES) {
      const wait = oldest.at.getTime() + COUNTED_MS - now;
      throw new Refusal('request.rate.limited', { retryAfter: Math.max(1, Math.ceil(wait / SECOND)) });
    }
    await tx.insert(paymentPasswordTries).values({ id: newId('try'), accountId, at: new Date(now) });
    return TRIES - counted.length - 1;
  });
}

/** Lets an account have all its tries again. */
export async function forgetTries(db: Database, accountId: string): Promise<void> {
  await db.delete(paymentPasswordTries).where(eq(paymentPasswordTries.accountId, accountId));
}

/** Deletes tries that count no more. */
export async function deleteOldTries(db: Database, now: number): Promise<void> {
  await db.delete(paymentPasswordTries).where(lt(paymentPasswordTries.at, new Date(now - COUNTED_MS)));
}

/**
 * Throws unless a password is the account's payment password. On a call that moves money this is for the route's
 * `before`: its transaction would take a wrong try back.
 *
 * @param db The database itself, no transaction.
 * @param field Of the request, that the password came in.
 * @throws Refusal payment.password.missing, payment.password.wrong (with `value.triesLeft`), request.rate.limited.
 */
export async function checkPaymentPassword(
  db: Database,
  { id, paymentPasswordHash }: Pick<Account, 'id' | 'paymentPasswordHash'>,
  password: string,
  now: number,
  field = 'paymentPassword',
): Promise<void> {
  if (is(db, PgTransaction)) throw new Error('a transaction would take back that a try was wrong');
  if (paymentPasswordHash === null) throw new Refusal('payment.password.missing');
  const triesLeft = await countTry(db, id, now);
  if (!(await verify(paymentPasswordHash, password)))
    throw refusalUnder(field, 'payment.password.wrong', { value: { triesLeft } });
  await forgetTries(db, id);
}
