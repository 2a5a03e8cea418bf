import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import RedEnvelopePage from '../envelopes/RedEnvelopePage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: RedEnvelopePage } satisfies RemoteModule<'mfe_agent', './RedEnvelopePage'>;

export default module.default;
