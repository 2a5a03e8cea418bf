import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addDetailTexts } from '../detail/addDetailTexts';
import PromotionDetailPage from '../detail/PromotionDetailPage';

addDetailTexts();

const module = { default: PromotionDetailPage } satisfies RemoteModule<
  'mfe_promotions',
  './PromotionDetailPage'
>;

export default module.default;
