import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import TeamBettingPage from '../figures/betting/TeamBettingPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: TeamBettingPage } satisfies RemoteModule<'mfe_agent', './TeamBettingPage'>;

export default module.default;
