import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import LotteryLobbyPage from '../play/lottery/LotteryLobbyPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: LotteryLobbyPage } satisfies RemoteModule<'mfe_games', './LotteryLobbyPage'>;

export default module.default;
