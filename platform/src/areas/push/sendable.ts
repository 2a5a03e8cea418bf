import { eq, inArray } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { takesOffers } from '../../core/care/state';
import { careStates } from '../../core/care/tables';
import type { Database } from '../../core/db/client';
import { KEPT_MS, keepOnly } from '../../core/outbox';
import { sessions } from '../../core/sessions/tables';
import { pushDevices, pushOutbox, pushTopics } from './tables';

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

export type Due = Awaited<ReturnType<typeof read>>[number];

/**
 * Whether it may be sent, as things are now: the member still asks for it (PL-040), is not closed or offered nothing
 * (PL-039), and nobody has ended the session in which this browser subscribed for them.
 */
function maySend({ news, device, disabled, endReason, care, topics }: Due, at: Date): boolean {
  const isOwn = device.accountId === news.accountId && endReason === null && !disabled;
  const isAsked = care?.contact.push === true && topics?.includes(news.topic) === true;
  return isOwn && isAsked && takesOffers(care, at) && news.at.getTime() + KEPT_MS > at.getTime();
}

/** Those of what was taken that may be sent. The others are dropped. */
export async function sendable(db: Database, ids: readonly string[], at: Date): Promise<Due[]> {
  const due = (await read(db, ids)).filter((one) => maySend(one, at));
  const kept = due.map(({ news }) => news.id);
  await keepOnly(db, pushOutbox, ids, kept);
  return due;
}
