import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import ChangePasswordPage from '../account/changePassword/ChangePasswordPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: ChangePasswordPage } satisfies RemoteModule<'mfe_auth', './ChangePasswordPage'>;

export default module.default;
