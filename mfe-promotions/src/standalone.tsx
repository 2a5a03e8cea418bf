import { PATHS } from '@site/contracts/values/paths';
import { DemoLogin, startStandalone } from '@site/ui/standalone';
import PromotionListPage from './exposes/PromotionListPage';

startStandalone({
  routes: [
    {
      path: PATHS.promotions,
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
