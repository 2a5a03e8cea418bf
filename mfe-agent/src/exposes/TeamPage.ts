import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import TeamPage from '../team/TeamPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: TeamPage } satisfies RemoteModule<'mfe_agent', './TeamPage'>;

export default module.default;
