import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import SettingsPage from '../account/settings/SettingsPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: SettingsPage } satisfies RemoteModule<'mfe_auth', './SettingsPage'>;

export default module.default;
