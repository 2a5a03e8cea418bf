import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addMallTexts } from '../mall/addMallTexts';
import PointsMallPage from '../mall/PointsMallPage';

addMallTexts();

const module = { default: PointsMallPage } satisfies RemoteModule<'mfe_promotions', './PointsMallPage'>;

export default module.default;
