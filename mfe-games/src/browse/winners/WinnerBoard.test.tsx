import { merchantWallet } from '@site/contracts/areas/account';
import { launchGame, type Winner, winnerBoard } from '@site/contracts/areas/games';
import { observeView } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames } from '../../testing/fakeGames';
import { aGame } from '../../testing/fixtures';
import { renderRemote } from '../../testing/renderRemote';
import { boardRows } from './board';
import WinnerBoard from './WinnerBoard';

jest.mock('../../play/launch/leavePage');

function winners(count: number): Winner[] {
  return Array.from({ length: count }, (_, index) => ({
    vo: {
      iconUrl: '/cdn/art/MOONREEF/copper-koi.icon.svg',
      gameName: `Game ${index + 1}`,
      customerName: `na***${index}`,
      winAmount: '48200.00',
      at: new Date(Date.now() - 60_000).toISOString(),
    },
    game: aGame({ nodeId: `n${index + 1}` }),
  }));
}

function show(count: number, options: Parameters<typeof fakeGames>[0] = {}) {
  const platform = fakeGames(options);
  platform.answer(winnerBoard, { list: winners(count) });
  renderRemote(<WinnerBoard />);
  return platform;
}

/** The row itself; its copy at the end of the round comes after it. */
async function row(game: string): Promise<HTMLElement> {
  const [name] = await screen.findAllByText(game);
  return name?.closest('button') as HTMLElement;
}

const position = () => screen.getByRole('list').style.transform.match(/calc\(-?(\d+) \*/)?.[1];
const tick = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('boardRows', () => {
  it.each([
    [0, 0],
    [1, 5],
    [2, 6],
    [4, 8],
    [5, 5],
    [20, 20],
  ])('makes of %i winners %i rows @GA-069', (count, rows) => {
    expect(boardRows(winners(count))).toHaveLength(rows);
    expect(new Set(boardRows(winners(count)).map(({ key }) => key)).size).toBe(rows);
  });
});

describe('WinnerBoard', () => {
  it('shows icon, game, masked name, time and amount @GA-067', async () => {
    show(6);
    const first = await row('Game 1');
    expect(first).toHaveTextContent('na***0');
    expect(first).toHaveTextContent('1 minute ago');
    await waitFor(() => expect(first).toHaveTextContent('฿48,200.00'));
    expect(first.querySelector('img')).toHaveAttribute('src', '/cdn/art/MOONREEF/copper-koi.icon.svg');
  });

  it('asks for twenty winners of all categories @GA-070', async () => {
    const platform = show(6);
    await waitFor(() =>
      expect(platform.sent(winnerBoard)[0]?.content).toEqual({
        gameCategory: 'ALL',
        limitNum: 20,
        language: 'EN',
      }),
    );
  });

  it('launches the game of an entry @GA-068', async () => {
    const platform = show(6, { member: true });
    platform.answer(launchGame, { url: 'https://vendor.example/', open: 'REDIRECT' });
    await userEvent.click(await row('Game 2'));
    await waitFor(() => expect(platform.sent(launchGame)[0]?.content).toMatchObject({ nodeId: 'n2' }));
  });

  it('moves one row every two seconds and closes its round @GA-069 @GA-070', async () => {
    jest.useFakeTimers();
    show(6);
    await row('Game 1');
    expect(position()).toBe('0');
    tick(1999);
    expect(position()).toBe('0');
    tick(1);
    expect(position()).toBe('1');
    tick(10_000);
    expect(position()).toBe('6');
    act(() => {
      screen.getByRole('list').dispatchEvent(new Event('transitionend', { bubbles: true }));
    });
    expect(position()).toBe('0');
    expect(screen.getByRole('list')).toHaveAttribute('data-jumping');
  });

  it('stands still with a single winner @GA-069', async () => {
    jest.useFakeTimers();
    show(1);
    expect(await screen.findAllByText('Game 1')).toHaveLength(5);
    tick(10_000);
    expect(position()).toBe('0');
    expect(screen.queryByRole('button', { name: 'Pause the list' })).not.toBeInTheDocument();
  });

  it('stops on demand, and then is a list that scrolls by hand', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show(6);
    await user.click(await screen.findByRole('button', { name: 'Pause the list' }));
    tick(10_000);
    expect(position()).toBe('0');
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Let the list move' })).toBeVisible();
  });

  it('stands still for players who asked for less movement', async () => {
    jest.useFakeTimers();
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: true,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    );
    show(6);
    await row('Game 1');
    tick(10_000);
    expect(position()).toBe('0');
  });

  it('launches the game of a copy too, which is neither read out nor stopped at @GA-068 @GA-069', async () => {
    const platform = show(1, { member: true });
    platform.answer(launchGame, { url: 'https://vendor.example/', open: 'REDIRECT' });
    await row('Game 1');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.tab();
    expect(await row('Game 1')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    const [, copy] = screen.getAllByText('Game 1');
    await userEvent.click(copy as HTMLElement);
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(platform.sent(launchGame)).toHaveLength(1));
  });

  it('stays where it is when it is stopped, and goes on from where it was left', async () => {
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show(20);
    await row('Game 1');
    tick(6_000);
    expect(position()).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Pause the list' }));
    const scroller = screen.getByRole('list').parentElement as HTMLElement;
    expect([position(), scroller.scrollTop]).toEqual(['0', 3 * 64]);
    scroller.scrollTop = 7 * 64;
    await user.click(screen.getByRole('button', { name: 'Let the list move' }));
    expect([position(), scroller.scrollTop]).toEqual(['7', 0]);
    expect(screen.getByRole('list')).toHaveAttribute('data-jumping');
    await user.unhover(screen.getByRole('button', { name: 'Pause the list' }));
    tick(2_000);
    expect(position()).toBe('8');
  });

  it('holds still under the focus of a keyboard, but not under that of its own button', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    HTMLElement.prototype.scrollIntoView = jest.fn();
    show(6);
    await row('Game 1');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Pause the list' })).toHaveFocus();
    tick(2_000);
    expect(position()).toBe('1');
    await user.tab();
    expect(await row('Game 1')).toHaveFocus();
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled();
    tick(4_000);
    expect(position()).toBe('0');
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('does not move while it is out of view', async () => {
    jest.useFakeTimers();
    const { scroll } = observeView();
    show(6);
    await row('Game 1');
    await scroll(false);
    tick(10_000);
    expect(position()).toBe('0');
    await scroll(true);
    tick(2_000);
    expect(position()).toBe('1');
  });

  it('does not move in a tab that nobody looks at', async () => {
    jest.useFakeTimers();
    show(6);
    await row('Game 1');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    tick(10_000);
    expect(position()).toBe('0');
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    tick(2_000);
    expect(position()).toBe('1');
  });

  it('is not there without winners, and offers a reload when it fails', async () => {
    const platform = fakeGames();
    platform.answerRaw(winnerBoard, { success: true, value: { list: 'none' } });
    renderRemote(<WinnerBoard />);
    const reload = await screen.findByRole('button', { name: 'Reload' });
    platform.answer(winnerBoard, { list: [] });
    platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
    await userEvent.click(reload);
    await waitFor(() => expect(screen.queryByText('Latest winners')).not.toBeInTheDocument());
  });
});
