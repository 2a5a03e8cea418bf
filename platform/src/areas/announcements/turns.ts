import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { rowsOf } from '../../core/db/rowsOf';
import { tellNews } from '../../core/news/tellNews';
import { announcementTurns } from './tables';

const ONE = 1;

/** Merchants at which something began or ended after one instant and up to another. */
async function merchantsWithTurns(tx: Database, after: Date, until: Date): Promise<readonly string[]> {
  const [from, to] = [after.toISOString(), until.toISOString()];
  const rows = await rowsOf<{ merchant: string }>(
    tx,
    sql`select distinct merchant from (
      select merchant, starts_at, ends_at from announcements
      union all select merchant, starts_at, ends_at from banners
      union all select merchant, starts_at, ends_at from popups
      union all select merchant, published_at, null from lobby_news
    ) shown
    where (starts_at > ${from}::timestamptz and starts_at <= ${to}::timestamptz)
      or (ends_at > ${from}::timestamptz and ends_at <= ${to}::timestamptz)
    order by merchant`,
  );
  return rows.map(({ merchant }) => merchant);
}

/**
 * Tells open pages what began or ended by the clock since it was last looked at, by this process or another: changes by an
 * operator are told at once, by triggers (repeatable.sql). What turned while no process ran is told by the first one.
 */
export async function tellTurns(db: Database, now: number): Promise<void> {
  const until = new Date(now);
  await db.transaction(async (tx) => {
    const [turns] = await tx
      .select({ toldUntil: announcementTurns.toldUntil })
      .from(announcementTurns)
      .for('update', { skipLocked: true });
    if (!turns) {
      // The first time, or another process is at it.
      await tx.insert(announcementTurns).values({ id: ONE, toldUntil: until }).onConflictDoNothing();
      return;
    }
    if (turns.toldUntil >= until) return;
    for (const merchant of await merchantsWithTurns(tx, turns.toldUntil, until))
      await tellNews(tx, { merchant }, 'announcements');
    await tx.update(announcementTurns).set({ toldUntil: until }).where(eq(announcementTurns.id, ONE));
  });
}
