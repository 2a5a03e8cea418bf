import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addCareTexts } from '../care/addCareTexts';
import CareBreakPage from '../care/break/CareBreakPage';

addCareTexts();

const module = { default: CareBreakPage } satisfies RemoteModule<'mfe_auth', './CareBreakPage'>;

export default module.default;
