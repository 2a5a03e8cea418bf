import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addCentreTexts } from '../centre/addCentreTexts';
import MessageCentrePage from '../centre/MessageCentrePage';

addCentreTexts();

const module = { default: MessageCentrePage } satisfies RemoteModule<'mfe_messages', './MessageCentrePage'>;

export default module.default;
