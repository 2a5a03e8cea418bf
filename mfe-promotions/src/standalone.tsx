import { DemoLogin, startStandalone } from '@site/ui/standalone';
import PromotionListPage from './exposes/PromotionListPage';

startStandalone({
  routes: [
    {
      path: '/m/activity',
      title: 'Promotions',
      element: (
        <>
          <DemoLogin />
          <PromotionListPage />
        </>
      ),
    },
  ],
});
