import { fakePlatform } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { jackpotFigure } from '@site/contracts/areas/games';
import { consolidatedSettings, type Settings } from '@site/contracts/areas/system';
import { observeView } from '@site/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../testing/renderRemote';
import { cellsOf } from './Figure';
import Jackpot from './Jackpot';

function platformWith(jackpot: Settings['jackpot']) {
  const platform = fakePlatform();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(consolidatedSettings, {
    rules: {},
    minAge: 18,
    termsTicked: true,
    rememberPassword: true,
    jackpot,
    minBetText: 'baht',
  });
  return platform;
}

const counted = { amount: '34812904177.25', currency: 'THB', at: '2026-11-20T08:15:00Z' };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says in words that an illustration is one, and never that it counts', async () => {
  platformWith('illustrative');
  renderRemote(<Jackpot />);
  expect(await screen.findByText('Illustration, not a real prize')).toBeVisible();
  expect(screen.queryByText('Counting now')).not.toBeInTheDocument();
});

it('grows the illustration within five seconds @GA-072', async () => {
  jest.useFakeTimers();
  platformWith('illustrative');
  renderRemote(<Jackpot />);
  const figure = await screen.findByRole('img');
  await waitFor(() => expect(figure).toHaveAccessibleName(/^฿/));
  const before = figure.getAttribute('aria-label');
  expect(figure).not.toHaveAttribute('data-moving');
  act(() => jest.advanceTimersByTime(5000));
  expect(figure.getAttribute('aria-label')).not.toBe(before);
  expect(figure).toHaveAttribute('data-moving');
});

it('is paused at a press, and in a tab that nobody looks at @GA-072', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  platformWith('illustrative');
  renderRemote(<Jackpot />);
  const figure = await screen.findByRole('img');
  await waitFor(() => expect(figure).toHaveAccessibleName(/^฿/));
  const shown = () => figure.getAttribute('aria-label');
  await user.click(screen.getByRole('button', { name: 'Pause the figure' }));
  const before = shown();
  act(() => jest.advanceTimersByTime(20_000));
  expect(shown()).toBe(before);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await user.click(screen.getByRole('button', { name: 'Let the figure run' }));
  act(() => jest.advanceTimersByTime(20_000));
  expect(shown()).toBe(before);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => jest.advanceTimersByTime(5_000));
  expect(shown()).not.toBe(before);
});

it("asks for the platform's figure no more while it is paused, and does not say that it counts", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const platform = platformWith('platform');
  platform.answer(jackpotFigure, counted);
  renderRemote(<Jackpot />);
  await user.click(await screen.findByRole('button', { name: 'Pause the figure' }));
  expect(screen.getByText('Paused')).toBeVisible();
  expect(screen.queryByText('Counting now')).not.toBeInTheDocument();
  const asked = platform.sent(jackpotFigure).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(platform.sent(jackpotFigure)).toHaveLength(asked);
  await user.click(screen.getByRole('button', { name: 'Let the figure run' }));
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(platform.sent(jackpotFigure).length).toBeGreaterThan(asked);
});

it('neither moves an illustration nor asks for a figure out of view', async () => {
  jest.useFakeTimers();
  const { scroll } = observeView();
  platformWith('illustrative');
  const { unmount } = renderRemote(<Jackpot />);
  const figure = await screen.findByRole('img');
  await waitFor(() => expect(figure).toHaveAccessibleName(/^฿/));
  await scroll(false);
  const before = figure.getAttribute('aria-label');
  act(() => jest.advanceTimersByTime(20_000));
  expect(figure).toHaveAttribute('aria-label', before);
  unmount();

  const platform = platformWith('platform');
  platform.answer(jackpotFigure, counted);
  renderRemote(<Jackpot />);
  await screen.findByText('Counting now');
  await scroll(false);
  const asked = platform.sent(jackpotFigure).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(platform.sent(jackpotFigure)).toHaveLength(asked);
  await scroll(true);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(platform.sent(jackpotFigure).length).toBeGreaterThan(asked);
});

it("shows the platform's figure in its currency", async () => {
  platformWith('platform').answer(jackpotFigure, counted);
  renderRemote(<Jackpot />);
  expect(await screen.findByRole('img', { name: '฿34,812,904,177' })).toBeVisible();
  expect(screen.getByText('Counting now')).toBeVisible();
});

it('says nothing of a figure that the platform does not give', async () => {
  platformWith('platform').refuse(jackpotFigure, 'feature.unavailable');
  renderRemote(<Jackpot />);
  expect(await screen.findByText('Grand jackpot')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Grand jackpot')).not.toBeInTheDocument());
});

it('shows nothing when the merchant has switched it off', async () => {
  const platform = platformWith('off');
  const { container } = renderRemote(<Jackpot />);
  await waitFor(() => expect(platform.sent(consolidatedSettings)).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('.room')).toBeNull());
  expect(screen.queryByText('Grand jackpot')).not.toBeInTheDocument();
});

it('keeps the cell of each place, so that only changed digits move', () => {
  expect(cellsOf('1234').map(({ place, digit, endsGroup }) => [place, digit, endsGroup])).toEqual([
    [3, '1', true],
    [2, '2', false],
    [1, '3', false],
    [0, '4', false],
  ]);
});
