import { type Reward, rewardList } from '@site/contracts/areas/rewards';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { application, fakeRewards, friend, mission, openRewards, pageOf } from './testing/rewardsPage';

afterEach(() => act(() => signOut()));

const card = async (title: string) => {
  const element = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!element) throw new Error(`${title} has no card`);
  return within(element);
};
const parts = (platform: ReturnType<typeof fakeRewards>) =>
  platform.sent(rewardList).map(({ content }) => new URLSearchParams(content as string).get('part'));

/** The day of the site, and what it is there. */
const at = (instant: string) => jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
afterEach(() => jest.useRealTimers());

describe('what is ready @HS-010', () => {
  it('comes with its total as the platform says it, each with its source and date', async () => {
    at('2026-11-20T08:00:00Z');
    fakeRewards().answer(rewardList, pageOf([mission, friend], { claimable: '999.00', ready: 7 }));
    openRewards();
    const total = (await screen.findByText('Ready to take')).closest('div');
    expect(total).toHaveTextContent('Ready to take฿999.007 rewards');
    const five = await card('Five days of play');
    expect(five.getByText('Mission')).toBeVisible();
    expect(five.getByText('88.00')).toBeVisible();
    expect(five.getByText('Take by Nov 30, 2026')).toBeVisible();
    expect(five.getByRole('button', { name: 'Take: Five days of play' })).toHaveTextContent('Take');
    expect((await card('A friend joined')).getByText('No end date')).toBeVisible();
  });

  it.each([
    ['2026-11-30T15:30:00Z', '2026-11-30T17:00:00Z', 'Take by today, 23:59'],
    ['2026-11-30T15:30:00Z', '2026-11-30T16:30:00Z', 'Take by today, 23:29'],
    // In Bangkok it is the next day already.
    ['2026-11-30T17:30:00Z', '2026-12-01T16:00:00Z', 'Take by today, 22:59'],
    ['2026-11-30T16:59:00Z', '2026-12-01T16:00:00Z', 'Take by Dec 1, 2026'],
  ])('has the warning tone on its last day alone: at %s, until %s, "%s"', async (now, expiresAt, words) => {
    at(now);
    fakeRewards([{ ...mission, expiresAt }]);
    openRewards();
    const date = await screen.findByText(words);
    expect(date.hasAttribute('data-soon')).toBe(words.includes('today'));
  });

  it.each<[string, Partial<Reward>, string]>([
    ['without an end', { turnoverLeft: '440.00' }, 'Bet ฿440.00 before you withdraw it.'],
    [
      'within days',
      { turnoverLeft: '440.00', turnoverDays: 7 },
      'Bet ฿440.00 within 7 days of taking it, before you withdraw it.',
    ],
    [
      'within a day',
      { turnoverLeft: '440.00', turnoverDays: 1 },
      'Bet ฿440.00 within 1 day of taking it, before you withdraw it.',
    ],
  ])('says what has to be bet, %s, and where the terms are', async (_case, turnover, words) => {
    fakeRewards([{ ...mission, ...turnover, promotionId: 'p1' }]);
    openRewards();
    expect(await screen.findByText(words)).toBeVisible();
    const terms = screen.getByRole('link', { name: 'Terms: Five days of play' });
    expect(terms).toHaveAttribute('href', '/m/activityDetail?id=p1');
  });

  it('leads to no terms where the site has no page of promotions', async () => {
    fakeRewards([{ ...mission, turnoverLeft: '440.00', promotionId: 'p1' }]);
    openRewards('', []);
    expect(await screen.findByText('Bet ฿440.00 before you withdraw it.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows a reward of a source that it does not know, and markup as text', async () => {
    fakeRewards([{ ...mission, title: '<img src=x onerror=alert(1)>', kind: 'LOTTERY', source: 'Lottery' }]);
    openRewards();
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('brings further pages at the end of the list', async () => {
    fakeRewards().answer(rewardList, pageOf([mission], {}, 2));
    openRewards();
    await screen.findByRole('heading', { name: 'Five days of play' });
    expect(screen.queryByText('That is all')).not.toBeInTheDocument();
  });

  it('says that there is nothing, with the way to promotions', async () => {
    fakeRewards([]);
    openRewards();
    expect(await screen.findByRole('heading', { name: 'Nothing to take right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See promotions' })).toHaveAttribute('href', '/m/activity');
    expect(screen.queryByText('Ready to take')).not.toBeInTheDocument();
  });

  it.each(['', '?tab=review', '?tab=past'])('offers a retry at %s', async (query) => {
    const platform = fakeRewards();
    platform.refuse(rewardList, 'not.found');
    openRewards(query);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Rewards did not load')).toBeVisible();
    platform.answer(rewardList, pageOf([mission]));
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Five days of play' })).toBeVisible();
  });
});

describe('tabs', () => {
  it('are in the address, and ask for their part alone', async () => {
    const platform = fakeRewards();
    openRewards();
    await screen.findByRole('heading', { name: 'Five days of play' });
    platform.answer(rewardList, pageOf([application]));
    await userEvent.click(screen.getByRole('tab', { name: 'In review' }));
    expect(await screen.findByRole('heading', { name: 'Weekend fishing league' })).toBeVisible();
    expect(address()).toBe('/m/rewardCenter?tab=review');
    expect(parts(platform)).toEqual(['READY', 'IN_REVIEW']);
    await userEvent.click(screen.getByRole('tab', { name: 'Ready' }));
    expect(address()).toBe('/m/rewardCenter');
  });

  it.each([
    ['?tab=past', 'Past', 'PAST'],
    ['?tab=review', 'In review', 'IN_REVIEW'],
    ['?tab=nothing', 'Ready', 'READY'],
  ])('%s opens %s', async (query, name, part) => {
    const platform = fakeRewards();
    openRewards(query);
    expect(screen.getByRole('tab', { name, selected: true })).toBeVisible();
    await waitFor(() => expect(parts(platform)).toEqual([part]));
  });
});

describe('in review', () => {
  it('shows what was applied for, with its period and the way to its promotion', async () => {
    fakeRewards([application, { ...application, id: 'a2', title: 'Rebate', promotionEnd: undefined }]);
    openRewards('?tab=review');
    const league = await card('Weekend fishing league');
    expect(league.getByText('Promotion, 2026/11/20 – 2026/11/30')).toBeVisible();
    expect(league.getByText('Applying')).toBeVisible();
    expect(league.getByText('We will tell you when it is decided')).toBeVisible();
    const link = league.getByRole('link', { name: 'Weekend fishing league' });
    expect(link).toHaveAttribute('href', '/m/activityDetail?id=p1');
    expect((await card('Rebate')).getByText('Promotion, from 2026/11/20, long term')).toBeVisible();
  });

  it('says that nothing waits', async () => {
    fakeRewards([]);
    openRewards('?tab=review');
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  });
});

describe('past', () => {
  const past: Reward = { ...mission, status: 'CLAIMED', doneAt: '2026-11-02T03:00:00Z' };
  it.each<[string, Partial<Reward>, string, string]>([
    ['taken', {}, 'Given Nov 2, 2026', 'Taken'],
    ['ended', { status: 'EXPIRED', expiresAt: '2026-10-31T17:00:00Z' }, 'Ended Oct 31, 2026', 'Ended'],
    ['refused', { status: 'REJECTED' }, 'Decided Nov 2, 2026', 'Not accepted'],
  ])('shows what was %s', async (_case, change, date, state) => {
    const { doneAt: _done, ...undone } = past;
    fakeRewards([change.status === 'EXPIRED' ? { ...undone, ...change } : { ...past, ...change }]);
    openRewards('?tab=past');
    const shown = await card('Five days of play');
    expect(shown.getByText(date)).toBeVisible();
    expect(shown.getByText(state)).toBeVisible();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what of a taken one is still to be bet', async () => {
    fakeRewards([{ ...past, turnoverLeft: '110.00', turnoverUntil: '2026-11-28T17:00:00Z' }]);
    openRewards('?tab=past');
    expect(await screen.findByText('฿110.00 still to bet, until Nov 28, 2026')).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    fakeRewards([]);
    openRewards('?tab=past');
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });
});
