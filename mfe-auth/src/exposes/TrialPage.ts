import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import TrialPage from '../access/trial/TrialPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: TrialPage } satisfies RemoteModule<'mfe_auth', './TrialPage'>;

export default module.default;
