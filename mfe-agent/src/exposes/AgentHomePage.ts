import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import AgentHomePage from '../home/AgentHomePage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: AgentHomePage } satisfies RemoteModule<'mfe_agent', './AgentHomePage'>;

export default module.default;
