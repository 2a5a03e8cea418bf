import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { SESSION_IDLE_MS } from '../../../core/sessions/sessions';

/** Whether a row `s` of sessions is live at an instant. */
export const isLive = (at: Date): SQL => sql`(s.ended_at is null
  and s.last_seen_at > ${new Date(at.getTime() - SESSION_IDLE_MS).toISOString()}::timestamptz
  and s.expires_at > ${at.toISOString()}::timestamptz)`;

/** How many accounts below an agent hold a live session. */
export async function countOnline(db: Database, agentId: string, at: Date): Promise<number> {
  const [found] = await rowsOf<{ online: number }>(
    db,
    sql`select count(distinct s.account_id)::int as online
      from sessions s join team_paths p on p.descendant = s.account_id and p.ancestor = ${agentId}
      where ${isLive(at)}`,
  );
  return found?.online ?? 0;
}
