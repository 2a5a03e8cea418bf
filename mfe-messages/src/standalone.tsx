import { PATHS } from '@site/contracts/values/paths';
import { DemoLogin, startStandalone } from '@site/ui/standalone';
import AgentNoticesPage from './exposes/AgentNoticesPage';
import BannerCarousel from './exposes/BannerCarousel';
import ChatPage from './exposes/ChatPage';
import HelpPage from './exposes/HelpPage';
import LoginPopup from './exposes/LoginPopup';
import MessageCentrePage from './exposes/MessageCentrePage';
import NoticeStrip from './exposes/NoticeStrip';
import NoticesPage from './exposes/NoticesPage';

function Home() {
  return (
    <main>
      <BannerCarousel />
      <NoticeStrip />
      <LoginPopup />
      <DemoLogin />
    </main>
  );
}

startStandalone({
  routes: [
    { path: PATHS.home, element: <Home /> },
    { path: PATHS.messages, element: <MessageCentrePage /> },
    { path: PATHS.chat, element: <ChatPage /> },
    { path: PATHS.notices, title: 'Notices', element: <NoticesPage /> },
    { path: PATHS.agentNotices, title: 'Notices', element: <AgentNoticesPage /> },
    { path: PATHS.help, element: <HelpPage /> },
  ],
  // Where banners and notices lead.
  pages: [PATHS.promotions, PATHS.live, PATHS.fish],
});
