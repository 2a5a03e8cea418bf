import { refuse } from '@site/api/testing';
import { claimMission, missionList } from '@site/contracts/areas/missions';
import { signOut } from '@site/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutOff, fakeMissions, NOW, open, openMissions, ready } from '../testing/missionsPage';

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW), advanceTimers: true }));
afterEach(() => {
  act(() => signOut());
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const claimed = { ...ready, state: 'CLAIMED' } as const;
const claimButton = () => screen.findByRole('button', { name: 'Claim: Five days of play' });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const card = async (title: string) => {
  const element = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!element) throw new Error(`${title} has no card`);
  return within(element);
};

it('says how far each mission is, of money as amounts, and until when', async () => {
  fakeMissions(undefined, [
    ready,
    open,
    { ...open, id: 'm3', title: 'Today', endsAt: '2026-11-20T17:00:00Z' },
  ]);
  openMissions();
  const done = await card('Five days of play');
  expect(done.getByRole('img', { name: '5 of 5' })).toBeVisible();
  expect(done.getByText('Until Nov 30')).toBeVisible();
  expect(done.getByText('88.00')).toHaveTextContent(/^฿88\.00$/);
  const bets = await card('Valid bets of ฿5,000.00');
  expect(bets.getByText('฿3,120 of ฿5,000')).toBeVisible();
  expect(bets.getByRole('img').querySelector('.fill')).toHaveAttribute('width', '62.40%');
  expect(bets.queryByRole('button')).not.toBeInTheDocument();
  expect((await card('Today')).getByText('Until today, 23:59')).toHaveAttribute('data-today');
});

it('claims a mission that is done, says so, and leaves it where it is', async () => {
  const platform = fakeMissions();
  platform.answer(claimMission, claimed);
  openMissions();
  await user().click(await claimButton());
  expect(await screen.findByText('฿88.00 is in your balance.')).toBeVisible();
  const done = await card('Five days of play');
  expect(done.getByText('Claimed')).toBeVisible();
  expect(done.getByText('Paid into your balance').closest('[tabindex="-1"]')).toHaveFocus();
  expect(titles()).toEqual(['Five days of play', 'Valid bets of ฿5,000.00']);
  const [sent] = platform.sent(claimMission);
  expect([sent?.content, sent?.headers['Idempotency-Key']]).toEqual([
    { missionId: 'm1' },
    expect.any(String),
  ]);
});

it('sends a double tap once, and is busy meanwhile', async () => {
  const platform = fakeMissions();
  platform.answer(claimMission, () => new Promise(() => {}));
  openMissions();
  const button = await claimButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Claiming: Five days of play' })).toBeVisible();
  expect(platform.sent(claimMission)).toHaveLength(1);
});

it('says why it is refused, and fetches the missions again', async () => {
  const platform = fakeMissions();
  platform.answer(claimMission, () => {
    platform.answer(missionList, { list: [claimed, open] });
    return refuse('reward.not.claimable');
  });
  openMissions();
  await user().click(await claimButton());
  expect(await screen.findByText(/^This reward cannot be claimed now/)).toBeVisible();
  expect(await (await card('Five days of play')).findByText('Claimed')).toBeVisible();
});

it('does not say that a lost claim failed, and asks again under its key', async () => {
  const platform = fakeMissions();
  platform.answer(claimMission, cutOff);
  openMissions();
  await user().click(await claimButton());
  expect(await screen.findByText('No answer came. It may be in your balance already.')).toBeVisible();
  platform.answer(claimMission, claimed);
  await user().click(screen.getByRole('button', { name: 'Check again: Five days of play' }));
  expect(await screen.findByText('Claimed')).toBeVisible();
  const keys = platform.sent(claimMission).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('says when there are none', async () => {
  fakeMissions(undefined, []);
  openMissions();
  expect(await screen.findByRole('heading', { name: 'No missions right now' })).toBeVisible();
});

it('shows markup as text', async () => {
  fakeMissions(undefined, [{ ...open, title: '<img src=x onerror=alert(1)>' }]);
  openMissions();
  expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
});

it('offers a retry for missions alone', async () => {
  const platform = fakeMissions();
  platform.refuse(missionList, 'system.error');
  openMissions();
  expect(await screen.findByText('Missions did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check in for ฿10.00' })).toBeVisible();
  platform.answer(missionList, { list: [ready] });
  await user().click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(titles()).toEqual(['Five days of play']));
});
