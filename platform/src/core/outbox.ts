import { inArray, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAY, HOUR, MINUTE, SECOND } from './clock';
import type { Database } from './db/client';

/*
 * Messages that leave the platform are written down in the transaction that has something to tell, and sent by a job:
 * each by one process, and again when its sender stopped half-way. A kind of message has an outbox of its own.
 */

/** A table of messages that wait. */
export type Outbox = PgTable & {
  readonly id: AnyPgColumn<{ data: string; notNull: true }>;
  /** When one is sent, or tried again. */
  readonly dueAt: AnyPgColumn<{ data: Date }>;
  readonly attempts: AnyPgColumn<{ data: number }>;
};

/** What is older is no news. */
export const KEPT_MS = DAY;

/** So many are sent side by side. */
export const BATCH = 20;

/** Longer than sending takes: a process that stops meanwhile leaves them to another. */
const LEASE_MS = MINUTE;

/** A run takes no more after so long: its clock stands still, and by it the lease of what it took would be over. */
const LONGEST_RUN_MS = 30 * SECOND;

const FIRST_WAIT_MS = MINUTE;
const LONGEST_WAIT_MS = HOUR;

/** Takes what is due; other processes pass it over until the lease is over. */
function take(db: Database, outbox: Outbox, at: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(lte(outbox.dueAt, at))
      .orderBy(outbox.dueAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(outbox)
        .set({ dueAt: new Date(at.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, ids));
    return ids;
  });
}

/**
 * Sends what is due in an outbox, batch after batch, side by side with other processes.
 *
 * @param send Sends those with these ids, and puts down what became of each: what it leaves as it is, is sent again
 *   after a minute.
 */
export async function sendDue(
  db: Database,
  outbox: Outbox,
  at: Date,
  send: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const started = performance.now();
  for (let taken = BATCH; taken === BATCH && performance.now() - started < LONGEST_RUN_MS; ) {
    const ids = await take(db, outbox, at);
    if (ids.length > 0) await send(ids);
    taken = ids.length;
  }
}

/** Drops what was taken and may not be sent any more: all but what is kept. */
export async function keepOnly(
  db: Database,
  outbox: Outbox,
  taken: readonly string[],
  kept: readonly string[],
): Promise<void> {
  const dropped = taken.filter((id) => !kept.includes(id));
  if (dropped.length > 0) await db.delete(outbox).where(inArray(outbox.id, dropped));
}

/**
 * When one that could not be sent is tried again: twice as long after each attempt, an hour at the most.
 *
 * @param leastMs How long its receiver asks to be left alone.
 */
export const triedAgainAt = (at: Date, attempts: number, leastMs = 0): Date =>
  new Date(at.getTime() + Math.min(Math.max(FIRST_WAIT_MS * 2 ** attempts, leastMs), LONGEST_WAIT_MS));
