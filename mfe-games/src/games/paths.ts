import type { GameType } from '@site/contracts/games';

export const GAME_LIST_PATH = '/m/gameList';

/** Tabs of the game list, as the `type` parameter spells them. */
export const LIST_TABS = ['all', 'hot', 'recent', 'favourites'] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** Categories with a page of their own, which their section titles lead to (GA-017, GA-074). */
const CATEGORY_PATHS: Partial<Record<GameType, string>> = {
  RNG: '/m/rng',
  LIVE: '/m/live',
  PVP: '/m/pvp',
  FISH: '/m/fish',
  SPORTS: '/m/sports',
  ESPORTS: '/m/esports',
  LOTT: '/m/lott',
  ELOTT: '/m/elott',
};

export const HOT_PATH = '/m/hot';

/** Address of a category's page, of one of its vendors there. */
export function categoryPath(type: GameType, vendor?: string): string {
  const path = CATEGORY_PATHS[type];
  if (path === undefined) return gameListPath({ type, vendor });
  return vendor === undefined ? path : `${path}?${new URLSearchParams({ vassalage: vendor })}`;
}

/** Address of the game list (GA-012, GA-019, GA-020, GA-040). */
export function gameListPath({
  type,
  tab = 'all',
  vendor,
}: {
  type: GameType;
  tab?: ListTab;
  vendor?: string | undefined;
}): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('type', tab);
  search.set('gameType', type);
  if (vendor) search.set('vassalage', vendor);
  return `${GAME_LIST_PATH}?${search}`;
}
