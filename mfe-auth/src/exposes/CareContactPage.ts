import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addCareTexts } from '../care/addCareTexts';
import CareContactPage from '../care/contact/CareContactPage';

addCareTexts();

const module = { default: CareContactPage } satisfies RemoteModule<'mfe_auth', './CareContactPage'>;

export default module.default;
