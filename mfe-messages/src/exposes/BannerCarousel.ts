import type { RemoteModule } from '@site/contracts/federation/remoteModules';
import BannerCarousel from '../banners/BannerCarousel';
import { addTexts } from '../useTexts';

addTexts();

const module = { default: BannerCarousel } satisfies RemoteModule<'mfe_messages', './BannerCarousel'>;

export default module.default;
