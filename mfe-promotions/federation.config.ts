import type { FederationConfig } from '@site/build/federation';
import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { announcements } from '@site/contracts/areas/messages';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import { firstCall } from '@site/contracts/http/firstCalls';

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
