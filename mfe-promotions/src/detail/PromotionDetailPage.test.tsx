import { announcementsOptions, queryClient } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { announcements, type Promotion } from '@site/contracts/areas/messages';
import { claimReward, joinPromotion } from '@site/contracts/areas/promotions';
import { PATHS } from '@site/contracts/values/paths';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../renderRemote';
import PromotionDetailPage from './PromotionDetailPage';
import { league, only, openDetail, signInAsMember } from './testing';

afterEach(() => {
  act(() => signOut());
  queryClient.clear();
  sessionStorage.clear();
});

const title = () => screen.findByRole('heading', { level: 2, name: 'Weekend fishing league' });
const button = (name: string) => screen.findByRole('button', { name });

describe('the promotion', () => {
  it('is there with its picture, its days and its text, cleaned @PR-003 @PR-004 @PR-006', async () => {
    const platform = openDetail();
    expect(await title()).toBeVisible();
    expect(screen.getByText('2026/11/20 – 2026/11/29')).toBeVisible();
    expect(screen.getAllByRole('presentation')[0]).toHaveAttribute('src', '/cdn/first.svg');
    expect(screen.getByText('฿7,777')).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(platform.sent(announcements)[0]?.content).toMatchObject({ id: 'p1', types: 'Promotion' });
  });

  it('has a label in the place of an end that there is not @PR-005', async () => {
    openDetail({ noExpiry: 1 });
    expect(await screen.findByText('From 2026/11/20, long term')).toBeVisible();
  });

  it('has no button for a guest, and says to all that it has ended @PR-007', async () => {
    openDetail({ signUpStatus: 'ALLOW_JOIN', closed: 'WITHDRAWN' });
    expect(await screen.findByText('This promotion has been withdrawn.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows markup in a title as text', async () => {
    openDetail({ title: '<b onclick="alert(1)">Hello</b>' });
    expect(await screen.findByRole('heading', { name: '<b onclick="alert(1)">Hello</b>' })).toBeVisible();
  });

  it('says so where there is none, and leads to those that there are', async () => {
    const platform = openDetail();
    platform.refuse(announcements, 'not.found');
    await waitFor(() => expect(platform.sent(announcements)).toHaveLength(1));
    await queryClient.refetchQueries();
    expect(await screen.findByText('This promotion is not to be found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all promotions' })).toHaveAttribute(
      'href',
      PATHS.promotions,
    );
  });

  it('is not asked for by what is no id', async () => {
    const platform = openDetail({}, '/m/activityDetail?id=a%20b');
    expect(await screen.findByText('This promotion is not to be found')).toBeVisible();
    expect(platform.sent(announcements)).toEqual([]);
  });

  it('is the list where the address names none @PR-021', async () => {
    openDetail({}, '/m/activityDetail');
    await waitFor(() => expect(address()).toBe(PATHS.promotions));
  });

  it('did not load, and is asked for again', async () => {
    const platform = fakePlatform();
    platform.answerRaw(announcements, { success: true, value: { promotions: 'none' } });
    renderRemote(<PromotionDetailPage />, { path: '/m/activityDetail?id=p1' });
    const retry = await button('Try again');
    platform.answer(announcements, only(league));
    await userEvent.click(retry);
    expect(await title()).toBeVisible();
  });

  it('is there at once as the list had it, then as it is', async () => {
    signInAsMember();
    const platform = fakePlatform();
    queryClient.setQueryData(
      announcementsOptions('promotions').queryKey,
      only({ ...league, signUpStatus: 'ALLOW_JOIN' }),
    );
    let answer = () => {};
    platform.answer(
      announcements,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(only({ ...league, signUpStatus: 'CLAIMED' }));
        }),
    );
    renderRemote(<PromotionDetailPage />, { path: '/m/activityDetail?id=p1' });
    expect(screen.getByRole('heading', { name: league.title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
    await waitFor(() => expect(platform.sent(announcements)).toHaveLength(1));
    await act(async () => answer());
    expect(await screen.findByText('You have taken this reward.')).toBeVisible();
  });
});

describe('the bar', () => {
  beforeEach(() => signInAsMember());

  it.each<[Partial<Promotion>, string, string]>([
    [
      { signUpStatus: 'JOINED', signUpRequestRewardType: 'O' },
      'Applying',
      'We will tell you when it is decided.',
    ],
    [{ signUpStatus: 'PENDING' }, 'Applying', 'We will tell you when it is decided.'],
    [{ signUpStatus: 'ISSUED' }, 'Issued', 'Your reward waits in the reward centre.'],
    [{ signUpStatus: 'CLAIMED' }, 'Claimed', 'You have taken this reward.'],
    [{ signUpStatus: 'REJECTED' }, 'Rejected', 'This request was not accepted.'],
    [{ signUpStatus: 'SIGN_UP_DUE' }, 'Closed', 'This promotion has ended.'],
    [{ signUpStatus: 'SIGN_UP_DUE', closed: 'ENDED' }, 'Closed', 'This promotion has ended.'],
    [
      { signUpStatus: 'SIGN_UP_DUE', closed: 'USED_UP' },
      'Closed',
      'All rewards of this promotion have been given.',
    ],
  ])('of %j says %s @PR-009 @PR-011', async (change, word, sentence) => {
    openDetail(change);
    expect(await screen.findByText(word)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([[''], ['SOMETHING_NEW']])('is not there for %j @PR-007', async (signUpStatus) => {
    openDetail({ signUpStatus });
    await title();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to the reward that waits', async () => {
    openDetail({ signUpStatus: 'ISSUED' });
    expect(await screen.findByRole('link', { name: 'Take it' })).toHaveAttribute('href', PATHS.rewards);
  });

  it('says what is left to bet, in the place of a button that is refused', async () => {
    const platform = openDetail({
      signUpStatus: 'JOINED',
      reward: '88.00',
      turnover: { needed: '2000.00', met: '500.00', left: '1500.00' },
    });
    platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
    expect(await screen.findByText(/1,500.00 left to bet/)).toBeVisible();
    expect(screen.getByRole('img', { name: /500.00 of .?2,000.00 bet/ })).toBeVisible();
    expect(screen.getByText('88.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Claim' })).not.toBeInTheDocument();
  });

  it('joins once for a double tap, under the linked id, and then claims @PR-008 @PR-010 @PR-015 @PR-029', async () => {
    const platform = openDetail({ signUpStatus: 'ALLOW_JOIN' });
    platform.answer(joinPromotion, () => {
      platform.answer(announcements, only({ ...league, signUpStatus: 'JOINED' }));
      return { signUpStatus: 'JOINED' };
    });
    const join = await button('Join');
    fireEvent.click(join);
    fireEvent.click(join);
    expect(await screen.findByText('You have joined.')).toBeVisible();
    expect(await button('Claim')).toBeVisible();
    expect(platform.sent(joinPromotion).map(({ content }) => content)).toEqual([{ promotionId: 'linked1' }]);
    expect(platform.sent(joinPromotion)[0]?.headers.ModuleId).toBe('REWCEN3');
  });

  it('claims with a key, and then waits @PR-012 @PR-014 @PR-015 @PR-029', async () => {
    const platform = openDetail({ signUpStatus: 'JOINED' });
    platform.answer(claimReward, { signUpStatus: 'PENDING' });
    const claim = await button('Claim');
    platform.refuse(announcements, 'system.error');
    claim.focus();
    fireEvent.click(claim);
    fireEvent.click(claim);
    expect(await screen.findByText('Sent. We will tell you when it is decided.')).toBeVisible();
    // The button that was pressed is gone: reading goes on in its place.
    expect(screen.getByText('Applying').closest('[tabindex="-1"]')).toHaveFocus();
    const [sent, ...more] = platform.sent(claimReward);
    expect(more).toEqual([]);
    expect(sent?.content).toEqual({ promotionId: 'linked1' });
    expect(sent?.headers.ModuleId).toBe('REWCEN3');
    expect(sent?.headers['Idempotency-Key']).toBeTruthy();
  });

  it('tells whoever comes next in this tab nothing of it', async () => {
    const platform = openDetail({ signUpStatus: 'ALLOW_JOIN' });
    let answer = () => {};
    platform.answer(
      joinPromotion,
      () => new Promise((resolve) => (answer = () => resolve({ signUpStatus: 'JOINED' }))),
    );
    fireEvent.click(await button('Join'));
    await waitFor(() => expect(platform.sent(joinPromotion)).toHaveLength(1));
    act(() => signInAsMember('player02'));
    platform.answer(announcements, () => new Promise(() => {}));
    await act(async () => answer());
    expect(await button('Join')).toBeVisible();
    expect(screen.queryByText('You have joined.')).not.toBeInTheDocument();
  });

  it('asks again under the same key where no answer came', async () => {
    const platform = openDetail({ signUpStatus: 'JOINED' });
    platform.refuse(claimReward, 'system.error', { status: 502 });
    fireEvent.click(await button('Claim'));
    expect(await screen.findByText('No answer yet')).toBeVisible();
    platform.answer(claimReward, { signUpStatus: 'PENDING' });
    fireEvent.click(await button('Ask again'));
    expect(await screen.findByText('Sent. We will tell you when it is decided.')).toBeVisible();
    const keys = platform.sent(claimReward).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('follows a promotion that has changed between list and press: the reason, and how it stands', async () => {
    const platform = openDetail({ signUpStatus: 'JOINED' });
    const claim = await button('Claim');
    platform.refuse(claimReward, 'reward.not.claimable');
    platform.answer(announcements, only({ ...league, signUpStatus: 'SIGN_UP_DUE', closed: 'WITHDRAWN' }));
    fireEvent.click(claim);
    expect(await screen.findByText('This promotion has been withdrawn.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/\w/);
  });

  it('opens the form where the promotion has begun to need one', async () => {
    const platform = openDetail({ signUpStatus: 'JOINED' });
    const claim = await button('Claim');
    platform.refuse(claimReward, 'reward.application.required');
    platform.answer(announcements, only({ ...league, signUpStatus: 'JOINED', remarkRequired: 'Y' }));
    fireEvent.click(claim);
    expect(await screen.findByRole('dialog', { name: 'Request the reward' })).toBeVisible();
  });
});
