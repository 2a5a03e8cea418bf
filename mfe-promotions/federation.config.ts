import type { FederationConfig } from '@site/build/federation';
import { merchantWallet } from '@site/contracts/areas/account';
import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { announcements } from '@site/contracts/areas/messages';
import { REWARDS_PAGE_SIZE, rewardList } from '@site/contracts/areas/rewards';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import { firstCall } from '@site/contracts/http/firstCalls';

export default {
  name: 'mfe_promotions',
  contract: '^1.0.0',
  exposes: {
    './PromotionListPage': './src/exposes/PromotionListPage.ts',
    './RewardCentrePage': './src/exposes/RewardCentrePage.ts',
  },
  /** What the first render of a module asks the platform. */
  calls: {
    './PromotionListPage': [
      firstCall(announcements, announcementsRequest('promotions', OPEN_SCOPE.merchant)),
    ],
    './RewardCentrePage': [
      firstCall(rewardList, { part: 'READY', pageNo: 1, pageSize: REWARDS_PAGE_SIZE }),
      firstCall(merchantWallet, {}),
    ],
  },
} satisfies FederationConfig;
