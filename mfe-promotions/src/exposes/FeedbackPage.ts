import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import { addFeedbackTexts } from '../feedback/addFeedbackTexts';
import FeedbackPage from '../feedback/FeedbackPage';

addFeedbackTexts();

const module = { default: FeedbackPage } satisfies RemoteModule<'mfe_promotions', './FeedbackPage'>;

export default module.default;
