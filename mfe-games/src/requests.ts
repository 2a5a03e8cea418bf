import {
  CLIENT_TYPE,
  GAME_PLATFORM,
  type GameClass,
  type GameMark,
  type GameType,
  PAGE_SIZE,
} from '@site/contracts/areas/games';
import type { RequestScope } from '@site/contracts/http/endpoint';
import { listTypeOf } from './catalogue/vendorCategories';

/*
 * What the catalogue is asked for: by the pages and, ahead of them, by the document (federation.config.ts). So this
 * imports nothing that needs a page.
 */

/**
 * `typeId` of the vendors that games have, and `isPlatform` of this kind of client
 * (docs/calls.md, "Catalogue").
 */
const GAME_VENDORS = 1;
const MOBILE_CLIENT = 2;

/** Last draws of all games that the lobby shows. */
const MOST_DRAWS = 100;

export const vendorTypesRequest = ({ merchant }: Pick<RequestScope, 'merchant'>) => ({
  typeId: GAME_VENDORS,
  merchant_code: merchant,
});

export const hotGamesRequest = ({ merchant, language }: RequestScope) =>
  ({ merchantCode: merchant, isPlatform: MOBILE_CLIENT, language, platform: GAME_PLATFORM }) as const;

/** Games of one category, narrowed. */
export interface GameFilter {
  readonly type: GameType;
  /** Code of a vendor. */
  readonly vendor?: string | undefined;
  /** Part of a game's name. */
  readonly name?: string | undefined;
  /** One of MINIMUM_BETS. */
  readonly minBet?: string | undefined;
  /** Fewest pay lines. */
  readonly minLine?: number | undefined;
  readonly classify?: GameClass | undefined;
  /** A mark that the platform puts on tiles. */
  readonly mark?: GameMark | undefined;
}

/** The game list call for a filter, without its page number (GA-021, GA-022). */
export function gameListRequest(filter: GameFilter, pageSize: number, { merchant, language }: RequestScope) {
  const { type, vendor, name, minBet, minLine, mark } = filter;
  const classify = type === 'BINGO' ? 'BG' : filter.classify;
  return {
    merchant,
    clientType: CLIENT_TYPE,
    platform: GAME_PLATFORM,
    gameType: listTypeOf(type),
    pageSize,
    language,
    ...(vendor && { vassalage: vendor }),
    ...(name && { gameName: name }),
    ...(minBet && { minBet }),
    ...(minLine !== undefined && { minLine }),
    ...(classify && { gameClassify: classify }),
    ...(mark && { showIcon: mark }),
  } as const;
}

/** Games that the player has opened, without the page's number. */
export const recentGamesRequest = ({ language }: Pick<RequestScope, 'language'>, gameType?: GameType) => ({
  pageSize: PAGE_SIZE.recentGames,
  language,
  clientType: CLIENT_TYPE,
  ...(gameType && { gameType }),
});

export const winnersRequest = ({ language }: Pick<RequestScope, 'language'>) =>
  ({ gameCategory: 'ALL', limitNum: PAGE_SIZE.winners, language }) as const;

export const lastDrawsRequest = ({ language }: Pick<RequestScope, 'language'>) => ({
  limitNum: MOST_DRAWS,
  language,
});
