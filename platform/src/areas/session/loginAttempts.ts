import { and, asc, count, eq, gt, or } from 'drizzle-orm';
import { MINUTE, SECOND } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import { loginFailures } from './tables';

/**
 * Failed logins that an address may have in a minute: with one account, and in all
 * (docs/calls.md, "Rate limits").
 */
const WINDOW_MS = MINUTE;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;

/** After so many failures of an account or an address, remembered so long, a captcha is asked for. */
export const FAILURES_BEFORE_CAPTCHA = 3;
export const FAILURE_MEMORY_MS = 15 * MINUTE;

interface Attempt {
  id: string;
  merchant: string;
  address: string;
  usernameKey: string;
  at: Date;
}

async function refuseAbove(db: Database, attempt: Attempt, scope: 'account' | 'address', most: number) {
  const failures = await db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(
      and(
        eq(loginFailures.merchant, attempt.merchant),
        eq(loginFailures.address, attempt.address),
        scope === 'account' ? eq(loginFailures.usernameKey, attempt.usernameKey) : undefined,
        gt(loginFailures.at, new Date(attempt.at.getTime() - WINDOW_MS)),
      ),
    )
    .orderBy(asc(loginFailures.at))
    .limit(most + 1);
  const [oldest] = failures;
  if (!oldest || failures.length <= most) return;
  await forgetAttempt(db, attempt);
  const wait = oldest.at.getTime() + WINDOW_MS - attempt.at.getTime();
  throw new Refusal('request.rate.limited', { retryAfter: Math.max(1, Math.ceil(wait / SECOND)) });
}

/**
 * Counts a login as failed before it is tried, so that tries side by side cannot pass the limit together; a
 * success takes it back.
 *
 * @throws Refusal request.rate.limited
 */
export async function countAttempt(db: Database, values: Omit<Attempt, 'id'>): Promise<Attempt> {
  const attempt = { id: newId('log'), ...values };
  await db.insert(loginFailures).values(attempt);
  await refuseAbove(db, attempt, 'account', FAILURES_PER_ACCOUNT);
  await refuseAbove(db, attempt, 'address', FAILURES_PER_ADDRESS);
  return attempt;
}

/** Takes one attempt back. */
export async function forgetAttempt(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
}

/** Forgets the failures of an account from an address, after a login there. */
export async function forgetFailures(db: Database, attempt: Attempt): Promise<void> {
  await db
    .delete(loginFailures)
    .where(
      and(
        eq(loginFailures.merchant, attempt.merchant),
        eq(loginFailures.usernameKey, attempt.usernameKey),
        eq(loginFailures.address, attempt.address),
      ),
    );
}

/**
 * Failures that are remembered of this account or of this address, whichever has more. The running attempt is one
 * of them.
 */
export async function countFailures(
  db: Database,
  { merchant, address, usernameKey, at }: Attempt,
): Promise<number> {
  const counted = await db
    .select({ address: loginFailures.address, usernameKey: loginFailures.usernameKey, failures: count() })
    .from(loginFailures)
    .where(
      and(
        eq(loginFailures.merchant, merchant),
        or(eq(loginFailures.address, address), eq(loginFailures.usernameKey, usernameKey)),
        gt(loginFailures.at, new Date(at.getTime() - FAILURE_MEMORY_MS)),
      ),
    )
    .groupBy(loginFailures.address, loginFailures.usernameKey);
  const total = (rows: typeof counted) => rows.reduce((sum, { failures }) => sum + failures, 0);
  return Math.max(
    total(counted.filter((row) => row.address === address)),
    total(counted.filter((row) => row.usernameKey === usernameKey)),
  );
}
