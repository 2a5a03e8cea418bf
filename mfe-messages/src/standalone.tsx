import { HOME_PATH } from '@site/contracts/routes';
import { DemoLogin, startStandalone } from '@site/ui/standalone';
import BannerCarousel from './exposes/BannerCarousel';
import LoginPopup from './exposes/LoginPopup';
import NoticeStrip from './exposes/NoticeStrip';
import NoticesPage from './exposes/NoticesPage';
import { NOTICES_PATH, PROMOTIONS_PATH } from './paths';

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
    { path: HOME_PATH, element: <Home /> },
    { path: NOTICES_PATH, title: 'Notices', element: <NoticesPage /> },
  ],
  // Where banners and notices lead.
  pages: [PROMOTIONS_PATH, '/m/live', '/m/fish'],
});
