import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../core/db/client';
import type { Message } from '../../core/delivery/messenger';
import { newId } from '../../core/ids';
import { chooseLanguage } from '../../core/language';
import { MAILBOX_POLICY, mailboxPage } from './mailboxPage';
import { mailbox } from './tables';

const MAILBOX_PATH = '/sandbox/mailbox';
const MESSAGES_SHOWN = 50;

/** Keeps a message in the developer mailbox instead of sending it. */
export async function deliverToMailbox(db: Database, message: Message, now: number): Promise<void> {
  const { merchant, channel, recipient, body } = message;
  const subject = message.channel === 'email' ? message.subject : null;
  await db
    .insert(mailbox)
    .values({ id: newId('msg'), merchant, channel, recipient, subject, body, at: new Date(now) });
}

/** The newest messages, newest first. */
const newestMessages = (db: Database) =>
  db.select().from(mailbox).orderBy(desc(mailbox.at), desc(mailbox.id)).limit(MESSAGES_SHOWN);

/**
 * The developer mailbox: a page, and the same as JSON for tests. Served only where messages end up in it; there
 * anybody who reaches the platform reads them.
 */
export function registerMailbox(app: FastifyInstance): void {
  const { db, config } = app.platform;
  if (!config.developerMailbox) return;

  app.get(MAILBOX_PATH, async (request, reply) => {
    const language = chooseLanguage(undefined, request.headers['accept-language'], 'en');
    const page = mailboxPage(await newestMessages(db), language);
    return reply
      .header('content-security-policy', MAILBOX_POLICY)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.get(`${MAILBOX_PATH}.json`, async () => ({ messages: await newestMessages(db) }));
}
