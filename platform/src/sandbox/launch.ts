import type { launchGame } from '@site/contracts/games';
import type * as z from 'zod/mini';
import { MINUTE } from '../clock';
import { findOpenGame } from '../games/visibleGames';
import { Refusal } from '../http/refusal';
import type { SignedInContext } from '../http/route';
import { hashToken, newToken } from '../ids';
import { bookOf } from '../wallet/ledger';
import { topUpPlayMoney } from '../wallet/playMoney';
import { readBackUrl } from './backUrl';
import { launchTokens } from './tables';

/** A launch has to be opened within so long, once (api.md 2.9, Launch token). */
const LAUNCH_LIFE_MS = MINUTE;

export const PAGE_PATH = '/sandbox/play';

/**
 * Prepares a game for a player: where the browser goes to play it.
 *
 * @throws Refusal game.unavailable, game.freeplay.unsupported; request.invalid for a way back that leads elsewhere.
 */
export async function launch(
  { db, merchant, account, session, language, clock, http }: SignedInContext,
  wanted: z.output<(typeof launchGame)['request']>,
  vendorOrigin: string,
) {
  const backUrl = readBackUrl(http.request, merchant, wanted.backUrl);
  const game = await findOpenGame(db, {
    merchant: merchant.code,
    nodeId: wanted.nodeId,
    vendor: wanted.vendor,
  });
  if (!game || game.gameId !== wanted.gameId) throw new Refusal('game.unavailable');
  const free = wanted.freeplay === 1;
  if (free && !game.freePlay) throw new Refusal('game.freeplay.unsupported');
  const book = free ? 'play' : bookOf(account);
  const token = newToken();
  await db.transaction(async (tx) => {
    if (free) await topUpPlayMoney(tx, account, new Date(clock()));
    await tx.insert(launchTokens).values({
      tokenHash: hashToken(token),
      merchant: merchant.code,
      accountId: account.id,
      sessionId: session.id,
      nodeId: game.nodeId,
      book,
      language,
      backUrl,
      expiresAt: new Date(clock() + LAUNCH_LIFE_MS),
    });
  });
  // In the fragment, so that neither a server's log nor a referrer ever holds the token.
  return { url: `${vendorOrigin}${PAGE_PATH}#launch=${token}&lang=${language}`, open: 'REDIRECT' as const };
}
