import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import Jackpot from '../browse/jackpot/Jackpot';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: Jackpot } satisfies RemoteModule<'mfe_games', './Jackpot'>;

export default module.default;
