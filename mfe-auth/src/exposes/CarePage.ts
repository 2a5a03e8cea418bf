import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addCareTexts } from '../care/addCareTexts';
import CarePage from '../care/overview/CarePage';

addCareTexts();

const module = { default: CarePage } satisfies RemoteModule<'mfe_auth', './CarePage'>;

export default module.default;
