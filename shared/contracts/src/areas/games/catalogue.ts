import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { gamesPage, listOf, pageRequest } from '../../http/pages';
import { Id, LanguageParameter, Money, Text } from '../../values/values';
import { Game, GameClass, GameMark, GameType } from './game';

/* What a merchant offers: its vendors by category, lists of games, hot games. */

const language = LanguageParameter;

/** Values of the minimum-bet filter; "all" leaves the parameter out. */
export const MINIMUM_BETS = ['0.01', '0.05', '0.10', '0.50', '0.75', '1.00'] as const;

/** Characters of a name, or part of one, that a list is searched by. */
export const GAME_NAME_MAX_LENGTH = 100;

/** This client and platform, as catalogue calls name them (docs/calls.md, "Catalogue"). */
export const CLIENT_TYPE = 2;
export const GAME_PLATFORM = 'html5';

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
