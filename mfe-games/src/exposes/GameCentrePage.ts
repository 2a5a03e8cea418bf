import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import GameCentrePage from '../browse/centres/GameCentrePage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: GameCentrePage } satisfies RemoteModule<'mfe_games', './GameCentrePage'>;

export default module.default;
