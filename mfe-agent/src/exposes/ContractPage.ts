import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import ContractPage from '../contracts/ContractPage';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: ContractPage } satisfies RemoteModule<'mfe_agent', './ContractPage'>;

export default module.default;
