import { merchantCode, useApiQuery } from '@site/api';
import { type Game, type GameType, gameList, hotGames, vendorGameTypes } from '@site/contracts/areas/games';
import { type GameFilter, gameListRequest, hotGamesRequest, vendorTypesRequest } from '../requests';
import { useRequestScope } from '../useRequestScope';
import { listTypeOf, vendorCategories } from './vendorCategories';

const ownVendorTypes = () => vendorTypesRequest({ merchant: merchantCode() });

/** The merchant's vendors as the platform sends them: what a launch is decided by. */
export function useVendorTypes() {
  return useApiQuery(vendorGameTypes, ownVendorTypes());
}

/** The merchant's categories with their vendors, in order. */
export function useVendorCategories() {
  return useApiQuery(vendorGameTypes, ownVendorTypes(), { select: vendorCategories });
}

/** Hot games of all categories, hottest first. */
export function useHotGames() {
  return useApiQuery(hotGames, hotGamesRequest(useRequestScope()), { select: gamesOf });
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
  // Pages of one game: their number is the number of games.
  const request = { ...gameListRequest(filter, 1, useRequestScope()), pageNo: 1 };
  const exact = filter.vendor !== undefined || isCounted(filter.type);
  return useApiQuery(gameList, request, {
    enabled: enabled && exact,
    silent: true,
    select: ({ totalPages }) => totalPages,
  }).data;
}
