import { and, eq, isNull, lt } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import type { Area } from '../../core/http/area';
import { FAILURE_MEMORY_MS } from './loginAttempts';
import { registerSession } from './routes';
import { captchas, loginFailures, trialTickets } from './tables';

export const session: Area = {
  register: registerSession,
  async sweep(db, now) {
    const ended = new Date(now);
    await db.delete(captchas).where(lt(captchas.expiresAt, ended));
    await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now - FAILURE_MEMORY_MS)));
    await sweepTrials(db, ended);
  },
};

/** Trial accounts that nobody has signed in to and nobody can any more. */
async function sweepTrials(db: Database, ended: Date): Promise<void> {
  const old = await db.delete(trialTickets).where(lt(trialTickets.expiresAt, ended)).returning();
  for (const { accountId } of old)
    await db.delete(accounts).where(and(eq(accounts.id, accountId), isNull(accounts.lastLoginAt)));
}
