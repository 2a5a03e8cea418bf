import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import TeamProfitPage from '../figures/profit/TeamProfitPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: TeamProfitPage } satisfies RemoteModule<'mfe_agent', './TeamProfitPage'>;

export default module.default;
