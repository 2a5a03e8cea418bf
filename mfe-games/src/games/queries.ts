import { merchantCode, useApiQuery } from '@site/api';
import {
  GAME_PLATFORM,
  type Game,
  type GameType,
  gameList,
  hotGames,
  vendorGameTypes,
} from '@site/contracts/games';
import { parameterOf, useLanguage } from '@site/i18n';
import { listTypeOf, vendorCategories } from '../categories/vendorCategories';
import { type GameFilter, gameListRequest } from './filter';

/**
 * `typeId` of the vendors that games have, and `isPlatform` of this kind of client
 * (docs/calls.md, "Catalogue").
 */
const GAME_VENDORS = 1;
const MOBILE_CLIENT = 2;

const vendorTypesRequest = () => ({ typeId: GAME_VENDORS, merchant_code: merchantCode() });

/** The merchant's vendors as the platform sends them: what a launch is decided by. */
export function useVendorTypes() {
  return useApiQuery(vendorGameTypes, vendorTypesRequest());
}

/** The merchant's categories with their vendors, in order. */
export function useVendorCategories() {
  return useApiQuery(vendorGameTypes, vendorTypesRequest(), { select: vendorCategories });
}

/** Hot games of all categories, hottest first. */
export function useHotGames() {
  const language = parameterOf(useLanguage());
  return useApiQuery(
    hotGames,
    { merchantCode: merchantCode(), isPlatform: MOBILE_CLIENT, language, platform: GAME_PLATFORM },
    { select: gamesOf },
  );
}

const gamesOf = ({ list }: { list: Game[] }) => list;

/** Whether the platform's list holds this category alone, so that its length is the category's. */
export function isCounted(type: GameType): boolean {
  return listTypeOf(type) !== 'SPORTS';
}

/**
 * How many games a filter leaves; `undefined` until it is known, and where the platform's list holds more than
 * the category (e-sports and cockfight come in the sports list), so that no wrong number is ever shown.
 */
export function useGameCount(filter: GameFilter, enabled = true): number | undefined {
  const language = parameterOf(useLanguage());
  // Pages of one game: their number is the number of games.
  const request = { ...gameListRequest(filter, 1, language), pageNo: 1 };
  const exact = filter.vendor !== undefined || isCounted(filter.type);
  return useApiQuery(gameList, request, {
    enabled: enabled && exact,
    silent: true,
    select: ({ totalPages }) => totalPages,
  }).data;
}
