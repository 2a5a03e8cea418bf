import type { PushMessage } from '@site/contracts/areas/push';
import { eq, lt, sql } from 'drizzle-orm';
import { SECOND } from '../../core/clock';
import type { Config } from '../../core/config';
import type { Database } from '../../core/db/client';
import { KEPT_MS, sendDue, triedAgainAt } from '../../core/outbox';
import type { VapidKeys } from '../../core/push/vapid';
import { vapidOf } from './keys';
import { type PushAnswer, sendToService } from './request';
import { type Due, sendable } from './sendable';
import { isOfPushService } from './services';
import { pushDevices, pushOutbox } from './tables';

const isTaken = ({ status = 0 }: PushAnswer) => status >= 200 && status < 300;
/** The browser has left, or its player has. */
const isGone = ({ status }: PushAnswer) => status === 404 || status === 410;
/** A service that is away, or has too much to do. */
const isForLater = ({ status }: PushAnswer) => status === undefined || status === 429 || status >= 500;

/** Sends one. Answers what a service has refused for good, for the log: without the address, which is a secret. */
async function sendOne(
  db: Database,
  { news, device }: Due,
  { keys, config, at }: { keys: VapidKeys; config: Config; at: Date },
): Promise<string | undefined> {
  const named = eq(pushOutbox.id, news.id);
  if (!isOfPushService(device.endpoint, config)) {
    await db.delete(pushDevices).where(eq(pushDevices.id, device.id));
    return undefined;
  }
  const { about: id, topic, accountId: recipient, path } = news;
  const message: PushMessage = { id, topic, recipient, path };
  const restMs = news.at.getTime() + KEPT_MS - at.getTime();
  const answer = await sendToService(device, JSON.stringify(message), keys, Math.ceil(restMs / SECOND));
  if (isGone(answer)) {
    await db.delete(pushDevices).where(eq(pushDevices.id, device.id));
    return undefined;
  }
  if (isForLater(answer)) {
    const dueAt = triedAgainAt(at, news.attempts, answer.retryAfterMs);
    await db.update(pushOutbox).set({ dueAt }).where(named);
    return undefined;
  }
  await db.delete(pushOutbox).where(named);
  return isTaken(answer) ? undefined : `${new URL(device.endpoint).host} answers ${answer.status}`;
}

/**
 * Sends what is due, side by side with other processes: each notification is sent by one of them. One whose sender has
 * stopped half-way is sent again, and shown once.
 *
 * @throws Error that names what services have refused, after all others are sent.
 */
export async function sendPushes(db: Database, now: number, config: Config): Promise<void> {
  const keys = await vapidOf(db, config);
  if (!keys) return;
  const at = new Date(now);
  const refused = new Set<string>();
  await sendDue(db, pushOutbox, at, async (ids) => {
    const due = await sendable(db, ids, at);
    const answers = await Promise.all(due.map((one) => sendOne(db, one, { keys, config, at })));
    for (const answer of answers) if (answer) refused.add(answer);
  });
  if (refused.size > 0) throw new Error(`notifications refused: ${[...refused].join(', ')}`);
}

/** Forgets browsers whose session was ended, and what waits for nobody. */
export async function sweepPushes(db: Database, now: number): Promise<void> {
  await db.delete(pushOutbox).where(lt(pushOutbox.at, new Date(now - KEPT_MS)));
  await db
    .delete(pushDevices)
    .where(sql`${pushDevices.sessionId} in (select id from sessions where end_reason is not null)`);
}
