import { type AnnouncementScreen, announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { type AnnouncementLists, announcements } from '@site/contracts/areas/messages';
import { queryOptionsFor, useApiQuery } from '../queries';
import { apiSettings } from '../settings';

interface AnnouncementExtra<Data> {
  readonly enabled?: boolean;
  readonly select?: (lists: AnnouncementLists) => Data;
  readonly refetchInterval?: number;
  readonly refetchOnWindowFocus?: boolean;
  readonly silent?: boolean;
}

function requestOf(screen: AnnouncementScreen) {
  return announcementsRequest(screen, apiSettings().merchant.code);
}

export function announcementsOptions<Data = AnnouncementLists>(
  screen: AnnouncementScreen,
  extra: AnnouncementExtra<Data> = {},
) {
  return queryOptionsFor<typeof announcements, Data>(announcements, requestOf(screen), extra);
}

/** Banners, notices, popups and promotions for one screen; lists that it does not ask for are empty. */
export function useAnnouncements<Data = AnnouncementLists>(
  screen: AnnouncementScreen,
  extra: AnnouncementExtra<Data> = {},
) {
  return useApiQuery<typeof announcements, Data>(announcements, requestOf(screen), extra);
}
