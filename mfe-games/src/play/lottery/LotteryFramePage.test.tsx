import { endpointKey, queryClient } from '@site/api';
import { walletBalance } from '@site/contracts/areas/account';
import { playState } from '@site/contracts/areas/care/state';
import { recentGames } from '@site/contracts/areas/games';
import { launchLottery, lotteryMenu, recentLotteries } from '@site/contracts/areas/lottery';
import { playSeen } from '@site/contracts/areas/reality';
import { PageTitleContext } from '@site/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlayState, aRealityCheck, waitingCheck } from '../../testing/fakeCare';
import { fakeLotteries } from '../../testing/fakeLotteries';
import { pass, presses } from '../../testing/openPlay';
import { address, renderRemote } from '../../testing/renderRemote';
import LotteryFramePage from './LotteryFramePage';

const PATH = '/m/startLottery?mui=mui&playType=ent&gameId=501&prize_mode=Elott';

const setTitle = jest.fn<void, [string | undefined]>();
const documentTitle = () => setTitle.mock.lastCall?.[0];

function openLottery(path = PATH) {
  const platform = fakeLotteries({ member: true });
  let tokens = 0;
  platform.answer(launchLottery, () => ({ launchToken: `token-${++tokens}`, expirationTime: 0 }));
  const page = (
    <PageTitleContext value={setTitle}>
      <LotteryFramePage />
    </PageTitleContext>
  );
  return { platform, ...renderRemote(page, { path }) };
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Hanoi 1 Minute');

/** What the frame, or somebody else, says to the page. */
function say(data: unknown, { source, origin = window.location.origin }: MessageEventInit = {}) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
  });
}

