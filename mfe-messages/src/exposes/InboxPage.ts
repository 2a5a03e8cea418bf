import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addInboxTexts } from '../inbox/addInboxTexts';
import InboxPage from '../inbox/InboxPage';

addInboxTexts();

const module = { default: InboxPage } satisfies RemoteModule<'mfe_messages', './InboxPage'>;

export default module.default;
