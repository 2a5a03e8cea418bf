import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import LotteryFramePage from '../play/lottery/LotteryFramePage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: LotteryFramePage } satisfies RemoteModule<'mfe_games', './LotteryFramePage'>;

export default module.default;
