import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addChatTexts } from '../chat/addChatTexts';
import ChatPage from '../chat/ChatPage';

addChatTexts();

const module = { default: ChatPage } satisfies RemoteModule<'mfe_messages', './ChatPage'>;

export default module.default;
