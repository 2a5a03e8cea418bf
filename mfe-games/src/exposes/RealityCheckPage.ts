import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import RealityCheckPage from '../play/realityCheck/RealityCheckPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: RealityCheckPage } satisfies RemoteModule<'mfe_games', './RealityCheckPage'>;

export default module.default;
