import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { type AnnouncementLists, announcements, type Promotion } from '@site/contracts/areas/messages';
import type { FirstViewPage } from '@site/contracts/federation/firstView';
import type { Merchant } from '@site/contracts/federation/merchant';
import { PATHS } from '@site/contracts/values/paths';
import firstView from './firstView';

const merchant = { code: 'aurora', timeZone: 'Asia/Bangkok', languages: ['th', 'en'] } as unknown as Merchant;
const query = new URLSearchParams(
  announcementsRequest('promotions', merchant.code) as unknown as Record<string, string>,
);
query.sort();

const promotion = (index: number): Promotion => ({
  id: `p${index}`,
  title: `Offer ${index} <b>&`,
  startDate: '2026-10-01T00:00:00Z',
  endDate: '2026-12-31T10:00:00Z',
  noExpiry: 0,
  content: '<p>Match</p>',
  announcementImages: index === 0 ? [] : [{ sequence: 1, url: `/cdn/${index}.svg` }],
  promoAnnouncementCategoryIds: ['new'],
  signUpStatus: 'ALLOW_JOIN',
  imageRequired: 'N',
  remarkRequired: 'N',
});

function pageWith(value: unknown): FirstViewPage {
  const answer = { status: 200, body: JSON.stringify({ success: true, value }) };
  const answers = { [`${announcements.path}?${query}`]: answer };
  const path = PATHS.promotions;
  return { merchant, language: 'en', path, paths: [path, PATHS.promotion], answers };
}

const lists: AnnouncementLists = {
  banners: [],
  notices: [],
  popups: [],
  promotions: [0, 1, 2, 3].map(promotion),
  promotionCategories: [{ id: 'new', name: 'New members' }],
  unreadCount: 0,
};
const draw = (value: unknown) => firstView.draw('./PromotionListPage', pageWith(value));

it('draws the promotions in view for guests, as text, and for members no offer at all @FD-035', async () => {
  const markup = await draw(lists);
  const [guests = '', members = ''] = markup.split('<div data-for="member">');
  expect(guests.match(/<article/g)).toHaveLength(3);
  expect(guests).toContain('Offer 0 &lt;b&gt;&amp;');
  expect(guests).toContain('>New members<');
  // The first has no picture.
  expect(guests.match(/<img/g)).toHaveLength(2);
  expect(members).toContain('skeleton');
  expect(members).not.toContain('Offer');
});

it('draws what the page says where there are none', async () => {
  expect(await draw({ ...lists, promotions: [] })).toContain('No promotions');
});

it('draws nothing of what is no answer', async () => {
  await expect(draw({ promotions: 'none' })).rejects.toMatchObject({ code: 'client.response.malformed' });
});
