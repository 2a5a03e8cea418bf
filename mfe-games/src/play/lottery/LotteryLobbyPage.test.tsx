import { addRecentGame } from '@site/contracts/areas/games';
import {
  lotteryMenu,
  openedDraws,
  popularLotteries,
  recentLotteries,
  vietnamOpenedDraws,
} from '@site/contracts/areas/lottery';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLottery, evening, fakeLotteries } from '../../testing/fakeLotteries';
import { vendorTypesOf } from '../../testing/fixtures';
import { address, renderRemote } from '../../testing/renderRemote';
import LotteryLobbyPage from './LotteryLobbyPage';

const NOW = Date.parse('2026-11-21T05:00:18Z');
const types = vendorTypesOf({ LOTT: ['NUMERA'], ELOTT: ['TCG_LOTTO_VN'] });

const show = (path = '/m/lottery') => renderRemote(<LotteryLobbyPage />, { path });
const group = (name: string) => screen.findByRole('region', { name });
const press = async (element: HTMLElement) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(element);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('the lottery lobby', () => {
  it('shows the lotteries by group, each with its draw, time and last numbers @GA-065', async () => {
    fakeLotteries();
    show();
    const quick = within(await group('Quick draws'));
    expect(quick.getByRole('button', { name: 'Hanoi 1 Minute' })).toBeVisible();
    expect(quick.getByText('Every minute')).toBeVisible();
    expect(quick.getByText('Draw 20261121-0721')).toBeVisible();
    expect(quick.getByRole('timer')).toHaveTextContent('Closes in00:42');
    expect(await quick.findByRole('img', { name: 'Numbers 4 0 7' })).toBeVisible();
    const thai = within(await group('Thai lottery'));
    expect(thai.getByRole('timer')).toHaveTextContent('05:59:42');
    expect(thai.getByText('No numbers drawn yet')).toBeVisible();
  });

  it('counts down, says that it draws, and asks for the next draw @GA-065', async () => {
    const platform = fakeLotteries();
    show();
    const timer = within(await group('Quick draws')).getByRole('timer');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(timer).toHaveTextContent('00:40');
    const next = aLottery({ numero: '20261121-0722', closesAt: '2026-11-21T05:02:00Z' });
    platform.answer(lotteryMenu, { list: [{ group: 'QUICK', name: 'Quick draws', games: [next] }] });
    const drawsBefore = platform.sent(openedDraws).length;
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    expect(timer).toHaveTextContent('Drawing');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(timer).toHaveTextContent('Closes in00:58');
    expect(screen.getByText(/Draw 20261121-0722/)).toBeVisible();
    await waitFor(() => expect(platform.sent(openedDraws).length).toBeGreaterThan(drawsBefore));
  });

  it('has one timer, however many draws it counts', async () => {
    fakeLotteries();
    const ticking = jest.spyOn(globalThis, 'setInterval');
    show();
    await group('Thai lottery');
    const ticks = ticking.mock.calls.filter(([, milliseconds]) => milliseconds === 250);
    expect(screen.getAllByRole('timer').length).toBeGreaterThan(2);
    expect(ticks).toHaveLength(1);
  });

  it('keeps the chosen group in the address', async () => {
    fakeLotteries();
    show('/m/lottery?group=THAI');
    await group('Thai lottery');
    expect(screen.queryByRole('region', { name: 'Quick draws' })).not.toBeInTheDocument();
    await press(screen.getByRole('tab', { name: 'Quick draws' }));
    expect(address()).toBe('/m/lottery?group=QUICK');
    await press(screen.getByRole('tab', { name: 'All draws' }));
    expect(address()).toBe('/m/lottery');
  });

  it('shows all groups for one that there is not', async () => {
    fakeLotteries();
    show('/m/lottery?group=MARTIAN');
    expect(await group('Quick draws')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'All draws' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows members what they played last, and asks nothing for guests', async () => {
    const platform = fakeLotteries({ member: true, recent: [evening] });
    show();
    expect(within(await group('Played recently')).getByText('Evening Three Digits')).toBeVisible();
    expect(platform.sent(recentLotteries)).toHaveLength(1);
  });

  it('shows guests the hot draws alone', async () => {
    const platform = fakeLotteries();
    show();
    expect(within(await group('Hot draws')).getByText('Hanoi 1 Minute')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Played recently' })).not.toBeInTheDocument();
    expect(platform.sent(recentLotteries)).toHaveLength(0);
  });

  it('waits for the hot draws, which stand above all others and would push them down', async () => {
    const platform = fakeLotteries();
    let come: (value: { list: [] }) => void = () => undefined;
    const answer = new Promise<{ list: [] }>((resolve) => {
      come = resolve;
    });
    platform.answer(popularLotteries, () => answer);
    show();
    await waitFor(() => expect(platform.sent(lotteryMenu)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByText('Loading lotteries')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    come({ list: [] });
    expect(await group('Quick draws')).toBeVisible();
  });

  it('opens a lottery with its play type and prize mode, and notes it @GA-055 @GA-060 @GA-063', async () => {
    const platform = fakeLotteries({ member: true, types });
    show();
    await press(within(await group('Quick draws')).getByRole('button', { name: 'Hanoi 1 Minute' }));
    expect(address()).toBe('/m/startLottery?playType=ent&gameId=501&prize_mode=ELOTT');
    await waitFor(() =>
      expect(platform.sent(addRecentGame)[0]?.content).toEqual({ nodeId: 'hanoi', vendor: 'TCG_LOTTO_VN' }),
    );
  });

  it('sends a guest to the login page, and back here afterwards @GA-054', async () => {
    fakeLotteries({ types });
    show('/m/lottery?group=QUICK');
    await press(within(await group('Quick draws')).getByRole('button', { name: 'Hanoi 1 Minute' }));
    expect(address()).toBe(`/m/login?return=${encodeURIComponent('/m/lottery?group=QUICK')}`);
  });

  it('opens the results of a lottery beside it', async () => {
    const platform = fakeLotteries();
    show();
    await press(within(await group('Quick draws')).getByRole('button', { name: 'Results: Hanoi 1 Minute' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Results: Hanoi 1 Minute' }));
    expect(await sheet.findByText('Draw 20261121-0719')).toBeVisible();
    expect(sheet.getAllByRole('img', { name: 'Numbers 4 0 7' })).toHaveLength(2);
    expect(platform.sent(vietnamOpenedDraws)[0]?.content).toMatchObject({ gameId: '501', limitNum: 20 });
  });

  it('says so when there is no lottery', async () => {
    const platform = fakeLotteries();
    platform.answer(lotteryMenu, { list: [] });
    show();
    expect(await screen.findByText('No lottery is open')).toBeVisible();
  });

  it('can be tried again when it does not load', async () => {
    const platform = fakeLotteries();
    platform.refuse(lotteryMenu, 'feature.unavailable');
    show();
    expect(await screen.findByRole('heading', { name: 'Lotteries did not load' })).toBeVisible();
    platform.answer(lotteryMenu, { list: [{ group: 'THAI', name: 'Thai lottery', games: [evening] }] });
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await group('Thai lottery')).toBeVisible();
  });

  it('shows its lotteries without hot ones, recents and numbers when those do not load', async () => {
    const platform = fakeLotteries({ member: true });
    for (const endpoint of [popularLotteries, recentLotteries, openedDraws])
      platform.refuse(endpoint, 'unknown');
    show();
    expect(await group('Quick draws')).toBeVisible();
    expect(screen.queryByText('Lotteries did not load')).not.toBeInTheDocument();
  });
});
