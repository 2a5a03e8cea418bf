import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addMissionTexts } from '../missions/addMissionTexts';
import MissionSignInPage from '../missions/MissionSignInPage';

addMissionTexts();

const module = { default: MissionSignInPage } satisfies RemoteModule<'mfe_promotions', './MissionSignInPage'>;

export default module.default;
