import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import DepositPage from '../cashier/deposit/DepositPage';
import { addMemberTexts } from '../memberTexts/addMemberTexts';

addMemberTexts();

const module = { default: DepositPage } satisfies RemoteModule<'mfe_auth', './DepositPage'>;

export default module.default;
