import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import BetRecordPage from '../records/BetRecordPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: BetRecordPage } satisfies RemoteModule<'mfe_games', './BetRecordPage'>;

export default module.default;
