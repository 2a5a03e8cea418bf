import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addCareTexts } from '../care/addCareTexts';
import CareStatementPage from '../care/statement/CareStatementPage';

addCareTexts();

const module = { default: CareStatementPage } satisfies RemoteModule<'mfe_auth', './CareStatementPage'>;

export default module.default;