describe('the lottery in its frame', () => {
  it('is at the address of its game, with a launch token and never the session @GA-062 @GA-063', async () => {
    const { platform } = openLottery();
    const shown = new URL((await frame()).src);
    expect(shown.pathname).toBe('/m/lotto-h5/mui/ent/games/501');
    expect(Object.fromEntries(shown.searchParams)).toEqual({
      mui: 'mui',
      playType: 'ent',
      gameId: '501',
      prize_mode: 'ELOTT',
      token: 'token-1',
      merchant: 'aurora',
      css: 'dark',
    });
    expect(shown.href).not.toContain('a-session-token-of-tests');
    expect(platform.sent(launchLottery)[0]?.content).toEqual({
      gameId: '501',
      playType: 'ent',
      prize_mode: 'ELOTT',
    });
  });

  it('opens in the prize mode ZY as in any other @GA-066', async () => {
    const { platform } = openLottery(PATH.replace('Elott', 'ZY'));
    expect(new URL((await frame()).src).searchParams.get('prize_mode')).toBe('ZY');
    expect(platform.sent(launchLottery)[0]?.content).toMatchObject({ prize_mode: 'ZY' });
  });

  it.each([
    ['to the game centre', PATH, '/m/game'],
    [
      'to the game centre where an address says that it was not opened at home',
      `${PATH}&pageBack=0`,
      '/m/game',
    ],
    ['home when it was opened there', `${PATH}&pageBack=1`, '/m/home'],
  ])('closes %s @GA-064', async (_name, path, target) => {
    openLottery(path);
    await frame();
    expect(screen.getByRole('link', { name: 'Close lottery' })).toHaveAttribute('href', target);
  });

  it('waits with a sign until the frame says that it shows, not until something has loaded', async () => {
    openLottery();
    const element = await frame();
    expect(await screen.findByText('Opening the lottery', { selector: 'p' })).toBeInTheDocument();
    fireEvent.load(element);
    expect(screen.getByText('Opening the lottery', { selector: 'p' })).toBeInTheDocument();
    say({ type: 'lottery.ready' }, { source: element.contentWindow });
    expect(screen.queryByText('Opening the lottery')).not.toBeInTheDocument();
  });

  it('names document and frame after the lottery', async () => {
    openLottery();
    await frame();
    expect(documentTitle()).toBe('Hanoi 1 Minute');
  });

  it('is called a lottery until its name is known, and where the merchant does not list it', async () => {
    openLottery(PATH.replace('501', '999'));
    expect(await screen.findByTitle('Lottery')).toBeInTheDocument();
    expect(documentTitle()).toBe('Lottery');
  });

  it('gives a frame that asks for it one other launch token, and then no more', async () => {
    openLottery();
    const { contentWindow: source } = await frame();
    if (!source) throw new Error('the frame has no window');
    const post = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined);
    say({ type: 'lottery.launchToken.wanted' }, { source });
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith(
        { type: 'lottery.launchToken', launchToken: 'token-2' },
        window.location.origin,
      ),
    );
    say({ type: 'lottery.launchToken.wanted' }, { source });
    expect(await screen.findByRole('heading', { name: 'The lottery did not open' })).toBeVisible();
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another window', (source: Window) => ({ source: source.parent })],
    ['another origin', (source: Window) => ({ source, origin: 'https://elsewhere.example' })],
  ])('hears nothing from %s', async (_name, from) => {
    const { platform } = openLottery();
    const { contentWindow } = await frame();
    if (!contentWindow) throw new Error('the frame has no window');
    say({ type: 'lottery.launchToken.wanted' }, from(contentWindow));
    expect(platform.sent(launchLottery)).toHaveLength(1);
  });

  it.each([undefined, 'lottery.ready', { type: 'lottery.transfer', amount: '1' }])(
    'does nothing about the message %j',
    async (message) => {
      openLottery();
      const { contentWindow: source } = await frame();
      say(message, { source });
      expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    },
  );

  it('asks for the balance when an order has moved it, and for recents as well when it is left', async () => {
    const { unmount } = openLottery();
    const { contentWindow: source } = await frame();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    say({ type: 'lottery.balance.changed' }, { source });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: endpointKey(walletBalance) });
    unmount();
    expect(invalidate).toHaveBeenCalledWith({ queryKey: endpointKey(recentGames) });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: endpointKey(recentLotteries) });
  });

  it('says why a lottery does not open, and tries again with a token of its own', async () => {
    const platform = fakeLotteries({ member: true });
    platform.refuse(launchLottery, 'vendor.unavailable');
    renderRemote(<LotteryFramePage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'The lottery did not open' })).toBeVisible();
    platform.answer(launchLottery, { launchToken: 'later', expirationTime: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await frame()).src).toContain('token=later');
  });

  it('offers no other try for a lottery that was withdrawn, and asks for the lists again', async () => {
    const platform = fakeLotteries({ member: true });
    platform.refuse(launchLottery, 'game.unavailable');
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    renderRemote(<LotteryFramePage />, { path: PATH });
    expect(await screen.findByText(/not available/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(invalidate).toHaveBeenCalledWith({ queryKey: endpointKey(lotteryMenu) });
    const entries = window.history.length;
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/m/game'));
    // In place of the lottery: Back does not lead into it again.
    expect(window.history).toHaveLength(entries);
  });

  it('has its reality check after an order, with its own way out @PL-014', async () => {
    jest.useFakeTimers();
    const { platform } = openLottery();
    platform.answer(playSeen, aRealityCheck());
    platform.answer(playState, aPlayState());
    const { contentWindow: source } = await frame();
    await pass();
    expect(platform.sent(playSeen)).toHaveLength(0);
    say({ type: 'lottery.ready' }, { source });
    await pass();
    expect(platform.sent(playSeen)[0]?.content).toEqual({ nodeId: 'hanoi', freeplay: 0 });
    expect(screen.getByText('Net result').parentElement).toHaveTextContent('\u2212฿320.00');
    platform.answer(playSeen, aRealityCheck({ check: waitingCheck }));
    say({ type: 'lottery.cycle.started' }, { source });
    say({ type: 'lottery.refused', code: 'reality.check.due' }, { source });
    await pass();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    say({ type: 'lottery.cycle.ended' }, { source });
    await pass();
    await presses().click(screen.getByRole('button', { name: 'Leave' }));
    await pass();
    expect(address()).toBe('/m/game');
    jest.useRealTimers();
  });

  it.each([
    ['no lottery', '/m/startLottery'],
    ['a play type that there is not', '/m/startLottery?playType=fun&gameId=501&prize_mode=LOTT'],
    ['a prize mode that there is not', '/m/startLottery?playType=trad&gameId=501&prize_mode=XX'],
    ['a game that is none', '/m/startLottery?playType=trad&gameId=..%2Fx&prize_mode=LOTT'],
    ['a skin that is none', '/m/startLottery?mui=a%2Fb&playType=trad&gameId=501&prize_mode=LOTT'],
  ])('leads to the lobby from an address with %s', async (_name, path) => {
    const { platform } = openLottery(path);
    expect(screen.getByRole('link', { name: 'See all lotteries' })).toHaveAttribute('href', '/m/lottery');
    expect(platform.sent(launchLottery)).toHaveLength(0);
  });
});
