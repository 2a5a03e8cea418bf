import { announcementsOptions, queryClient } from '@site/api';
import { firstViews } from '@site/ui/firstView';
import { BannerSlides } from './banners/BannerSlides';
import { useHomeBanners } from './banners/queries';
import { Strip } from './strip/NoticeStrip';
import { addTexts } from './useTexts';

addTexts();

/** As far as the line of the strip reaches; what runs by later comes with the page. */
const TITLES = 2;

/** One call for both slots. */
async function prepare(): Promise<void> {
  const options = announcementsOptions('home');
  const lists = await queryClient.fetchQuery(options);
  queryClient.setQueryData(options.queryKey, { ...lists, notices: lists.notices.slice(0, TITLES) });
}

/** The banner that home opens with; the pictures of the others wait for the page. */
function FirstBanner() {
  const { data = [] } = useHomeBanners();
  return data.length > 0 && <BannerSlides banners={data} drawn={1} />;
}

export default firstViews({
  './BannerCarousel': { prepare, view: <FirstBanner /> },
  './NoticeStrip': { prepare, view: <Strip downloads={null} /> },
});
