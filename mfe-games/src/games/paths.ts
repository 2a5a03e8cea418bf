import type { GameType } from '@site/contracts/games';

export const GAME_LIST_PATH = '/m/gameList';

/** Tabs of the game list, as the `type` parameter spells them. */
export const LIST_TABS = ['all', 'hot', 'recent', 'favourites'] as const;
export type ListTab = (typeof LIST_TABS)[number];

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
