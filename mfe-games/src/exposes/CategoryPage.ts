import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import CategoryPage from '../browse/categoryPages/CategoryPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: CategoryPage } satisfies RemoteModule<'mfe_games', './CategoryPage'>;

export default module.default;
