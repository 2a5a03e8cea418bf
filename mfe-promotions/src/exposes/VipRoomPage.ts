import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addBenefitsTexts } from '../benefits/addBenefitsTexts';
import VipRoomPage from '../benefits/VipRoomPage';

addBenefitsTexts();

const module = { default: VipRoomPage } satisfies RemoteModule<'mfe_promotions', './VipRoomPage'>;

export default module.default;
