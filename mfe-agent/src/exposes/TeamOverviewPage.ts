import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import TeamOverviewPage from '../figures/overview/TeamOverviewPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: TeamOverviewPage } satisfies RemoteModule<'mfe_agent', './TeamOverviewPage'>;

export default module.default;
