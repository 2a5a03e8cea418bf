import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addMemberTexts } from '../memberTexts/addMemberTexts';
import TransactionRecordPage from '../records/transactions/TransactionRecordPage';

addMemberTexts();

const module = { default: TransactionRecordPage } satisfies RemoteModule<
  'mfe_auth',
  './TransactionRecordPage'
>;

export default module.default;
