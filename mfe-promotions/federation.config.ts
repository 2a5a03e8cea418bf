import type { FederationConfig } from '@site/build/federation';
import { merchantWallet } from '@site/contracts/areas/account';
import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { benefits } from '@site/contracts/areas/benefits';
import { MALL_PAGE_SIZE, mallHome, mallItems } from '@site/contracts/areas/mall';
import { announcements } from '@site/contracts/areas/messages';
import { missionList, signInCalendar } from '@site/contracts/areas/missions';
import { FRIENDS_PAGE_SIZE, referralInfo, referralRecords } from '@site/contracts/areas/referral';
import { REWARDS_PAGE_SIZE, rewardList } from '@site/contracts/areas/rewards';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import { firstCall } from '@site/contracts/http/firstCalls';

export default {
  name: 'mfe_promotions',
  contract: '^1.0.0',
  exposes: {
    './PromotionListPage': './src/exposes/PromotionListPage.ts',
    './PromotionDetailPage': './src/exposes/PromotionDetailPage.ts',
    './MissionSignInPage': './src/exposes/MissionSignInPage.ts',
    './RewardCentrePage': './src/exposes/RewardCentrePage.ts',
    './ReferralPage': './src/exposes/ReferralPage.ts',
    './RankPage': './src/exposes/RankPage.ts',
    './FeedbackPage': './src/exposes/FeedbackPage.ts',
    './VipRoomPage': './src/exposes/VipRoomPage.ts',
    './PointsMallPage': './src/exposes/PointsMallPage.ts',
  },
  /** What the first render of a module asks the platform. */
  calls: {
    './PromotionListPage': [
      firstCall(announcements, announcementsRequest('promotions', OPEN_SCOPE.merchant)),
    ],
    './MissionSignInPage': [
      firstCall(signInCalendar, {}),
      firstCall(missionList, {}),
      firstCall(merchantWallet, {}),
    ],
    './RewardCentrePage': [
      firstCall(rewardList, { part: 'READY', pageNo: 1, pageSize: REWARDS_PAGE_SIZE }),
      firstCall(merchantWallet, {}),
    ],
    './ReferralPage': [
      firstCall(referralInfo, { language: OPEN_SCOPE.language }),
      firstCall(referralRecords, { pageNo: 1, pageSize: FRIENDS_PAGE_SIZE }),
      firstCall(merchantWallet, {}),
    ],
    './VipRoomPage': [firstCall(benefits, {})],
    './PointsMallPage': [
      firstCall(mallHome, {}),
      firstCall(mallItems, { pageNo: 1, pageSize: MALL_PAGE_SIZE }),
    ],
  },
  firstView: { file: './src/firstView.tsx', slots: ['./PromotionListPage'] },
  budgets: {
    entry: 13_600,
    firstView: 160_000,
    './PromotionListPage': 7_400,
    './PromotionDetailPage': 20_400,
    './MissionSignInPage': 9_200,
    './RewardCentrePage': 9_500,
    './ReferralPage': 9_100,
    './RankPage': 5_400,
    './FeedbackPage': 17_200,
    './VipRoomPage': 6_700,
    './PointsMallPage': 11_600,
  },
} satisfies FederationConfig;
