import { playSummary } from '@site/contracts/areas/play';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlay, PLAYING_SINCE } from '../../testing/fakePlay';
import { renderRemote } from '../../testing/renderRemote';
import { RealityCheck } from './RealityCheck';
import RealityCheckPage from './RealityCheckPage';

const MINUTE = 60_000;
const onStop = jest.fn();

beforeEach(() => {
  localStorage.clear();
  onStop.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE));
const reminder = () => screen.queryByRole('alertdialog');

function show({ demo = false, interval = '15' } = {}) {
  const platform = fakePlay();
  localStorage.setItem('realityCheck.interval.aurora.player01', interval);
  const view = renderRemote(
    <RealityCheck demo={demo} startedAt={PLAYING_SINCE} setting={false} onSet={() => {}} onStop={onStop} />,
    { path: '/m/play?game=n1', pages: ['/m/gameRecord'] },
  );
  return { ...platform, ...view };
}

it('tells after the interval how long and for how much, by the sums of the platform', async () => {
  const { sent } = show();
  await pass(14.9);
  expect(reminder()).not.toBeInTheDocument();
  await pass(0.2);
  const dialog = within(screen.getByRole('alertdialog', { name: 'You have been playing for 15 minutes' }));
  expect(sent(playSummary)[0]?.content).toEqual({ since: PLAYING_SINCE, freeplay: 0 });
  await pass(0.1);
  expect(dialog.getByText('Result').parentElement).toHaveTextContent('\u2212฿23.50');
  expect(dialog.getByText('Bet').parentElement).toHaveTextContent('฿120.00');
  expect(dialog.getByRole('link', { name: 'See bet records' })).toHaveAttribute('href', '/m/gameRecord');
});

it('comes again after another interval when the player goes on, with fresh sums', async () => {
  const { sent } = show();
  await pass(15);
  await user().click(screen.getByRole('button', { name: 'Go on' }));
  await pass(1);
  expect(reminder()).not.toBeInTheDocument();
  await pass(14);
  expect(screen.getByRole('alertdialog', { name: /for 30 minutes/ })).toBeVisible();
  expect(sent(playSummary)).toHaveLength(2);
});

it('stops when the player wants to', async () => {
  show();
  await pass(15);
  await user().click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

it('takes no key for a press that was meant for the game', async () => {
  show({ demo: true });
  await pass(15);
  await pass(0.1);
  expect(reminder()).toHaveFocus();
  await user().keyboard(' {Enter}');
  expect(onStop).not.toHaveBeenCalled();
  expect(reminder()).toBeVisible();
});

it('counts the time of a hidden tab and of a phone that slept, by the clock on the wall', async () => {
  show();
  jest.setSystemTime(Date.now() + 40 * MINUTE);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(1_000);
  });
  expect(screen.getByRole('alertdialog', { name: /for 40 minutes/ })).toBeVisible();
});

it('goes on counting in the next game', async () => {
  const { unmount } = show();
  await pass(10);
  unmount();
  await pass(2);
  show();
  await pass(3);
  expect(screen.getByRole('alertdialog', { name: /for 15 minutes/ })).toBeVisible();
});

it('never comes when it is off', async () => {
  show({ interval: '0' });
  await pass(24 * 60);
  expect(reminder()).not.toBeInTheDocument();
});

it('comes every hour until the player chooses', async () => {
  show({ interval: 'sometimes' });
  await pass(59);
  expect(reminder()).not.toBeInTheDocument();
  await pass(1);
  expect(reminder()).toBeInTheDocument();
});

it('sums up play money for a demo, and leads to no records of it', async () => {
  const { sent } = show({ demo: true });
  await pass(15);
  expect(sent(playSummary)[0]?.content).toMatchObject({ freeplay: 1 });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says that the sums did not come, and keeps the two ways on', async () => {
  const { refuse, answer } = show();
  refuse(playSummary, 'request.invalid');
  await pass(15);
  await pass(0.1);
  await pass(0.1);
  expect(screen.getByText('The amounts did not load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  answer(playSummary, {
    since: PLAYING_SINCE,
    at: PLAYING_SINCE,
    bets: 0,
    staked: '0.00',
    won: '0.00',
    net: '0.00',
  });
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0.1);
  expect(screen.getByText('Result').parentElement).toHaveTextContent('฿0.00');
});

it('is set on its own page, for this account', async () => {
  fakePlay();
  renderRemote(<RealityCheckPage />, { path: '/m/set/realityCheck' });
  expect(screen.getByRole('radio', { name: '60 minutes' })).toBeChecked();
  await user().click(screen.getByRole('radio', { name: '30 minutes' }));
  expect(screen.getByRole('radio', { name: '30 minutes' })).toBeChecked();
  expect(localStorage.getItem('realityCheck.interval.aurora.player01')).toBe('30');
});
