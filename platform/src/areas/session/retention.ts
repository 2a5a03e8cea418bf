import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { erasePlayMoney } from '../../core/ledger/ledger';
import { sessions } from '../../core/sessions/tables';
import { TRIAL_TYPE } from './freePlay';
import { trialTickets } from './tables';

/** How long it is known with what, and from where, somebody signed in: for as long as a theft may come to light. */
const ORIGIN_KEPT_MS = 90 * DAY;
/** How long it is known that somebody signed in: a year of figures for agents, and the month before it. */
const SESSION_KEPT_MS = 400 * DAY;
/** How long a trial is kept after its one sign-in, whose session lasts a day at most. */
const TRIAL_KEPT_MS = 7 * DAY;

/** Rows of one run, so that it is done within the time that a query has; the rest is for the next run. */
const MOST_SESSIONS = 5_000;
const MOST_TRIALS = 200;

/** Forgets with what and from where old sessions were begun, and deletes very old ones. */
export async function forgetOldSessions(db: Database, now: number): Promise<void> {
  const known = or(isNotNull(sessions.address), isNotNull(sessions.userAgent));
  const oldOrigins = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(lt(sessions.createdAt, new Date(now - ORIGIN_KEPT_MS)), known))
    .limit(MOST_SESSIONS);
  await db.update(sessions).set({ address: null, userAgent: null }).where(inArray(sessions.id, oldOrigins));
  const old = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.createdAt, new Date(now - SESSION_KEPT_MS)))
    .limit(MOST_SESSIONS);
  await db.delete(sessions).where(inArray(sessions.id, old));
}

/** Deletes trial accounts that nobody has signed in to and nobody can any more. */
export async function deleteUnusedTrials(db: Database, now: number): Promise<void> {
  const ended = await db
    .delete(trialTickets)
    .where(lt(trialTickets.expiresAt, new Date(now)))
    .returning();
  for (const { accountId } of ended)
    await db.delete(accounts).where(and(eq(accounts.id, accountId), isNull(accounts.lastLoginAt)));
}

/** Deletes trial accounts that were used, with all that they played. */
export async function deleteOldTrials(db: Database, now: number): Promise<void> {
  const used = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.type, TRIAL_TYPE), lt(accounts.lastLoginAt, new Date(now - TRIAL_KEPT_MS))))
    .limit(MOST_TRIALS);
  if (used.length === 0) return;
  const ids = used.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await erasePlayMoney(tx, ids);
    await tx.delete(accounts).where(inArray(accounts.id, ids));
  });
}
