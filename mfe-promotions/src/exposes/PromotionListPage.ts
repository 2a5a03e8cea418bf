import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import PromotionListPage from '../list/PromotionListPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: PromotionListPage } satisfies RemoteModule<'mfe_promotions', './PromotionListPage'>;

export default module.default;
