import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import NoticeStrip from '../strip/NoticeStrip';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: NoticeStrip } satisfies RemoteModule<'mfe_messages', './NoticeStrip'>;

export default module.default;
