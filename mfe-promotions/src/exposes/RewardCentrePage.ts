import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addRewardsTexts } from '../rewards/addRewardsTexts';
import RewardCentrePage from '../rewards/RewardCentrePage';

addRewardsTexts();

const module = { default: RewardCentrePage } satisfies RemoteModule<'mfe_promotions', './RewardCentrePage'>;

export default module.default;
