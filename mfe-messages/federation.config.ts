import type { FederationConfig } from '@site/build/federation';
import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { announcements, helpCentre } from '@site/contracts/areas/messages';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import { firstCall } from '@site/contracts/http/firstCalls';

/* What the first render of a module asks the platform: announcements of its screen. */

const home = announcementsRequest('home', OPEN_SCOPE.merchant);

export default {
  name: 'mfe_messages',
  contract: '^1.0.0',
  exposes: {
    './BannerCarousel': './src/exposes/BannerCarousel.ts',
    './NoticeStrip': './src/exposes/NoticeStrip.ts',
    './LoginPopup': './src/exposes/LoginPopup.ts',
    './NoticesPage': './src/exposes/NoticesPage.ts',
    './HelpPage': './src/exposes/HelpPage.ts',
    './AgentNoticesPage': './src/exposes/AgentNoticesPage.ts',
    './MessageCentrePage': './src/exposes/MessageCentrePage.ts',
    './ChatPage': './src/exposes/ChatPage.ts',
    './InboxPage': './src/exposes/InboxPage.ts',
  },
  calls: {
    './BannerCarousel': [firstCall(announcements, home, { picture: ['banners', 0, 'url'] })],
    './NoticeStrip': [firstCall(announcements, home)],
    './MessageCentrePage': [firstCall(announcements, announcementsRequest('notices', OPEN_SCOPE.merchant))],
    './NoticesPage': [firstCall(announcements, announcementsRequest('notices', OPEN_SCOPE.merchant))],
    './HelpPage': [firstCall(helpCentre, { lang: OPEN_SCOPE.language, device: 'MOBILE' })],
    './AgentNoticesPage': [firstCall(announcements, announcementsRequest('agent', OPEN_SCOPE.merchant))],
  },
  firstView: { file: './src/firstView.tsx', slots: ['./BannerCarousel', './NoticeStrip'] },
  budgets: {
    entry: 13_000,
    firstView: 103_500,
    './BannerCarousel': 4_600,
    './NoticeStrip': 5_600,
    './LoginPopup': 2_000,
    './NoticesPage': 5_200,
    './HelpPage': 7_700,
    './AgentNoticesPage': 5_200,
    './MessageCentrePage': 6_800,
    './ChatPage': 5_700,
    './InboxPage': 9_300,
  },
} satisfies FederationConfig;
