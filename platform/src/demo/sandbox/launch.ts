import type { LaunchTarget, launchGame, OpenMode } from '@site/contracts/areas/games';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { LAUNCH_LIFE_MS, refuseWithoutTime } from '../../areas/gamePage/launches';
import { mostToStake } from '../../areas/gamePage/stakeLimit';
import { orientationOf } from '../../areas/games/facts';
import { vendors } from '../../areas/games/tables';
import { findOpenGame } from '../../areas/games/visibleGames';
import { topUpPlayMoney } from '../../areas/wallet/playMoney';
import { beforePlay, refuseUnknown } from '../../core/care/identity';
import { readCare } from '../../core/care/readCare';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { readBackUrl } from '../../core/http/backUrl';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { siteOrigin } from '../../core/http/siteOrigin';
import { addressWithin } from '../../core/http/vendorAnswer';
import { hashToken, newToken } from '../../core/ids';
import { bookOf } from '../../core/ledger/transaction';
import { launchTokens } from './tables';
import { answerOfVendor, type VendorFaults } from './vendor';

/** A vendor that has not answered a launch after so long will not, in milliseconds. */
export const VENDOR_LIMIT_MS = 5_000;

export const PAGE_PATH = '/sandbox/play';

/** The site that the page may be framed by, as its address says. */
export const SITE_PARAMETER = 'site';

export interface Vendor {
  /** Where its pages live. */
  readonly origin: string;
  readonly faults: VendorFaults;
  readonly limitMs: number;
}

async function openModeOf(db: Database, vendor: string): Promise<OpenMode> {
  const [row] = await db.select({ opens: vendors.opens }).from(vendors).where(eq(vendors.code, vendor));
  return row?.opens ?? 'REDIRECT';
}

/**
 * Prepares a game for a player: where the browser goes to play it.
 *
 * @throws Refusal game.unavailable, game.freeplay.unsupported, identity.required, limit.time.reached,
 *   limit.stake.exceeded; request.invalid for a way back that leads elsewhere; vendor.timeout, vendor.unavailable, request.url.empty when its vendor fails.
 */
export async function launch(
  { db, merchant, account, session, language, clock, http }: SignedInContext,
  wanted: z.output<(typeof launchGame)['request']>,
  vendor: Vendor,
): Promise<LaunchTarget> {
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
  const care = await readCare(db, account.id);
  refuseUnknown(care, beforePlay(book));
  await refuseWithoutTime(db, care, clock());
  await mostToStake(db, care, { game, book }, new Date(clock()));
  const open = await openModeOf(db, game.vendor);
  const token = newToken();
  const framedBy = siteOrigin(http.request, merchant);
  const query = open === 'FRAME' ? `?${new URLSearchParams({ [SITE_PARAMETER]: framedBy })}` : '';
  // In the fragment, so that neither a server's log nor a referrer ever holds the token.
  const address = `${vendor.origin}${PAGE_PATH}${query}#launch=${token}&lang=${language}`;
  const url = await addressWithin(answerOfVendor(address, vendor.faults.of(game.nodeId)), vendor.limitMs);
  const now = clock();
  await db.transaction(async (tx) => {
    if (free) await topUpPlayMoney(tx, account, new Date(now));
    await tx.insert(launchTokens).values({
      tokenHash: hashToken(token),
      merchant: merchant.code,
      accountId: account.id,
      sessionId: session.id,
      nodeId: game.nodeId,
      book,
      language,
      backUrl,
      expiresAt: new Date(now + LAUNCH_LIFE_MS),
    });
  });
  const orientation = orientationOf(game.category);
  return {
    url,
    open,
    at: toInstant(new Date(now)),
    ...(orientation && { orientation }),
    ...(open === 'FRAME' && { announces: true }),
  };
}
