import type { LotteryGame, LotteryMenu } from '@site/contracts/areas/lottery';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Language, LocalizedText } from '../../core/language';
import { artUrl } from '../games/artUrl';
import { games, merchantVendors, recentGames } from '../games/tables';
import { offeredBy } from '../games/visibleGames';
import { type NamedLottery, openDraws } from './draws';
import { LOTTERY_GROUPS, type LotteryGroup, lotteryGames } from './tables';

/** Vendor of the Vietnamese lotteries. */
export const VIETNAM_VENDOR = 'TCG_LOTTO_VN';

const GROUP_NAMES: Record<LotteryGroup, LocalizedText> = {
  QUICK: { en: 'Quick draws', th: 'หวยเร็ว' },
  THAI: { en: 'Thai lottery', th: 'หวยไทย' },
  VIETNAM: { en: 'Vietnam', th: 'หวยเวียดนาม' },
  SEA: { en: 'Southeast Asia', th: 'หวยอาเซียน' },
};

export interface Reader {
  db: Database;
  merchant: { code: string };
  language: Language;
  now: number;
}

const selectLotteries = (db: Database, merchant: string) =>
  db
    .select({ lottery: lotteryGames, game: games })
    .from(lotteryGames)
    .innerJoin(games, eq(games.nodeId, lotteryGames.nodeId))
    .innerJoin(merchantVendors, offeredBy(merchant))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectLotteries>>[number];

/** Lotteries that players of the merchant can open, in the order of the catalogue. */
export const openLotteries = (db: Database, merchant: string, condition?: SQL): Promise<Row[]> =>
  selectLotteries(db, merchant)
    .where(and(eq(games.open, true), condition))
    .orderBy(desc(lotteryGames.hot), asc(games.rank), asc(games.nodeId));

/** A lottery that players of the merchant can open; undefined when it is unknown, hidden or closed. */
export async function findOpenLottery(
  db: Database,
  merchant: string,
  gameId: string,
): Promise<Row | undefined> {
  const [found] = await openLotteries(db, merchant, eq(lotteryGames.gameId, gameId));
  return found;
}

/** Lotteries that the player opened, newest first. */
export const playedLotteries = (db: Database, owner: { id: string; merchant: string }): Promise<Row[]> =>
  selectLotteries(db, owner.merchant)
    .innerJoin(recentGames, and(eq(recentGames.nodeId, games.nodeId), eq(recentGames.accountId, owner.id)))
    .where(eq(games.open, true))
    .orderBy(desc(recentGames.at), asc(games.nodeId));

export const ofVietnam: SQL = eq(games.vendor, VIETNAM_VENDOR);
export const isHot: SQL = eq(lotteryGames.hot, true);
export const ofCategory = (gameType: 'LOTT' | 'ELOTT'): SQL => eq(games.category, gameType);

export const namedLottery = ({ lottery, game }: Row, language: Language): NamedLottery => ({
  ...lottery,
  gameName: game.name[language],
});

/** Lotteries as the wire has them, each with the draw that takes orders now. */
export async function lotteryViews(reader: Reader, rows: readonly Row[]): Promise<LotteryGame[]> {
  const { db, language, now } = reader;
  const open = await openDraws(
    db,
    rows.map(({ lottery }) => lottery),
    now,
  );
  return rows.flatMap(({ lottery, game }) => {
    const draw = open.get(lottery.gameId);
    if (!draw) return [];
    return {
      gameId: lottery.gameId,
      gameCode: game.code,
      gameName: game.name[language],
      iconUrl: artUrl(game, 'icon', language),
      vassalage: game.vendor,
      gameType: game.category,
      lottoMode: game.lottoMode,
      numero: draw.numero,
      closesAt: toInstant(new Date(draw.scheduledAt)),
      hot: lottery.hot,
      nodeId: game.nodeId,
      drawEvery: lottery.drawEvery,
    };
  });
}

/** Lotteries by group; a group without any is left out. */
export async function lotteryGroups(reader: Reader, condition?: SQL): Promise<LotteryMenu> {
  const rows = await openLotteries(reader.db, reader.merchant.code, condition);
  const views = new Map((await lotteryViews(reader, rows)).map((view) => [view.gameId, view]));
  const list = LOTTERY_GROUPS.map((group) => ({
    group,
    name: GROUP_NAMES[group][reader.language],
    games: rows.flatMap(({ lottery }) => (lottery.group === group ? (views.get(lottery.gameId) ?? []) : [])),
  }));
  return { list: list.filter(({ games: members }) => members.length > 0) };
}
