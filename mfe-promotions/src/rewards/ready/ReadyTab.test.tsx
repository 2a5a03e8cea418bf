import { useWallet } from '@site/api';
import { refuse } from '@site/api/testing';
import { walletBalance } from '@site/contracts/areas/account';
import { rewardList, takeReward } from '@site/contracts/areas/rewards';
import { signOut } from '@site/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRewards, friend, mission, openRewards, pageOf } from '../testing/rewardsPage';

afterEach(() => act(() => signOut()));

const taken = {
  reward: { ...mission, status: 'CLAIMED', doneAt: '2026-11-21T03:00:00Z' },
  sumBalance: '12568.50',
} as const;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const takeButton = (title = 'Five days of play') => screen.findByRole('button', { name: `Take: ${title}` });
const card = (title = 'Five days of play') => {
  const element = screen.getByRole('heading', { name: title }).closest('article');
  if (!element) throw new Error(`${title} has no card`);
  return within(element);
};
const keys = (platform: ReturnType<typeof fakeRewards>) =>
  platform.sent(takeReward).map(({ headers }) => headers['Idempotency-Key']);

/** Answers a take, and from then on has the rest alone. */
function letTake(platform: ReturnType<typeof fakeRewards>) {
  platform.answer(takeReward, () => {
    platform.answer(rewardList, pageOf([friend], { claimable: '50.00' }));
    return taken;
  });
}

it('takes a reward, says so, and keeps the row in its place with the new balance', async () => {
  const platform = fakeRewards();
  letTake(platform);
  openRewards();
  await userEvent.click(await takeButton());
  expect(await screen.findByText('฿88.00 is in your balance.')).toBeVisible();
  expect(await screen.findByText('Ready to take')).toBeVisible();
  await waitFor(() => expect(screen.getByText('1 reward')).toBeVisible());
  expect(titles()).toEqual(['Five days of play', 'A friend joined']);
  expect(card().getByText('Taken')).toBeVisible();
  expect(card().getByText('Balance ฿12,568.50').parentElement).toHaveFocus();
  expect(card().queryByRole('button')).not.toBeInTheDocument();
  expect(platform.sent(takeReward).map(({ content }) => content)).toEqual([{ rewardId: 'r1' }]);
});

it('shows no taken row any more when the tab is opened again', async () => {
  const platform = fakeRewards();
  letTake(platform);
  openRewards();
  await userEvent.click(await takeButton());
  await screen.findByText('Taken');
  await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Ready' }));
  await waitFor(() => expect(titles()).toEqual(['A friend joined']));
});

it('keeps the taken row when it was the last one', async () => {
  const platform = fakeRewards([mission]);
  platform.answer(takeReward, () => {
    platform.answer(rewardList, pageOf([], { claimable: '0.00' }));
    return taken;
  });
  openRewards();
  await userEvent.click(await takeButton());
  expect(await screen.findByText('0 rewards')).toBeVisible();
  expect(titles()).toEqual(['Five days of play']);
});

it('says what of it is to be bet, once it is taken', async () => {
  const platform = fakeRewards();
  platform.answer(takeReward, { ...taken, reward: { ...taken.reward, turnoverLeft: '440.00' } });
  openRewards();
  await userEvent.click(await takeButton());
  expect(await screen.findByText('฿440.00 still to bet')).toBeVisible();
});

it('sends a double tap once, and is busy meanwhile', async () => {
  const platform = fakeRewards();
  platform.answer(takeReward, () => new Promise(() => {}));
  openRewards();
  const button = await takeButton();
  fireEvent.click(button);
  fireEvent.click(button);
  const busy = await screen.findByRole('button', { name: 'Taking: Five days of play' });
  expect(busy).toHaveTextContent('Taking');
  fireEvent.click(busy);
  expect(platform.sent(takeReward)).toHaveLength(1);
  expect(await takeButton('A friend joined')).not.toHaveAttribute('aria-disabled');
});

it('has the balance follow', async () => {
  const platform = fakeRewards();
  letTake(platform);
  const Header = () => <header>{useWallet().data?.sumBalance}</header>;
  openRewards('', [], <Header />);
  expect(await screen.findByText('12480.50')).toBeVisible();
  platform.answer(walletBalance, { sumBalance: '12568.50', currencySymbol: '฿', currency: 'THB' });
  await userEvent.click(await takeButton());
  expect(await screen.findByText('12568.50')).toBeVisible();
});

