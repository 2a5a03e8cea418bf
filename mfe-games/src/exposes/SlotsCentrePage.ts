import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import SlotsCentrePage from '../browse/centres/SlotsCentrePage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: SlotsCentrePage } satisfies RemoteModule<'mfe_games', './SlotsCentrePage'>;

export default module.default;
