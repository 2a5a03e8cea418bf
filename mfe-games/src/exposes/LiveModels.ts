import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import LiveModels from '../browse/live/LiveModels';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: LiveModels } satisfies RemoteModule<'mfe_games', './LiveModels'>;

export default module.default;
