import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import SearchPage from '../browse/search/SearchPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: SearchPage } satisfies RemoteModule<'mfe_games', './SearchPage'>;

export default module.default;
