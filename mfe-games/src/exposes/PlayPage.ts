import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import PlayPage from '../play/game/PlayPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: PlayPage } satisfies RemoteModule<'mfe_games', './PlayPage'>;

export default module.default;
