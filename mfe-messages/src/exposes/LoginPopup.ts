import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import LoginPopup from '../popup/LoginPopup';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: LoginPopup } satisfies RemoteModule<'mfe_messages', './LoginPopup'>;

export default module.default;
