import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import SessionsPage from '../account/sessions/SessionsPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: SessionsPage } satisfies RemoteModule<'mfe_auth', './SessionsPage'>;

export default module.default;
