import { fakePlatform } from '@site/api/testing';
import { type AnnouncementLists, announcements, type Promotion } from '@site/contracts/areas/messages';
import { PATHS } from '@site/contracts/values/paths';
import { signIn } from '@site/session';
import { renderRemote } from '../renderRemote';
import PromotionDetailPage from './PromotionDetailPage';

export const league: Promotion = {
  id: 'p1',
  linkedPromotionId: 'linked1',
  title: 'Weekend fishing league',
  startDate: '2026-11-20T00:00:00Z',
  endDate: '2026-11-29T10:00:00Z',
  noExpiry: 0,
  content:
    '<h3>Prizes</h3><table><tr><td>1</td><td><b>฿7,777</b></td></tr></table><img src="x" onerror="alert(1)">',
  announcementImages: [
    { sequence: 2, url: '/cdn/second.svg' },
    { sequence: 1, url: '/cdn/first.svg' },
  ],
  promoAnnouncementCategoryIds: ['new'],
  imageRequired: 'N',
  remarkRequired: 'N',
};

export const only = (promotion?: Promotion): AnnouncementLists => ({
  banners: [],
  notices: [],
  popups: [],
  promotions: promotion ? [promotion] : [],
  promotionCategories: [],
  unreadCount: 0,
});

/** For tests: the page of a promotion, as the platform answers it. */
export function openDetail(change: Partial<Promotion> = {}, path = '/m/activityDetail?id=p1') {
  const platform = fakePlatform({ onFailure: () => undefined });
  platform.answer(announcements, only({ ...league, ...change }));
  renderRemote(<PromotionDetailPage />, {
    path,
    pages: [PATHS.promotions, PATHS.promotion, PATHS.rewards],
    leadsOn: true,
  });
  return platform;
}

export const signInAsMember = (userName = 'player01') =>
  signIn(
    {
      token: 'a-token-of-a-test',
      merchantCode: 'aurora',
      userName,
      type: 0,
      firstTimeLogin: false,
    },
    { persist: false },
  );
