/*
 * Apart from the schemas of messages.ts: a part of the first screen that only names a group should not fetch
 * the schema library with it.
 */

/** What each screen asks for. */
export const ANNOUNCEMENTS_OF = {
  home: { types: 'B,PL,PU,PR,H', groupName: 'm_home' },
  notices: { types: 'B,PL,PU' },
  promotions: { types: 'Promotion' },
  memberPopups: { types: 'PU', execution: 'A' },
  guestPopups: { types: 'PU', execution: 'B' },
  depositRank: { types: 'B', groupName: 'm_deposit20' },
  betRank: { types: 'B', groupName: 'm_bet20' },
  agent: { types: 'A', groupName: 'm_home' },
} as const;

/** A screen that shows announcements. */
export type AnnouncementScreen = keyof typeof ANNOUNCEMENTS_OF;

/** What a merchant's screen asks for. */
export function announcementsRequest(screen: AnnouncementScreen, merchant: string) {
  return { ...ANNOUNCEMENTS_OF[screen], platform: 'M', merchantCode: merchant } as const;
}
