import type { RemoteModule } from '@site/contracts/remoteModules';
import { addTexts } from '../useTexts';
import WinnerBoard from '../winners/WinnerBoard';

addTexts();

const module = { default: WinnerBoard } satisfies RemoteModule<'mfe_games', './WinnerBoard'>;

export default module.default;
