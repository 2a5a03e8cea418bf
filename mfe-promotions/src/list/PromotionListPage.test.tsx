import { queryClient } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { type AnnouncementLists, announcements, type Promotion } from '@site/contracts/areas/messages';
import { claimReward, joinPromotion } from '@site/contracts/areas/promotions';
import { PATHS } from '@site/contracts/values/paths';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAsMember } from '../detail/testing';
import { renderRemote } from '../renderRemote';
import PromotionListPage from './PromotionListPage';

const welcome: Promotion = {
  id: 'p1',
  linkedPromotionId: 'linked1',
  title: 'Welcome match',
  startDate: '2026-10-01T00:00:00Z',
  endDate: '2026-12-31T10:00:00Z',
  noExpiry: 0,
  content: '<p>Match up to <b>฿7,777</b><img src="x" onerror="alert(1)"></p>',
  announcementImages: [
    { sequence: 2, url: '/cdn/second.svg' },
    { sequence: 1, url: '/cdn/first.svg' },
  ],
  promoAnnouncementCategoryIds: ['new'],
  signUpStatus: 'ALLOW_JOIN',
  imageRequired: 'N',
  remarkRequired: 'N',
};
const rebate: Promotion = {
  ...welcome,
  id: 'p2',
  linkedPromotionId: undefined as never,
  title: 'Friday table rebate',
  noExpiry: 1,
  promoAnnouncementCategoryIds: ['live'],
  signUpStatus: 'JOINED',
};
delete (rebate as Partial<Promotion>).linkedPromotionId;

const lists = (promotions: Promotion[]): AnnouncementLists => ({
  banners: [],
  notices: [],
  popups: [],
  promotions,
  promotionCategories: [
    { id: 'new', name: 'New members' },
    { id: 'live', name: 'Live' },
    { id: 'vip', name: 'VIP' },
  ],
  unreadCount: 0,
});

function open(promotions = [welcome, rebate], pages: string[] = []) {
  const platform = fakePlatform();
  platform.answer(announcements, lists(promotions));
  renderRemote(<PromotionListPage />, { pages });
  return platform;
}

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

/** A line that is lost after the press: what shows then is what the press itself was answered. */
const keepListOld = (platform: ReturnType<typeof fakePlatform>) =>
  platform.refuse(announcements, 'system.error');

afterEach(() => {
  signOut();
  queryClient.clear();
});

