import { eq, inArray, lte, sql } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { takesOffers } from '../../core/care/state';
import { careStates } from '../../core/care/tables';
import { DAY, MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { sessions } from '../../core/sessions/tables';
import { pushDevices, pushOutbox, pushTopics } from './tables';

/** So many are sent side by side. */
export const BATCH = 20;

/** Longer than sending takes: a process that stops meanwhile leaves them to another. */
const LEASE_MS = MINUTE;

/** What is older is no news. */
export const KEPT_MS = DAY;

/** Takes what is due; other processes pass it over until the lease is over. */
function take(db: Database, at: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: pushOutbox.id })
      .from(pushOutbox)
      .where(lte(pushOutbox.dueAt, at))
      .orderBy(pushOutbox.dueAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(pushOutbox)
        .set({ dueAt: new Date(at.getTime() + LEASE_MS), attempts: sql`${pushOutbox.attempts} + 1` })
        .where(inArray(pushOutbox.id, ids));
    return ids;
  });
}

const read = (db: Database, ids: readonly string[]) =>
  db
    .select({
      news: pushOutbox,
      device: pushDevices,
      disabled: accounts.disabled,
      endReason: sessions.endReason,
      care: careStates,
      topics: pushTopics.topics,
    })
    .from(pushOutbox)
    .innerJoin(pushDevices, eq(pushDevices.id, pushOutbox.deviceId))
    .innerJoin(accounts, eq(accounts.id, pushOutbox.accountId))
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .leftJoin(careStates, eq(careStates.accountId, pushOutbox.accountId))
    .leftJoin(pushTopics, eq(pushTopics.accountId, pushOutbox.accountId))
    .where(inArray(pushOutbox.id, [...ids]));

type Due = Awaited<ReturnType<typeof read>>[number];

/**
 * Whether it may be sent, as things are now: the member still asks for it (PL-040), is not closed or offered nothing
 * (PL-039), and nobody has ended the session in which this browser subscribed for them.
 */
function maySend({ news, device, disabled, endReason, care, topics }: Due, at: Date): boolean {
  const isOwn = device.accountId === news.accountId && endReason === null && !disabled;
  const isAsked = care?.contact.push === true && topics?.includes(news.topic) === true;
  return isOwn && isAsked && takesOffers(care, at) && news.at.getTime() + KEPT_MS > at.getTime();
}

/**
 * Takes notifications that are due, for this process alone. Those that may not be sent are dropped.
 *
 * @returns How many were taken, and those that are to be sent.
 */
export async function claimDue(db: Database, at: Date): Promise<{ taken: number; due: Due[] }> {
  const ids = await take(db, at);
  if (ids.length === 0) return { taken: 0, due: [] };
  const due = (await read(db, ids)).filter((one) => maySend(one, at));
  const dropped = ids.filter((id) => !due.some(({ news }) => news.id === id));
  if (dropped.length > 0) await db.delete(pushOutbox).where(inArray(pushOutbox.id, dropped));
  return { taken: ids.length, due };
}
