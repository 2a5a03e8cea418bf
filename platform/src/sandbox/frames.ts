import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Account, accounts } from '../accounts/tables';
import type { Database } from '../db/client';
import type { GameRow } from '../games/view';
import { findOpenGame } from '../games/visibleGames';
import { bearerToken } from '../http/caller';
import { refuseWhenClosed } from '../http/merchant';
import { Refusal } from '../http/refusal';
import { hashToken, newToken } from '../ids';
import { type Merchant, merchants } from '../merchants/tables';
import { judgeSession, SESSION_MAX_MS, touchSession } from '../session/sessions';
import { sessions } from '../session/tables';
import { frameSessions, type Launch, launchTokens } from './tables';

/** A running game with everything it plays for. */
export interface Frame {
  launch: Launch;
  account: Account;
  merchant: Merchant;
  game: GameRow;
}

/** Throws unless the site's session lives, the site is open and the game can still be played. */
export async function enter<L extends Pick<Launch, 'sessionId' | 'nodeId'>>(
  db: Database,
  launch: L,
  ip: string,
  now: number,
): Promise<Omit<Frame, 'launch'> & { launch: L }> {
  const [found] = await db
    .select({ session: sessions, account: accounts, merchant: merchants })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(merchants, eq(merchants.code, sessions.merchant))
    .where(eq(sessions.id, launch.sessionId));
  if (!found || judgeSession(found, now) !== 'live') throw new Refusal('session.expired');
  const { session, account, merchant } = found;
  refuseWhenClosed(merchant, ip);
  const game = await findOpenGame(db, { merchant: merchant.code, nodeId: launch.nodeId });
  if (!game) throw new Refusal('game.unavailable');
  await touchSession(db, session, now);
  return { launch, account, merchant, game };
}

/**
 * Opens a frame session with a launch token and uses the token up.
 *
 * @throws Refusal launch.token.invalid when it is unknown, used or old; session.expired, game.unavailable.
 */
export async function openFrame(
  db: Database,
  launchToken: string,
  ip: string,
  now: number,
): Promise<Frame & { token: string }> {
  const [launch] = await db
    .delete(launchTokens)
    .where(eq(launchTokens.tokenHash, hashToken(launchToken)))
    .returning();
  if (!launch || launch.expiresAt.getTime() < now) throw new Refusal('launch.token.invalid');
  const frame = await enter(db, launch, ip, now);
  const token = newToken();
  await db.insert(frameSessions).values({
    ...launch,
    tokenHash: hashToken(token),
    expiresAt: new Date(now + SESSION_MAX_MS),
  });
  return { ...frame, token };
}

/**
 * The frame session of a call.
 *
 * @throws Refusal launch.token.invalid without one; session.expired, game.unavailable.
 */
export async function findFrame(db: Database, request: FastifyRequest, now: number): Promise<Frame> {
  const token = bearerToken(request);
  const [launch] = token
    ? await db
        .select()
        .from(frameSessions)
        .where(eq(frameSessions.tokenHash, hashToken(token)))
    : [];
  if (!launch || launch.expiresAt.getTime() < now) throw new Refusal('launch.token.invalid');
  request.language = launch.language;
  return enter(db, launch, request.ip, now);
}
