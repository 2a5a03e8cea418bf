import type { Announcement, AnnouncementLists, Banner } from '@site/contracts/areas/messages';
import type { SessionInfo } from '@site/session';

/** A notice as the platform sends it, for tests. */
export function aNotice(changes: Partial<Announcement> = {}): Announcement {
  return {
    id: 'n1',
    title: 'Deposits pause on Wednesday',
    startDate: '2026-11-20T20:30:00Z',
    content: '<p>From 02:00 to <b>02:30</b>.</p>',
    read: false,
    types: 'PL',
    ...changes,
  };
}

export function aBanner(changes: Partial<Banner> = {}): Banner {
  return { groupName: 'm_home', url: '/cdn/scenes/aurora/reef.svg', title: 'Fishing league', ...changes };
}

export function listsOf(changes: Partial<AnnouncementLists> = {}): AnnouncementLists {
  const { notices = [] } = changes;
  return {
    banners: [],
    notices,
    popups: [],
    promotions: [],
    promotionCategories: [],
    unreadCount: notices.filter(({ read }) => !read).length,
    ...changes,
  };
}

export function aSession(changes: Partial<SessionInfo> = {}): SessionInfo {
  return {
    token: 'a-session-token-of-tests',
    merchantCode: 'aurora',
    userName: 'player01',
    type: 0,
    firstTimeLogin: false,
    ...changes,
  };
}
