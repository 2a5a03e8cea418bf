import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import AgentNoticesPage from '../agentNotices/AgentNoticesPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: AgentNoticesPage } satisfies RemoteModule<'mfe_messages', './AgentNoticesPage'>;

export default module.default;
