import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import ForgotPasswordPage from '../access/forgot/ForgotPasswordPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: ForgotPasswordPage } satisfies RemoteModule<'mfe_auth', './ForgotPasswordPage'>;

export default module.default;
