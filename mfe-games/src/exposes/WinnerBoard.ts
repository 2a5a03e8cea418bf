import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import WinnerBoard from '../browse/winners/WinnerBoard';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: WinnerBoard } satisfies RemoteModule<'mfe_games', './WinnerBoard'>;

export default module.default;
