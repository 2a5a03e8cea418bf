import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addReferralTexts } from '../referral/addReferralTexts';
import ReferralPage from '../referral/ReferralPage';

addReferralTexts();

const module = { default: ReferralPage } satisfies RemoteModule<'mfe_promotions', './ReferralPage'>;

export default module.default;