it('filters by category, and says when there is none @PR-001', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Live' }));
  expect(screen.getByRole('heading', { name: 'Friday table rebate' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Welcome match' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'VIP' }));
  expect(screen.getByText('No promotions here right now')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('heading', { name: 'Welcome match' })).toBeVisible();
});

it('shows the first image, the title, the period and more on request @PR-002 @PR-004', async () => {
  open();
  const welcomeCard = await card('Welcome match');
  expect(welcomeCard.getByRole('presentation')).toHaveAttribute('src', '/cdn/first.svg');
  expect(welcomeCard.getByText('2026/10/01 – 2026/12/31')).toBeVisible();
  expect(welcomeCard.queryByText('฿7,777')).not.toBeInTheDocument();
  await userEvent.click(welcomeCard.getByRole('button', { name: 'Read more' }));
  expect(welcomeCard.getByText('฿7,777')).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
});

it('leads to the promotion from its title, and from what says more @PR-002 @PR-003', async () => {
  open([welcome], [PATHS.promotion]);
  const welcomeCard = await card('Welcome match');
  for (const name of ['Welcome match', 'Read more: Welcome match'])
    expect(welcomeCard.getByRole('link', { name })).toHaveAttribute('href', '/m/activityDetail?id=p1');
  expect(welcomeCard.queryByRole('button', { name: 'Read more' })).not.toBeInTheDocument();
});

it('leads to the form of a reward that needs one, where the site has it @PR-013', async () => {
  signInAsMember();
  open([{ ...rebate, remarkRequired: 'Y' }], [PATHS.promotion]);
  const request = (await card('Friday table rebate')).getByRole('link', { name: 'Request' });
  expect(request).toHaveAttribute('href', '/m/activityDetail?id=p2&part=request');
});

it('has no button that leads nowhere', async () => {
  signInAsMember();
  open([{ ...rebate, remarkRequired: 'Y' }]);
  const rebateCard = await card('Friday table rebate');
  expect(rebateCard.getByText('Joined')).toBeVisible();
  expect(rebateCard.queryByRole('link')).not.toBeInTheDocument();
});

it('labels a promotion without an end @PR-005', async () => {
  open();
  expect((await card('Friday table rebate')).getByText('From 2026/10/01, long term')).toBeVisible();
});

it('shows guests no control @PR-007', async () => {
  open();
  const welcomeCard = await card('Welcome match');
  expect(welcomeCard.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

it('joins by the linked promotion, once however often it is pressed, and says so @PR-008 @PR-015 @PR-029', async () => {
  signInAsMember();
  const platform = open();
  platform.answer(joinPromotion, { signUpStatus: 'JOINED' });
  const welcomeCard = await card('Welcome match');
  const join = welcomeCard.getByRole('button', { name: 'Join' });
  keepListOld(platform);
  fireEvent.click(join);
  fireEvent.click(join);
  expect(await screen.findByText('You have joined.')).toBeVisible();
  expect(await welcomeCard.findByRole('button', { name: 'Claim' })).toBeVisible();
  const [sent, ...more] = platform.sent(joinPromotion);
  expect(more).toEqual([]);
  expect(sent?.content).toEqual({ promotionId: 'linked1' });
  expect(sent?.headers.ModuleId).toBe('REWCEN3');
});

it('waits after joining where an approval is needed @PR-008 @PR-015', async () => {
  signInAsMember();
  const platform = open([{ ...welcome, signUpRequestRewardType: 'O' }]);
  platform.answer(joinPromotion, { signUpStatus: 'PENDING' });
  const welcomeCard = await card('Welcome match');
  keepListOld(platform);
  await userEvent.click(welcomeCard.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Sent. We will tell you when it is decided.')).toBeVisible();
  expect(welcomeCard.getByText('Applying')).toBeVisible();
});

it('claims directly and ends as applying @PR-012 @PR-014 @PR-015', async () => {
  signInAsMember();
  const platform = open();
  platform.answer(claimReward, { signUpStatus: 'PENDING' });
  const rebateCard = await card('Friday table rebate');
  keepListOld(platform);
  await userEvent.click(rebateCard.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Sent. We will tell you when it is decided.')).toBeVisible();
  expect(await rebateCard.findByText('Applying')).toBeVisible();
  expect(platform.sent(claimReward)[0]?.headers['Idempotency-Key']).toBeTruthy();
  expect(platform.sent(claimReward)[0]?.content).toEqual({ promotionId: 'p2' });
});

it('asks for the list again after joining, for what else has moved', async () => {
  signInAsMember();
  const platform = open();
  platform.answer(joinPromotion, () => {
    const after = { ...rebate, signUpStatus: 'ISSUED' };
    platform.answer(announcements, lists([{ ...welcome, signUpStatus: 'JOINED' }, after]));
    return { signUpStatus: 'JOINED' };
  });
  await userEvent.click((await card('Welcome match')).getByRole('button', { name: 'Join' }));
  expect(await (await card('Friday table rebate')).findByText('Issued')).toBeVisible();
});

it('keeps the card and says why when the platform refuses', async () => {
  signInAsMember();
  const platform = fakePlatform({ onFailure: () => undefined });
  platform.answer(announcements, lists([welcome]));
  platform.refuse(joinPromotion, 'promotion.not.joinable');
  renderRemote(<PromotionListPage />);
  await userEvent.click((await card('Welcome match')).getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(platform.sent(announcements).length).toBeGreaterThan(1));
  expect((await card('Welcome match')).getByRole('button', { name: 'Join' })).toBeVisible();
});

it('offers a retry after a malformed answer', async () => {
  const platform = fakePlatform();
  platform.answerRaw(announcements, { success: true, value: { promotions: 'none' } });
  renderRemote(<PromotionListPage />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer(announcements, lists([welcome]));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Welcome match' })).toBeVisible();
});
