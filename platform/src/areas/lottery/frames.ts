import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { hashToken } from '../../core/ids';
import {
  enter,
  frameSessionHash,
  newFrameSession,
  type RunningGame,
  requireLive,
} from '../gamePage/launches';
import {
  type LotteryGameRow,
  type LotteryLaunch,
  lotteryFrameSessions,
  lotteryGames,
  lotteryLaunchTokens,
} from './tables';

/** A running lottery with everything it plays for. */
export interface LotteryFrame extends RunningGame<LotteryLaunch> {
  lottery: LotteryGameRow;
}

async function enterLottery(
  db: Database,
  launch: LotteryLaunch,
  ip: string,
  now: number,
): Promise<LotteryFrame> {
  const frame = await enter(db, launch, ip, now);
  const [lottery] = await db.select().from(lotteryGames).where(eq(lotteryGames.gameId, launch.gameId));
  if (!lottery) throw new Refusal('game.unavailable');
  return { ...frame, lottery };
}

/** What the frame's address says of its launch. */
export type FrameAddress = Pick<LotteryLaunch, 'gameId' | 'playType'>;

/**
 * Opens a frame session with a launch token and uses the token up.
 *
 * @throws Refusal launch.token.invalid when it is unknown, used, old or for another game; session.expired,
 *   game.unavailable.
 */
export async function openLotteryFrame(
  db: Database,
  { launchToken, address, ip, now }: { launchToken: string; address: FrameAddress; ip: string; now: number },
): Promise<LotteryFrame & { token: string }> {
  const [used] = await db
    .delete(lotteryLaunchTokens)
    .where(eq(lotteryLaunchTokens.tokenHash, hashToken(launchToken)))
    .returning();
  const launch = requireLive(used, now);
  if (launch.gameId !== address.gameId || launch.playType !== address.playType)
    throw new Refusal('launch.token.invalid');
  const frame = await enterLottery(db, launch, ip, now);
  const { token, row } = newFrameSession(launch, now);
  await db.insert(lotteryFrameSessions).values(row);
  return { ...frame, token };
}

/**
 * The frame session of a call.
 *
 * @throws Refusal launch.token.invalid without one; session.expired, game.unavailable.
 */
export async function findLotteryFrame(
  db: Database,
  request: FastifyRequest,
  now: number,
): Promise<LotteryFrame> {
  const [found] = await db
    .select()
    .from(lotteryFrameSessions)
    .where(eq(lotteryFrameSessions.tokenHash, frameSessionHash(request)));
  const launch = requireLive(found, now);
  request.language = launch.language;
  return enterLottery(db, launch, request.ip, now);
}
