import type { launchLottery } from '@site/contracts/areas/lottery';
import type { FramePrizeMode } from '@site/contracts/values/lottery';
import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { beforePlay, refuseUnknown } from '../../core/care/identity';
import { readCare } from '../../core/care/readCare';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { hashToken, newToken } from '../../core/ids';
import { bookOf } from '../../core/ledger/transaction';
import { LAUNCH_LIFE_MS, refuseWithoutTime } from '../gamePage/launches';
import { mostToStake } from '../gamePage/stakeLimit';
import { merchantVendors } from '../games/tables';
import { findOpenLottery, VIETNAM_VENDOR } from './games';
import { lotteryLaunchTokens } from './tables';

/** A traditional lottery knows no entertainment. */
const ENTERTAINMENT = 'Entertainment';

const SEA_VENDOR = 'TCG_SEA';
/** A merchant that offers one of these as e-lottery pays by it (docs/calls.md, "Lottery"). */
const ELOTT_PRIZE_VENDORS = [VIETNAM_VENDOR, 'LOTT'];

/** Prize modes that a lottery may be played in: what is paid is not the caller's choice alone. */
async function allowedPrizeModes(db: Database, merchant: string, vendor: string): Promise<FramePrizeMode[]> {
  if (vendor === SEA_VENDOR) return ['SEA'];
  const offered = and(
    eq(merchantVendors.merchant, merchant),
    eq(merchantVendors.category, 'ELOTT'),
    inArray(merchantVendors.vendor, ELOTT_PRIZE_VENDORS),
  );
  const usual: FramePrizeMode[] = ['LOTT', 'ZY'];
  return (await db.$count(merchantVendors, offered)) > 0 ? [...usual, 'ELOTT'] : usual;
}

/**
 * Prepares a lottery for a player: the token that opens its frame once.
 *
 * @throws Refusal game.unavailable, identity.required, limit.time.reached, limit.stake.exceeded
 */
export async function newLaunchToken(
  { db, merchant, account, session, language, clock }: SignedInContext,
  { gameId, playType, prize_mode: prizeMode }: z.output<(typeof launchLottery)['request']>,
) {
  const found = await findOpenLottery(db, merchant.code, gameId);
  if (!found) throw new Refusal('game.unavailable');
  if (playType === 'ent' && !found.game.lottoMode.includes(ENTERTAINMENT))
    throw new Refusal('game.unavailable');
  const modes = await allowedPrizeModes(db, merchant.code, found.game.vendor);
  if (!modes.includes(prizeMode)) throw new Refusal('game.unavailable');
  const care = await readCare(db, account.id);
  const book = bookOf(account);
  refuseUnknown(care, beforePlay(book));
  await refuseWithoutTime(db, care, clock());
  await mostToStake(db, care, { game: found.game, book }, new Date(clock()));
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
