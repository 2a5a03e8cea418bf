import type { launchLottery } from '@site/contracts/lottery';
import type * as z from 'zod/mini';
import { MINUTE } from '../clock';
import { Refusal } from '../http/refusal';
import type { SignedInContext } from '../http/route';
import { hashToken, newToken } from '../ids';
import { findOpenLottery } from './games';
import { lotteryLaunchTokens } from './tables';

/** A launch has to be opened within so long, once (api.md 2.9, Launch token). */
const LAUNCH_LIFE_MS = MINUTE;

/** A traditional lottery knows no entertainment. */
const ENTERTAINMENT = 'Entertainment';

/**
 * Prepares a lottery for a player: the token that opens its frame once.
 *
 * @throws Refusal game.unavailable
 */
export async function newLaunchToken(
  { db, merchant, session, language, clock }: SignedInContext,
  { gameId, playType, prize_mode: prizeMode }: z.output<(typeof launchLottery)['request']>,
) {
  const found = await findOpenLottery(db, merchant.code, gameId);
  if (!found) throw new Refusal('game.unavailable');
  if (playType === 'ent' && !found.game.lottoMode.includes(ENTERTAINMENT))
    throw new Refusal('game.unavailable');
  const launchToken = newToken();
  const expiresAt = clock() + LAUNCH_LIFE_MS;
  await db.insert(lotteryLaunchTokens).values({
    tokenHash: hashToken(launchToken),
    sessionId: session.id,
    gameId,
    nodeId: found.game.nodeId,
    playType,
    prizeMode,
    language,
    expiresAt: new Date(expiresAt),
  });
  return { launchToken, expirationTime: expiresAt };
}
