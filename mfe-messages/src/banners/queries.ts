import { useAnnouncements } from '@site/api';
import { ANNOUNCEMENTS_OF } from '@site/contracts/areas/announcementScreens';
import type { AnnouncementLists } from '@site/contracts/areas/messages';

export const HOME_GROUP = ANNOUNCEMENTS_OF.home.groupName;

const homeBanners = ({ banners }: AnnouncementLists) =>
  banners.filter(({ groupName }) => groupName === HOME_GROUP);

/** The banners of home (HS-066); one call with the notice strip, which asks for the same lists. */
export function useHomeBanners() {
  return useAnnouncements('home', { select: homeBanners });
}
