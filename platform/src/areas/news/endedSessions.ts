import { eq, inArray } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { judgeSession } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';

/** Which of these sessions are not live any more, or are gone. */
export async function endedSessions(db: Database, ids: readonly string[], now: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(inArray(sessions.id, [...ids]));
  const live = new Set(
    found.filter((one) => judgeSession(one, now) === 'live').map(({ session }) => session.id),
  );
  return ids.filter((id) => !live.has(id));
}
