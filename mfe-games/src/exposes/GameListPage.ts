import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import GameListPage from '../browse/lists/GameListPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: GameListPage } satisfies RemoteModule<'mfe_games', './GameListPage'>;

export default module.default;
