import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import RebateIncomePage from '../figures/income/RebateIncomePage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: RebateIncomePage } satisfies RemoteModule<'mfe_agent', './RebateIncomePage'>;

export default module.default;
