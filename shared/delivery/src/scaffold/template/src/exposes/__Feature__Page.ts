import type { PageModule } from '@site/contracts/federation/remoteModules';
import __Feature__Page from '../__feature__/__Feature__Page';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: __Feature__Page } satisfies PageModule;

export default module.default;
