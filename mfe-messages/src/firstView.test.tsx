import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { announcements } from '@site/contracts/areas/messages';
import type { FirstViewPage } from '@site/contracts/federation/firstView';
import type { Merchant } from '@site/contracts/federation/merchant';
import { PATHS } from '@site/contracts/values/paths';
import firstView from './firstView';
import { aBanner, aNotice, listsOf } from './testing';

const merchant = { code: 'aurora', timeZone: 'Asia/Bangkok', languages: ['th', 'en'] } as unknown as Merchant;
const query = new URLSearchParams(
  announcementsRequest('home', 'aurora') as unknown as Record<string, string>,
);
query.sort();

function pageWith(value: unknown, language: FirstViewPage['language'] = 'en'): FirstViewPage {
  const answer = { status: 200, body: JSON.stringify({ success: true, value }) };
  const answers = { [`${announcements.path}?${query}`]: answer };
  return { merchant, language, paths: [PATHS.notices, PATHS.promotions], answers };
}

const lists = listsOf({
  banners: [
    aBanner({ groupName: 'm_reg', title: 'Elsewhere' }),
    aBanner({ title: 'First <b>&' }),
    aBanner({ title: 'Second', url: '/second.svg' }),
  ],
  notices: ['One', 'Two', 'Three'].map((title, index) => aNotice({ id: `n${index}`, title })),
});

it('draws the first banner of home with its picture, as text, and a dot for each @FD-035', async () => {
  const markup = await firstView.draw('./BannerCarousel', pageWith(lists));
  expect(markup).toContain('First &lt;b&gt;&amp;');
  expect(markup).toContain('src="/cdn/scenes/aurora/reef.svg"');
  expect(markup).not.toMatch(/Elsewhere|second\.svg/);
  expect(markup.match(/class="dot"/g)).toHaveLength(2);
});

it('draws the titles that the strip begins with, in the language of the document @FD-035', async () => {
  const english = await firstView.draw('./NoticeStrip', pageWith(lists));
  expect(english).toContain('>One</a>');
  expect(english).not.toContain('Three');
  expect(english).toContain('aria-label="All notices"');
  expect(await firstView.draw('./NoticeStrip', pageWith(lists, 'th'))).toContain('aria-label="ประกาศทั้งหมด"');
});

it('leaves out a banner without a picture', async () => {
  const { url: _none, ...bare } = aBanner({ title: 'Bare' });
  const some = { ...lists, banners: [bare, aBanner({ title: 'Second', url: '/second.svg' })] };
  const markup = await firstView.draw('./BannerCarousel', pageWith(some));
  expect(markup).toContain('src="/second.svg"');
  expect(markup).not.toContain('Bare');
  expect(await firstView.draw('./BannerCarousel', pageWith({ ...lists, banners: [bare] }))).toBe('');
});

it('draws nothing where the merchant has no banners', async () => {
  expect(await firstView.draw('./BannerCarousel', pageWith(listsOf({})))).toBe('');
});

it('draws nothing of what is no answer', async () => {
  const drawn = firstView.draw('./BannerCarousel', pageWith({ banners: 'none' }));
  await expect(drawn).rejects.toMatchObject({ code: 'client.response.malformed' });
});
