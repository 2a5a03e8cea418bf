import type { Announcement, AnnouncementLists, Banner } from '@site/contracts/areas/messages';
import type { Status } from '@site/contracts/areas/system';
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

interface StatusParts {
  flags?: readonly string[];
  service?: Partial<Status['info']['customerService']>;
}

/** A merchant's status with these flags on, and this customer service. */
export const statusWith = ({ flags = [], service }: StatusParts = {}): Status => ({
  info: {
    customerService: { path: '', key: { kty: 'oct', k: '' }, hosts: [], ...service },
    domainRoute: {},
    mobileTemplate: { mem_cen: '0', dep_func: '0' },
    paths: { lotteryMui: '', lotteryFrame: '' },
    register: { username: true, mobileNum: false },
    resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
    whitelabel: Object.fromEntries(flags.map((flag) => [flag, true])),
    mainDomain: 'localhost',
    imageCDNs: ['/cdn'],
  },
  location: { ip: '203.0.113.42' },
  maintenance: false,
  regionRestriction: false,
});
