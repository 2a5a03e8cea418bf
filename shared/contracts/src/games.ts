import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  contentPage,
  gamesPage,
  historyPage,
  historyRequest,
  limitRequest,
  listOf,
  pageRequest,
} from './pages';
import { Id, Instant, LanguageParameter, Money, Text, Url, wholeNumber } from './values';

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

/** Sizes of a page by screen (decisions.md, "Page sizes"). */
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

/** Values of the minimum-bet filter; "all" leaves the parameter out. */
export const MINIMUM_BETS = ['0.01', '0.05', '0.10', '0.50', '0.75', '1.00'] as const;

/** Characters of a name, or part of one, that a list is searched by. */
export const GAME_NAME_MAX_LENGTH = 100;

/** This client and platform, as catalogue calls name them (api.md 4.2). */
export const CLIENT_TYPE = 2;
export const GAME_PLATFORM = 'html5';

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
});
export type Game = z.infer<typeof Game>;

export const Vendor = z.object({ accountTypeName: Id, displayName: Text });
export type Vendor = z.infer<typeof Vendor>;

/** Vendors of each category and the order of the categories. */
export const VendorTypes = z.object({
  mapping: z.record(z.string(), z.object({ vendorNames: z.array(Vendor), vassalage: z.array(Id) })),
  sorting: z.array(z.object({ gameCategory: z.string() })),
  cockfightVendors: z.array(Id),
  bingoVendors: z.array(Id),
});
export type VendorTypes = z.infer<typeof VendorTypes>;

/** How a game opens: in place of the site, in a frame of it, beside it. */
export const OpenMode = z.enum(['REDIRECT', 'FRAME', 'POPUP']);
export type OpenMode = z.infer<typeof OpenMode>;

export const Orientation = z.enum(['portrait', 'landscape']);
export type Orientation = z.infer<typeof Orientation>;

export const LaunchTarget = z.object({
  url: z.string(),
  open: OpenMode,
  /** When play began, by the server's clock. */
  at: z.optional(Instant),
  /** How the game wants the phone held. */
  orientation: z.optional(Orientation),
  /** In a frame: its page says when it can be played (`GameMessage`), and counts as loading until then. */
  announces: z.optional(z.boolean()),
});
export type LaunchTarget = z.infer<typeof LaunchTarget>;

export const Winner = z.object({
  vo: z.object({
    iconUrl: Url,
    gameName: Text,
    /** Masked by the platform. */
    customerName: Text,
    winAmount: Money,
    at: z.optional(Instant),
  }),
  game: Game,
});
export type Winner = z.infer<typeof Winner>;

const language = LanguageParameter;

export const vendorGameTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'COMM3',
  who: 'public',
  request: z.object({ typeId: z.coerce.number<number | string>().check(z.int()), merchant_code: Id }),
  value: VendorTypes,
  cached: true,
});

export const GameListRequest = z.object({
  ...pageRequest,
  merchant: Id,
  clientType: z.coerce.number<number | string>().check(z.int()),
  platform: z.literal(GAME_PLATFORM),
  gameName: z.optional(z.string().check(z.maxLength(GAME_NAME_MAX_LENGTH))),
  gameType: GameType,
  vassalage: z.optional(Id),
  gameClassify: z.optional(GameClass),
  minBet: z.optional(Money),
  minLine: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(10_000))),
  /** Games with this mark. Beyond the specification: a platform that does not know it lists all. */
  showIcon: z.optional(GameMark),
  language,
});
export type GameListRequest = z.input<typeof GameListRequest>;

export const gameList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'COMM3',
  who: 'public',
  request: GameListRequest,
  value: gamesPage(Game),
  cached: true,
});

export const hotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'COMM3',
  who: 'public',
  request: z.object({
    merchantCode: Id,
    isPlatform: z.coerce.number<number | string>().check(z.int()),
    language,
    platform: z.literal(GAME_PLATFORM),
  }),
  value: listOf(Game),
  cached: true,
});

const gameOfVendor = z.object({ nodeId: Id, vendor: Id });
const changedGame = z.object({ nodeId: Id });

export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  module: 'COMM3',
  who: 'session',
  request: gameOfVendor,
  value: changedGame,
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'COMM3',
  who: 'session',
  request: gameOfVendor,
  value: changedGame,
});

export const favouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'COMM3',
  who: 'session',
  request: z.object(pageRequest),
  value: listOf(Id),
});

export const favouriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'COMM3',
  who: 'session',
  request: z.object({ ...pageRequest, gameType: z.optional(GameType), language }),
  value: contentPage(Game),
});

export const addRecentGame = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_addRecentGame',
  module: 'COMM3',
  who: 'session',
  request: gameOfVendor,
  value: z.object({}),
});

export const recentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'COMM3',
  who: 'session',
  request: z.object({
    ...historyRequest,
    gameType: z.optional(GameType),
    language,
    clientType: z.coerce.number<number | string>().check(z.int()),
  }),
  value: historyPage(Game),
});

/** Longest address of the way back that a launch takes. */
export const BACK_URL_MAX_LENGTH = 512;

const LaunchRequest = z.object({
  category: GameType,
  vendor: Id,
  gameId: Id,
  nodeId: Id,
  freeplay: wholeNumber(0, 1),
  language,
  backUrl: z.optional(z.string().check(z.maxLength(BACK_URL_MAX_LENGTH))),
});

export const launchGame = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  module: 'COMM3',
  who: 'session',
  request: LaunchRequest,
  value: LaunchTarget,
});

/** The vendor whose games have a launch of their own (api.md 2.8, FB launch). */
export const FB_VENDOR = 'FB';

export const launchFbGame = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  module: 'COMM3',
  who: 'session',
  request: LaunchRequest,
  value: LaunchTarget,
});

export const winnerBoard = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ...limitRequest, gameCategory: z.union([z.literal('ALL'), GameType]), language }),
  value: listOf(Winner),
});

export const jackpotFigure = endpoint({
  method: 'GET',
  path: '/wps/game/jackpot',
  module: 'JACKPOT3',
  who: 'public',
  request: z.object({}),
  value: z.object({ amount: Money, currency: Text, at: Instant }),
});
