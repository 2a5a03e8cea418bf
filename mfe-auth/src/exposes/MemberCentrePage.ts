import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import MemberCentrePage from '../account/memberCentre/MemberCentrePage';
import { addMemberTexts } from '../memberTexts/addMemberTexts';

addMemberTexts();

const module = { default: MemberCentrePage } satisfies RemoteModule<'mfe_auth', './MemberCentrePage'>;

export default module.default;
