import type { FederationConfig } from '@site/build/federation';
import { announcementsRequest } from '@site/contracts/announcementScreens';
import { OPEN_SCOPE } from '@site/contracts/endpoint';
import { firstCall } from '@site/contracts/firstCalls';
import { announcements } from '@site/contracts/messages';

export default {
  name: 'mfe_promotions',
  contract: '^1.0.0',
  exposes: {
    './PromotionListPage': './src/exposes/PromotionListPage.ts',
  },
  /** What the first render of a module asks the platform. */
  calls: {
    './PromotionListPage': [
      firstCall(announcements, announcementsRequest('promotions', OPEN_SCOPE.merchant)),
    ],
  },
} satisfies FederationConfig;
