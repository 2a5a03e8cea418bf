import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addCareTexts } from '../care/addCareTexts';
import CareLimitsPage from '../care/limits/CareLimitsPage';

addCareTexts();

const module = { default: CareLimitsPage } satisfies RemoteModule<'mfe_auth', './CareLimitsPage'>;

export default module.default;
