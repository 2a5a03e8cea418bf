import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addHelpTexts } from '../help/addHelpTexts';
import HelpPage from '../help/HelpPage';

addHelpTexts();

const module = { default: HelpPage } satisfies RemoteModule<'mfe_messages', './HelpPage'>;

export default module.default;
