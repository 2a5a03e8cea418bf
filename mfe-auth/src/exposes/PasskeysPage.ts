import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import PasskeysPage from '../account/passkeys/PasskeysPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: PasskeysPage } satisfies RemoteModule<'mfe_auth', './PasskeysPage'>;

export default module.default;
