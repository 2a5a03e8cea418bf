import { announcementsOptions, queryClient } from '@site/api';
import { firstViews } from '@site/ui/firstView';
import PromotionListPage from './list/PromotionListPage';
import { PromotionsLoading } from './list/PromotionsLoading';
import { addTexts } from './useTexts';

addTexts();

export default firstViews({
  // Not every account is given offers, and a member's say how they stand with them.
  './PromotionListPage': {
    prepare: () => queryClient.fetchQuery(announcementsOptions('promotions')),
    view: <PromotionListPage />,
    forGuests: true,
    forMembers: <PromotionsLoading />,
  },
});
