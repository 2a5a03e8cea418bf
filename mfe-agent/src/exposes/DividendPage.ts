import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import DividendPage from '../dividends/DividendPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: DividendPage } satisfies RemoteModule<'mfe_agent', './DividendPage'>;

export default module.default;
