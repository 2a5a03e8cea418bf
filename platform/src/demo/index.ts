import { lt } from 'drizzle-orm';
import { type Clock, DAY } from '../core/clock';
import type { Database } from '../core/db/client';
import type { Deliver } from '../core/delivery/messenger';
import type { Area } from '../core/http/area';
import { registerBank } from './bank/routes';
import { registerCdn } from './cdn/routes';
import { sweepVisits } from './sandbox/chat/visits';
import { deliverToMailbox } from './sandbox/mailbox';
import { registerSandbox } from './sandbox/routes';
import { frameSessions, launchTokens, mailbox } from './sandbox/tables';

/** How long the developer mailbox keeps a message. */
const MAILBOX_KEPT_MS = DAY;

/** The demonstration: a vendor with its games, a bank with its gateway, drawn pictures, and a mailbox for developers. */
export const demonstration: Area = {
  register(app) {
    registerSandbox(app);
    registerBank(app);
    registerCdn(app);
  },
  async sweep(db, now) {
    await sweepVisits(db, now);
    const ended = new Date(now);
    await db.delete(launchTokens).where(lt(launchTokens.expiresAt, ended));
    await db.delete(frameSessions).where(lt(frameSessions.expiresAt, ended));
    await db.delete(mailbox).where(lt(mailbox.at, new Date(now - MAILBOX_KEPT_MS)));
  },
};

/** Keeps messages in the developer mailbox. */
export const mailboxOf =
  (db: Database, clock: Clock): Deliver =>
  (message) =>
    deliverToMailbox(db, message, clock());
