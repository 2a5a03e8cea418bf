import type { Session } from '@site/contracts/areas/account';
import { desc, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { sessions } from '../../core/sessions/tables';
import { deviceName } from './deviceName';

/**
 * When, and with what, somebody last signed in to an account, so that its owner can tell whether that was them.
 * Asked before a session begins. `undefined` for an account that nobody has signed in to.
 */
export async function lastLoginOf(db: Database, account: Account): Promise<Session['lastLogin']> {
  const [last] = await db
    .select({ at: sessions.createdAt, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.accountId, account.id))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  // Accounts of before the record of sessions know the time alone.
  const at = last?.at ?? account.lastLoginAt;
  return at ? { at: at.toISOString(), device: deviceName(last?.userAgent) } : undefined;
}
