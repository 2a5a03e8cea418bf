import type { AnnouncementScreen } from '@site/contracts/areas/announcementScreens';
import type { RankPageProps } from '@site/contracts/federation/remoteModules';
import { PATHS, type SitePath } from '@site/contracts/values/paths';

/** Groups of banners that are boards of a rank (HS-011). */
export type RankGroup = RankPageProps['groupName'];
export const RANK_GROUPS: readonly RankGroup[] = ['m_deposit20', 'm_bet20'];

interface Rank {
  readonly screen: AnnouncementScreen;
  readonly text: 'deposits' | 'bets';
  readonly path: SitePath;
  /** The same page as merchants link to it from outside. */
  readonly plainPath: SitePath;
}

export const RANKS: Readonly<Record<RankGroup, Rank>> = {
  m_deposit20: {
    screen: 'depositRank',
    text: 'deposits',
    path: PATHS.depositRank,
    plainPath: PATHS.plainDepositRank,
  },
  m_bet20: { screen: 'betRank', text: 'bets', path: PATHS.betRank, plainPath: PATHS.plainBetRank },
};

/** The address of a rank, in the form of the one that is open. */
export function rankPath(group: RankGroup, openPath: string): string {
  const { path, plainPath } = RANKS[group];
  return openPath.startsWith('/m/') ? path : plainPath;
}
