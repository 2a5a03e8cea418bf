import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { games, type NewGame } from '../../../areas/games/tables';
import { type LotteryGameRow, type LotteryGroup, lotteryGames } from '../../../areas/lottery/tables';
import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { insertInBatches } from '../../../core/db/insertInBatches';
import { allGames } from './games';

const SECRET_BYTES = 32;
const WEEK = 7 * DAY;

/** When lotteries draw, by what their English name tells; the first that fits counts. */
const RHYTHMS: readonly { named: RegExp; every: number; offset: number }[] = [
  { named: /1 Minute/, every: MINUTE, offset: 0 },
  { named: /3 Minutes/, every: 3 * MINUTE, offset: 0 },
  { named: /5 Minutes/, every: 5 * MINUTE, offset: 0 },
  { named: /^Morning/, every: DAY, offset: 9 * HOUR },
  { named: /^Noon/, every: DAY, offset: 12 * HOUR },
  { named: /^Evening/, every: DAY, offset: 18 * HOUR },
  { named: /^Midnight/, every: DAY, offset: 0 },
  // Weeks are counted from a Thursday: this is Saturday evening.
  { named: /^Weekly/, every: WEEK, offset: 2 * DAY + 18 * HOUR },
  { named: /Special$/, every: DAY, offset: 18 * HOUR + 15 * MINUTE },
  { named: /Draw$/, every: DAY, offset: 17 * HOUR + 15 * MINUTE },
];

const DIGITS: readonly { named: RegExp; digits: number }[] = [
  { named: /Two Digits/, digits: 2 },
  { named: /Three Digits/, digits: 3 },
  { named: /Four Digits/, digits: 4 },
];
const VIETNAM_DIGITS = 5;

const GROUP_OF: Record<string, LotteryGroup> = { TCG_LOTTO_VN: 'VIETNAM', TCG_SEA: 'SEA' };

const HOT = ['Evening Three Digits', 'Hanoi Special', 'Hanoi 1 Minute', 'Saigon 3 Minutes', 'Hanoi Draw'];

function newLottery({ nodeId, gameId, vendor, name }: NewGame): LotteryGameRow {
  const rhythm = RHYTHMS.find(({ named }) => named.test(name.en));
  if (!rhythm) throw new Error(`the lottery ${name.en} never draws`);
  const { every, offset } = rhythm;
  return {
    gameId,
    nodeId,
    group: every < DAY ? 'QUICK' : (GROUP_OF[vendor] ?? 'THAI'),
    hot: HOT.includes(name.en),
    digits: DIGITS.find(({ named }) => named.test(name.en))?.digits ?? VIETNAM_DIGITS,
    drawEvery: every / SECOND,
    drawOffset: offset / SECOND,
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  };
}

/** Gives the lotteries of the catalogue their draws; those that have them keep them and their secret. */
export async function seedLotteries(db: Database): Promise<void> {
  const all = allGames().filter(({ category }) => category === 'LOTT' || category === 'ELOTT');
  const ids = all.map(({ nodeId }) => nodeId);
  const inCatalogue = await db
    .select({ nodeId: games.nodeId, gameId: games.gameId })
    .from(games)
    .where(inArray(games.nodeId, ids));
  const known = await db.select({ nodeId: lotteryGames.nodeId }).from(lotteryGames);
  const missing = inCatalogue.filter(({ nodeId }) => !known.some((lottery) => lottery.nodeId === nodeId));
  await insertInBatches(
    db,
    lotteryGames,
    missing.flatMap(({ nodeId, gameId }) => {
      const game = all.find((candidate) => candidate.nodeId === nodeId);
      return game ? newLottery({ ...game, gameId }) : [];
    }),
  );
}
