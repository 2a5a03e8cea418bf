import { eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { hashToken, newToken } from '../../../core/ids';
import { judgeSession, SESSION_MAX_MS, touchSession } from '../../../core/sessions/sessions';
import { sessions } from '../../../core/sessions/tables';
import { CHAT_PATH } from './paths';
import { type ChatVisit, chatTickets, chatVisits } from './tables';

const COOKIE = 'chat';
const COOKIE_VALUE = /(?:^|;\s*)chat=([A-Za-z0-9_-]{43})(?:;|$)/;

/**
 * Uses a ticket up.
 *
 * @returns The cookie of the visit that it opens; undefined for a ticket that is unknown, used or too old.
 */
export async function openVisit(
  db: Database,
  ticket: string,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  now: number,
): Promise<string | undefined> {
  const [used] = await db
    .delete(chatTickets)
    .where(eq(chatTickets.tokenHash, hashToken(ticket)))
    .returning();
  if (!used || used.expiresAt.getTime() <= now) return undefined;
  const token = newToken();
  const expiresAt = new Date(now + SESSION_MAX_MS);
  await db.insert(chatVisits).values({ ...used, tokenHash: hashToken(token), expiresAt });
  const secure = protocol === 'https' ? '; Secure' : '';
  // Lax: the browser comes from the site, which is another origin.
  return `${COOKIE}=${token}; Path=${CHAT_PATH}; HttpOnly; SameSite=Lax${secure}`;
}

/** The visit of a browser and whose it is; undefined without one, and once the session of the site has ended. */
export async function findVisit(
  db: Database,
  { headers }: Pick<FastifyRequest, 'headers'>,
  now: number,
): Promise<{ visit: ChatVisit; account: Account } | undefined> {
  const token = COOKIE_VALUE.exec(headers.cookie ?? '')?.[1];
  if (token === undefined) return undefined;
  const [found] = await db
    .select({ visit: chatVisits, session: sessions, account: accounts })
    .from(chatVisits)
    .innerJoin(sessions, eq(sessions.id, chatVisits.sessionId))
    .innerJoin(accounts, eq(accounts.id, chatVisits.accountId))
    .where(eq(chatVisits.tokenHash, hashToken(token)));
  if (!found || found.visit.expiresAt.getTime() <= now || judgeSession(found, now) !== 'live')
    return undefined;
  await touchSession(db, found.session, now);
  return found;
}

/** Deletes tickets and visits that have run out. */
export async function sweepVisits(db: Database, now: number): Promise<void> {
  const ended = new Date(now);
  await db.delete(chatTickets).where(lt(chatTickets.expiresAt, ended));
  await db.delete(chatVisits).where(lt(chatVisits.expiresAt, ended));
}
