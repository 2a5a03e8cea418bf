import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { contentPage, historyPage, historyRequest, listOf, pageRequest } from '../../http/pages';
import { Id, LanguageParameter } from '../../values/values';
import { Game, GameType, PAGE_SIZE } from './game';

/* Favourites and recent games of an account. */

const language = LanguageParameter;

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

/** The ids of all favourites that are marked on tiles. */
export const FAVOURITE_IDS_REQUEST = { pageNo: 1, pageSize: PAGE_SIZE.favouriteIds };

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
