import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Account, accounts } from '../../core/accounts/tables';
import { endWithTime } from '../../core/care/play/signs';
import { timeReached } from '../../core/care/play/timeLimits';
import type { Care } from '../../core/care/readCare';
import { playClosed, stateAt } from '../../core/care/state';
import { careStates } from '../../core/care/tables';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { bearerToken } from '../../core/http/caller';
import { refuseWhenClosed } from '../../core/http/merchant';
import { Refusal } from '../../core/http/refusal';
import { hashToken, newToken } from '../../core/ids';
import type { Language } from '../../core/language';
import { type Merchant, merchants } from '../../core/merchants/tables';
import { judgeSession, SESSION_MAX_MS, touchSession } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import type { GameRow } from '../games/view';
import { findOpenGame } from '../games/visibleGames';

/** A launch has to be opened within so long, once (docs/calls.md, "Launches"). */
export const LAUNCH_LIFE_MS = MINUTE;

/** What a launch token and its frame session have in common (launchColumns.ts). */
export interface Launch {
  tokenHash: string;
  sessionId: string;
  nodeId: string;
  language: Language;
  expiresAt: Date;
}

/** A running game with everything it plays for. */
export interface RunningGame<L extends Launch> {
  launch: L;
  account: Account;
  merchant: Merchant;
  game: GameRow;
}

/**
 * Throws when a limit of time lets the account play nothing: then no game is launched.
 *
 * @throws Refusal limit.time.reached with the instant from which one is.
 */
export async function refuseWithoutTime(db: Database, care: Care, now: number): Promise<void> {
  const at = new Date(now);
  const end = await endWithTime(db, care, at);
  if (end) throw timeReached(care, end, at);
}

/**
 * A launch, or a frame session, that was found by its token.
 *
 * @throws Refusal launch.token.invalid when there is none, or it is too old.
 */
export function requireLive<L extends Launch>(launch: L | undefined, now: number): L {
  if (!launch || launch.expiresAt.getTime() <= now) throw new Refusal('launch.token.invalid');
  return launch;
}

/**
 * Enters the game of a launch.
 *
 * @throws Refusal unless the site's session lives (session.expired), the site is open, the account may play
 *   (play.closed) and the game can still be played (game.unavailable).
 */
export async function enter<L extends Launch>(
  db: Database,
  launch: L,
  ip: string,
  now: number,
): Promise<RunningGame<L>> {
  const [found] = await db
    .select({ session: sessions, account: accounts, merchant: merchants, closings: careStates })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(merchants, eq(merchants.code, sessions.merchant))
    .leftJoin(careStates, eq(careStates.accountId, accounts.id))
    .where(eq(sessions.id, launch.sessionId));
  if (!found || judgeSession(found, now) !== 'live') throw new Refusal('session.expired');
  const { session, account, merchant, closings } = found;
  refuseWhenClosed(merchant, ip);
  const state = stateAt(closings, new Date(now));
  if (state.name !== 'OPEN') throw playClosed(state);
  const game = await findOpenGame(db, { merchant: merchant.code, nodeId: launch.nodeId });
  if (!game) throw new Refusal('game.unavailable');
  await touchSession(db, session, now);
  return { launch, account, merchant, game };
}

/** A frame session for a launch whose token is used up: the token for the page, and the row to keep. */
export function newFrameSession<L extends Launch>(launch: L, now: number): { token: string; row: L } {
  const token = newToken();
  return {
    token,
    row: { ...launch, tokenHash: hashToken(token), expiresAt: new Date(now + SESSION_MAX_MS) },
  };
}

/** What a call's frame session is found by; a call without a token finds none. */
export const frameSessionHash = (request: FastifyRequest): string => hashToken(bearerToken(request) ?? '');
