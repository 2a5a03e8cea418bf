import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import GameEntrance from '../browse/entrance/GameEntrance';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: GameEntrance } satisfies RemoteModule<'mfe_games', './GameEntrance'>;

export default module.default;
