import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addRankTexts } from '../ranks/addRankTexts';
import RankPage from '../ranks/RankPage';

addRankTexts();

const module = { default: RankPage } satisfies RemoteModule<'mfe_promotions', './RankPage'>;

export default module.default;
