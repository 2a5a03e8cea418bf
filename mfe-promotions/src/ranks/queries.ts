import { useAnnouncements } from '@site/api';
import { RANKS, type RankGroup } from './rankGroups';

/** The boards of a rank, in the merchant's order. */
export function useBoards(group: RankGroup) {
  return useAnnouncements(RANKS[group].screen, {
    select: ({ banners }) => banners.filter(({ groupName }) => groupName === group),
  });
}
