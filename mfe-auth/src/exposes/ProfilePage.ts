import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import ProfilePage from '../account/profile/ProfilePage';
import { addMemberTexts } from '../memberTexts/addMemberTexts';

addMemberTexts();

const module = { default: ProfilePage } satisfies RemoteModule<'mfe_auth', './ProfilePage'>;

export default module.default;
