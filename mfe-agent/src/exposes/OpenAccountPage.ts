import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import OpenAccountPage from '../accounts/OpenAccountPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: OpenAccountPage } satisfies RemoteModule<'mfe_agent', './OpenAccountPage'>;

export default module.default;
