import { and, eq, isNull, lt } from 'drizzle-orm';
import { HOUR } from '../../core/clock';
import type { Config } from '../../core/config';
import type { Database } from '../../core/db/client';
import type { Messenger } from '../../core/delivery/messenger';
import { KEPT_MS, sendDue, triedAgainAt } from '../../core/outbox';
import { noticeMail } from './noticeMail';
import { type Due, sendable } from './sendable';
import { mailOutbox } from './tables';

/** For so long the same is not told again: a chat of twenty lines is one e-mail. */
const QUIET_MS = HOUR;

/** Sends one. Answers whether the gateway took it. */
async function sendOne(
  db: Database,
  { news, merchant, email, language }: Due,
  messenger: Messenger,
  at: Date,
): Promise<boolean> {
  const recipient = { channel: 'email' as const, merchant: merchant.code, recipient: email };
  const isSent = await messenger
    .deliver({ ...recipient, ...noticeMail(news.topic, merchant, language) })
    .then(
      () => true,
      () => false,
    );
  await db
    .update(mailOutbox)
    .set(isSent ? { dueAt: null, at } : { dueAt: triedAgainAt(at, news.attempts) })
    .where(eq(mailOutbox.id, news.id));
  return isSent;
}

/**
 * Sends what is due, side by side with other processes: each e-mail is sent by one of them. One whose sender has stopped
 * half-way is sent again.
 *
 * @throws Error that says how many could not be delivered, without their recipients, after all others are sent.
 */
export async function sendNotices(
  db: Database,
  now: number,
  _config: Config,
  messenger?: Messenger,
): Promise<void> {
  if (!messenger) return;
  const at = new Date(now);
  let failed = 0;
  await sendDue(db, mailOutbox, at, async (ids) => {
    const due = await sendable(db, ids, at);
    const sent = await Promise.all(due.map((one) => sendOne(db, one, messenger, at)));
    failed += sent.filter((isSent) => !isSent).length;
  });
  if (failed > 0) throw new Error(`${failed} e-mails could not be delivered`);
}

/** Forgets what waits for nobody, and what was sent a while ago. */
export async function sweepNotices(db: Database, now: number): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.at, new Date(now - KEPT_MS)));
  await db
    .delete(mailOutbox)
    .where(and(isNull(mailOutbox.dueAt), lt(mailOutbox.at, new Date(now - QUIET_MS))));
}
