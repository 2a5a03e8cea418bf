import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addMemberTexts } from '../memberTexts/addMemberTexts';
import ProfitAndLossPage from '../records/profit/ProfitAndLossPage';

addMemberTexts();

const module = { default: ProfitAndLossPage } satisfies RemoteModule<'mfe_auth', './ProfitAndLossPage'>;

export default module.default;
