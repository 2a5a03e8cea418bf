import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import type { GameRow } from '../games/tables';
import { bearerToken } from '../http/caller';
import { Refusal } from '../http/refusal';
import { hashToken, newToken } from '../ids';
import type { Merchant } from '../merchants/tables';
import { enter } from '../sandbox/frames';
import { SESSION_MAX_MS } from '../session/sessions';
import {
  type LotteryGameRow,
  type LotteryLaunch,
  lotteryFrameSessions,
  lotteryGames,
  lotteryLaunchTokens,
} from './tables';

/** A running lottery with everything it plays for. */
export interface LotteryFrame {
  launch: LotteryLaunch;
  account: Account;
  merchant: Merchant;
  game: GameRow;
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
  const [launch] = await db
    .delete(lotteryLaunchTokens)
    .where(eq(lotteryLaunchTokens.tokenHash, hashToken(launchToken)))
    .returning();
  const fits = launch?.gameId === address.gameId && launch.playType === address.playType;
  if (!launch || !fits || launch.expiresAt.getTime() <= now) throw new Refusal('launch.token.invalid');
  const frame = await enterLottery(db, launch, ip, now);
  const token = newToken();
  await db.insert(lotteryFrameSessions).values({
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
export async function findLotteryFrame(
  db: Database,
  request: FastifyRequest,
  now: number,
): Promise<LotteryFrame> {
  const token = bearerToken(request);
  const [launch] = token
    ? await db
        .select()
        .from(lotteryFrameSessions)
        .where(eq(lotteryFrameSessions.tokenHash, hashToken(token)))
    : [];
  if (!launch || launch.expiresAt.getTime() <= now) throw new Refusal('launch.token.invalid');
  request.language = launch.language;
  return enterLottery(db, launch, request.ip, now);
}
