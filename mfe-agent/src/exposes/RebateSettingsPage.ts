import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import RebateSettingsPage from '../rebates/RebateSettingsPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: RebateSettingsPage } satisfies RemoteModule<'mfe_agent', './RebateSettingsPage'>;

export default module.default;
