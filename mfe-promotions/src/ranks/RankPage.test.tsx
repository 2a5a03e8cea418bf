import { queryClient } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { announcements, type Banner } from '@site/contracts/areas/messages';
import { PATHS } from '@site/contracts/values/paths';
import { renderInSite } from '@site/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from './locales/en.json';
import th from './locales/th.json';
import RankPage from './RankPage';

const board: Banner = {
  groupName: 'm_deposit20',
  url: '/cdn/boards/one.svg',
  eyebrow: '9–15 November',
  title: 'Top deposits, 9–15 November',
  size: { width: 358, height: 420 },
  caption: 'Week of 9 November',
};
const prize: Banner = {
  groupName: 'm_deposit20',
  url: '/cdn/scenes/aurora/fruitMarket.svg',
  eyebrow: 'This week',
  title: '฿200,000 for the first 20',
  caption: 'All promotions',
  link: '/m/activity?from=rank',
};
const stranger: Banner = { groupName: 'm_home', url: '/cdn/scenes/aurora/reef.svg', title: 'Elsewhere' };

const lists = (banners: readonly Banner[]) => ({
  banners: [...banners],
  notices: [],
  popups: [],
  promotions: [],
  promotionCategories: [],
  unreadCount: 0,
});

const show = (path = '/m/deposit-rank', pages: readonly string[] = [PATHS.promotions]) =>
  renderInSite(<RankPage groupName="m_deposit20" />, {
    path,
    pages: [...pages],
    leadsOn: true,
    texts: { 'mfe-promotions': { en, th } },
  });

function open(banners: readonly Banner[], ...how: Parameters<typeof show>) {
  const platform = fakePlatform();
  platform.answer(announcements, lists(banners));
  show(...how);
  return platform;
}
const pictures = () => [...document.querySelectorAll('img')];
const pictureOf = (url: string) => {
  const found = pictures().find(({ src }) => src.endsWith(url));
  if (!found) throw new Error(`no picture ${url}`);
  return found;
};

afterEach(() => queryClient.clear());

it('shows the banners of its group, whatever else comes, and asks for no more @HS-011', async () => {
  const platform = open([stranger, board, prize]);
  expect(await screen.findByText('Week of 9 November')).toBeVisible();
  expect(pictures().map((picture) => new URL(picture.src).pathname)).toEqual([board.url, prize.url]);
  expect(platform.sent(announcements).map(({ content }) => content)).toMatchObject([
    { types: 'B', groupName: 'm_deposit20' },
  ]);
});

it('keeps the room of each picture, its own or that of a banner, and says what is drawn in it', async () => {
  open([board, prize]);
  expect(await screen.findByAltText('Top deposits, 9–15 November')).toHaveAttribute('height', '420');
  expect(pictureOf(prize.url)).toHaveAttribute('height', '168');
  const rooms = pictures().map((picture) => picture.parentElement?.style.aspectRatio);
  expect(rooms).toEqual(['358 / 420', '358 / 168']);
  // The words of a board are in its picture; those of a banner stand on it.
  expect(screen.queryByText('9–15 November')).not.toBeInTheDocument();
  expect(screen.getByText('฿200,000 for the first 20')).toBeVisible();
});

it('shows each of two banners with the same picture', async () => {
  const said = jest.spyOn(console, 'error');
  open([board, prize, { ...prize, caption: 'The same again' }]);
  expect(await screen.findByText('The same again')).toBeVisible();
  expect(pictures()).toHaveLength(3);
  // React says so where it cannot tell two apart.
  expect(said).not.toHaveBeenCalled();
});

it('leads to a page that this site has, or outside, and nowhere else', async () => {
  open([
    board,
    prize,
    { ...prize, url: '/a.svg', caption: 'Outside', link: 'https://news.example/league' },
    { ...prize, url: '/b.svg', caption: 'Not here', link: '/m/mall/mallHome' },
    { ...prize, url: '/c.svg', caption: 'No script', link: '/\\evil.example' },
    { groupName: 'm_deposit20', url: '/d.svg', link: '/m/activity' },
  ]);
  const [inside, outside, wordless, ...others] = await screen.findAllByRole('link');
  expect(others).toEqual([]);
  expect(inside).toHaveAccessibleName('This week ฿200,000 for the first 20 All promotions');
  expect(inside).toHaveAttribute('href', '/m/activity?from=rank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  expect(wordless).toHaveAccessibleName('Open');
  expect(screen.getByText('Not here')).toBeVisible();
});

it('offers a picture that did not load again, in the same room, and keeps the way on', async () => {
  open([prize]);
  await screen.findByText('All promotions');
  fireEvent.error(pictureOf(prize.url));
  const again = screen.getByRole('button', { name: 'Picture did not load. Tap to retry' });
  expect(again.style.aspectRatio).toBe('358 / 168');
  const way = screen.getByRole('link', { name: 'All promotions' });
  expect(within(way).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(again);
  expect(pictureOf(prize.url)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Tap to retry/ })).not.toBeInTheDocument();
});

it('leaves the title of a picture that did not load to the line below it', async () => {
  open([{ groupName: 'm_deposit20', url: '/one.svg', title: 'Top 20 of the week' }]);
  await screen.findByText('Top 20 of the week');
  fireEvent.error(pictureOf('/one.svg'));
  expect(screen.getByText('Top 20 of the week')).toBeVisible();
});

it.each([
  ['/m/deposit-rank', '/m/bet-rank'],
  ['/deposit-rank', '/bet-rank'],
])('leads from %s to %s, in its place @HS-011', async (path, other) => {
  open([board], path);
  const length = window.history.length;
  expect(screen.getByRole('tab', { name: 'Deposits', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Bets' }));
  expect(window.location.pathname).toBe(other);
  expect(window.history.length).toBe(length);
});

it('says when there is no board, and leads to promotions where this site has them', async () => {
  open([]);
  expect(await screen.findByText('No board this week')).toBeVisible();
  expect(screen.getByText('The next one starts on Monday.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See promotions' })).toHaveAttribute('href', '/m/activity');
});

it('leads nowhere where this site has no promotions', async () => {
  open([], '/m/deposit-rank', []);
  expect(await screen.findByText('No board this week')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says what the matter is where the boards do not come, and asks again', async () => {
  const platform = fakePlatform();
  platform.refuse(announcements, 'system.error');
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The boards did not load')).toBeVisible();
  platform.answer(announcements, lists([board]));
  await userEvent.click(again);
  expect(await screen.findByText('Week of 9 November')).toBeVisible();
});
