import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import WithdrawPage from '../cashier/withdraw/WithdrawPage';
import { addMemberTexts } from '../memberTexts/addMemberTexts';

addMemberTexts();

const module = { default: WithdrawPage } satisfies RemoteModule<'mfe_auth', './WithdrawPage'>;

export default module.default;