it('says why it is refused, and fetches the list again in place', async () => {
  const platform = fakeRewards();
  platform.answer(takeReward, () => {
    platform.answer(rewardList, pageOf([friend]));
    return refuse('reward.not.claimable');
  });
  openRewards();
  await userEvent.click(await takeButton());
  expect(await screen.findByText(/^This reward cannot be claimed now/)).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['A friend joined']));
});

describe('a reward that ends while it is looked at', () => {
  const end = '2026-11-20T05:00:00Z';
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T04:59:30Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('says so in its place, can be taken no more, and counts no more', async () => {
    const platform = fakeRewards([{ ...mission, expiresAt: end, turnoverLeft: '440.00' }, friend]);
    openRewards();
    await takeButton();
    platform.answer(rewardList, pageOf([friend], { claimable: '50.00' }));
    act(() => jest.advanceTimersByTime(30_000));
    expect(card().getByText('Ended Nov 20, 2026')).toBeVisible();
    expect(await screen.findByText('1 reward')).toBeVisible();
    expect(titles()).toEqual(['Five days of play', 'A friend joined']);
    expect(card().queryByRole('button')).not.toBeInTheDocument();
    expect(card().queryByText(/before you withdraw/)).not.toBeInTheDocument();
    expect(await takeButton('A friend joined')).toBeVisible();
  });

  it('is refused by its own words where the press came too late', async () => {
    const platform = fakeRewards([{ ...mission, expiresAt: end }]);
    platform.answer(takeReward, () => {
      jest.setSystemTime(new Date(end));
      return refuse('reward.not.claimable');
    });
    openRewards();
    await user().click(await takeButton());
    expect(await screen.findByText('This reward has ended.')).toBeVisible();
  });

  it('does not end a press that has no answer', async () => {
    const platform = fakeRewards([{ ...mission, expiresAt: end }]);
    platform.answer(takeReward, () => {
      throw new TypeError('cut off');
    });
    openRewards();
    await user().click(await takeButton());
    await screen.findByRole('button', { name: 'Check again: Five days of play' });
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByRole('button', { name: 'Check again: Five days of play' })).toBeVisible();
  });
});

it('does not say that a lost press failed, keeps its row, and asks again under its key', async () => {
  const platform = fakeRewards();
  platform.answer(takeReward, () => {
    // It was booked, and the answer was lost.
    platform.answer(rewardList, pageOf([friend], { claimable: '50.00' }));
    throw new TypeError('cut off');
  });
  openRewards();
  await userEvent.click(await takeButton());
  expect(await screen.findByText('No answer came. It may be in your balance already.')).toBeVisible();
  expect(titles()).toEqual(['Five days of play', 'A friend joined']);
  platform.answer(takeReward, taken);
  await userEvent.click(screen.getByRole('button', { name: 'Check again: Five days of play' }));
  expect(await screen.findByText('Balance ฿12,568.50')).toBeVisible();
  expect(keys(platform)).toHaveLength(2);
  expect(new Set(keys(platform)).size).toBe(1);
});

it('goes on when the page is left, and says so elsewhere', async () => {
  const platform = fakeRewards();
  let answer = () => {};
  platform.answer(takeReward, () => new Promise((resolve) => (answer = () => resolve(taken))));
  openRewards();
  await userEvent.click(await takeButton());
  await screen.findByRole('button', { name: 'Taking: Five days of play' });
  await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
  await act(async () => answer());
  expect(await screen.findByText('฿88.00 is in your balance.')).toBeVisible();
});

it('tells whoever comes next in this tab nothing of it', async () => {
  const platform = fakeRewards();
  let answer = () => {};
  platform.answer(takeReward, () => new Promise((resolve) => (answer = () => resolve(taken))));
  openRewards();
  await userEvent.click(await takeButton());
  act(() => signOut());
  await act(async () => answer());
  expect(screen.queryByText('฿88.00 is in your balance.')).not.toBeInTheDocument();
});
