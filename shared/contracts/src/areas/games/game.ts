import * as z from 'zod/mini';
import { Id, Text, Url } from '../../values/values';

/** Categories of games that the platform knows (SH-040). */
export const GAME_TYPES = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'BINGO',
] as const;
export const GameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof GameType>;

/** Accumulative prize, scratch, video poker, PVP, arcade, bingo. */
export const GAME_CLASSES = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const;
export const GameClass = z.enum(GAME_CLASSES);
export type GameClass = z.infer<typeof GameClass>;

/** Marks that a platform puts on tiles. */
export const GAME_MARKS = ['NEW', 'JP', 'EXCLUSIVE'] as const;
export const GameMark = z.enum(GAME_MARKS);
export type GameMark = z.infer<typeof GameMark>;

/** Sizes of a page by screen (decision 39). */
export const PAGE_SIZE = {
  entranceCategory: 24,
  gameList: 25,
  recentGames: 25,
  favouritesOnListScreen: 15,
  favouritesInCategory: 25,
  favouritesElsewhere: 99,
  favouriteIds: 100,
  winners: 20,
} as const;

/** `isGameH5` of an entry that is not a game but opens its vendor's list. */
export const OPENS_VENDOR_LIST = 'VASSALAGE';

export const Game = z.object({
  nodeId: Id,
  nodeName: Text,
  roomId: Text,
  /** Code of the vendor. */
  vassalage: Id,
  gameName: Text,
  /** Name of the vendor, for people. */
  displayName: z.optional(Text),
  /** One of GAME_MARKS; empty for none. */
  showIcon: Text,
  iconUrl: Url,
  mobileLargeIcon: Url,
  /** 0: free play from a list. */
  supportPlay: z.int(),
  gameType: GameType,
  gameId: Id,
  gameCode: Id,
  isGameH5: Text,
  /** 1: free play from a vendor. */
  freeplay: z.int(),
  lottoMode: Text,
  gameClassifyNew: Text,
  /** Its page plays rounds by itself. Only for players of a merchant that lets games do so (PL-028). */
  autoplay: z.optional(z.boolean()),
});
export type Game = z.infer<typeof Game>;
