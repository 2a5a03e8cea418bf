import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  enter,
  frameSessionHash,
  newFrameSession,
  type RunningGame,
  requireLive,
} from '../../areas/gamePage/launches';
import type { Database } from '../../core/db/client';
import { hashToken } from '../../core/ids';
import { frameSessions, type Launch, launchTokens } from './tables';

/** A running game with everything it plays for. */
export type Frame = RunningGame<Launch>;

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
  const [used] = await db
    .delete(launchTokens)
    .where(eq(launchTokens.tokenHash, hashToken(launchToken)))
    .returning();
  const launch = requireLive(used, now);
  const frame = await enter(db, launch, ip, now);
  const { token, row } = newFrameSession(launch, now);
  await db.insert(frameSessions).values(row);
  return { ...frame, token };
}

/**
 * The frame session of a call.
 *
 * @throws Refusal launch.token.invalid without one; session.expired, game.unavailable.
 */
export async function findFrame(db: Database, request: FastifyRequest, now: number): Promise<Frame> {
  const [found] = await db
    .select()
    .from(frameSessions)
    .where(eq(frameSessions.tokenHash, frameSessionHash(request)));
  const launch = requireLive(found, now);
  request.language = launch.language;
  return enter(db, launch, request.ip, now);
}
