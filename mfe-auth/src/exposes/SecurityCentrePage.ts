import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import SecurityCentrePage from '../account/securityCentre/SecurityCentrePage';
import { addMemberTexts } from '../memberTexts/addMemberTexts';

addMemberTexts();

const module = { default: SecurityCentrePage } satisfies RemoteModule<'mfe_auth', './SecurityCentrePage'>;

export default module.default;
