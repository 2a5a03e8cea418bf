import { and, eq, isNull, ne } from 'drizzle-orm';
import { type Account, accounts } from '../accounts/tables';
import type { Closings } from '../care/state';
import { careStates } from '../care/tables';
import { DAY, MINUTE } from '../clock';
import type { Database } from '../db/client';
import { isDatabaseAway } from '../db/databaseAway';
import { hashToken, newId, newToken } from '../ids';
import { type EndReason, type Origin, type SessionRecord, sessions } from './tables';

/**
 * A session ends after so long without a call, and at the latest so long after the login
 * (docs/calls.md, "Sessions").
 */
export const SESSION_IDLE_MS = 60 * MINUTE;
export const SESSION_MAX_MS = DAY;

/** How often a session that is in use is written down as seen: not at each call. */
const SEEN_EVERY_MS = MINUTE;

export interface SignedIn {
  session: SessionRecord;
  account: Account;
  /** What may close the account for play: null where nothing ever did, undefined when it cannot be read. */
  closings: Closings | null | undefined;
}

type SessionLookup = ({ state: 'live' } & SignedIn) | { state: 'expired' } | { state: 'relogin' };

/** Starts a session of an account. The token is told once and stored as its hash. */
export async function startSession(
  db: Database,
  account: Account,
  now: number,
  { userAgent, address }: Origin,
): Promise<{ token: string; session: SessionRecord }> {
  const token = newToken();
  const at = new Date(now);
  const session: SessionRecord = {
    id: newId('ses'),
    tokenHash: hashToken(token),
    merchant: account.merchant,
    accountId: account.id,
    accountType: account.type,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now + SESSION_MAX_MS),
    endedAt: null,
    endReason: null,
    confirmedAt: null,
    userAgent,
    address,
  };
  await db.insert(sessions).values(session);
  return { token, session };
}

/** When a session ends if it is not used again; milliseconds since 1970. */
export const sessionEnd = (session: SessionRecord, now: number): number =>
  Math.min(now + SESSION_IDLE_MS, session.expiresAt.getTime());

/** What a session is worth now. */
export function judgeSession(
  { session, account }: Pick<SignedIn, 'session' | 'account'>,
  now: number,
): SessionLookup['state'] {
  if (session.endReason === 'account-changed' || session.accountType !== account.type) return 'relogin';
  const idle = now - session.lastSeenAt.getTime();
  const over = session.endedAt !== null || idle > SESSION_IDLE_MS || now >= session.expiresAt.getTime();
  return over || account.disabled ? 'expired' : 'live';
}

/** Notes that a session is in use: its idle time starts anew. */
export async function touchSession(db: Database, session: SessionRecord, now: number): Promise<void> {
  if (now - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(sessions.id, session.id));
}

async function lookUp(db: Database, merchant: string, token: string): Promise<SignedIn | undefined> {
  const named = and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.merchant, merchant));
  try {
    const [found] = await db
      .select({ session: sessions, account: accounts, closings: careStates })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .leftJoin(careStates, eq(careStates.accountId, accounts.id))
      .where(named);
    return found;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // What closes accounts cannot be read: money may still leave, and the gate lets nothing else pass (PL-048).
    const [found] = await db
      .select({ session: sessions, account: accounts })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(named);
    return found && { ...found, closings: undefined };
  }
}

/** The session of a token at a merchant, and notes that it is in use unless told otherwise. */
export async function findSession(
  db: Database,
  merchant: string,
  token: string,
  now: number,
  { inUse = true } = {},
): Promise<SessionLookup> {
  const found = await lookUp(db, merchant, token);
  if (!found) return { state: 'expired' };
  const state = judgeSession(found, now);
  if (state !== 'live') return { state };
  if (inUse) await touchSession(db, found.session, now);
  return { state, ...found };
}

/** Ends a session; one that has ended keeps its first end. */
export async function endSession(
  db: Database,
  sessionId: string,
  reason: EndReason,
  now: number,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(now), endReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends the sessions of an account, save one. */
export async function endSessionsOf(
  db: Database,
  accountId: string,
  reason: EndReason,
  now: number,
  keep?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(now), endReason: reason })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    );
}
