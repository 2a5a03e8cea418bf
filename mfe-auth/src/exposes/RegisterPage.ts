import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import RegisterPage from '../access/register/RegisterPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: RegisterPage } satisfies RemoteModule<'mfe_auth', './RegisterPage'>;

export default module.default;
