import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import LoginPage from '../access/login/LoginPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: LoginPage } satisfies RemoteModule<'mfe_auth', './LoginPage'>;

export default module.default;
