import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import NoticesPage from '../notices/NoticesPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: NoticesPage } satisfies RemoteModule<'mfe_messages', './NoticesPage'>;

export default module.default;
