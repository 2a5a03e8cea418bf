import type { GameType } from '@site/contracts/areas/games';
import { addressOf, PATHS, type SitePath } from '@site/contracts/values/paths';

/** Tabs of the game list, as the `type` parameter spells them. */
export const LIST_TABS = ['all', 'hot', 'recent', 'favourites'] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** Categories with a page of their own, which their section titles lead to (GA-017, GA-074). */
const CATEGORY_PATHS = {
  RNG: PATHS.slots,
  LIVE: PATHS.live,
  PVP: PATHS.pvp,
  FISH: PATHS.fish,
  SPORTS: PATHS.sports,
  ESPORTS: PATHS.esports,
  LOTT: PATHS.lottery,
  ELOTT: PATHS.elottery,
} satisfies Partial<Record<GameType, SitePath>>;

/** Address of a category's page, of one of its vendors there. */
export function categoryPath(type: GameType, vendor?: string): string {
  return hasOwnPage(type)
    ? addressOf(CATEGORY_PATHS[type], { vassalage: vendor })
    : gameListPath({ type, vendor });
}

const hasOwnPage = (type: GameType): type is keyof typeof CATEGORY_PATHS => type in CATEGORY_PATHS;

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
  return addressOf(PATHS.gameList, {
    type: tab === 'all' ? undefined : tab,
    gameType: type,
    vassalage: vendor || undefined,
  });
}
