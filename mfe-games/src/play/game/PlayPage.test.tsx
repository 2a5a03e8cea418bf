import { queryClient } from '@site/api';
import { walletBalance } from '@site/contracts/areas/account';
import { launchFbGame, launchGame } from '@site/contracts/areas/games';
import { gameFacts } from '@site/contracts/areas/play';
import { PageTitleContext } from '@site/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlay, VENDOR } from '../../testing/fakePlay';
import { aGame } from '../../testing/fixtures';
import { address, renderRemote } from '../../testing/renderRemote';
import { FAILED_AFTER_MS, SLOW_AFTER_MS } from '../frame/useFrameState';
import { gameLaunch } from '../launch/launchPlan';
import { handOverGame } from '../launch/openedGame';
import PlayPage from './PlayPage';
import { STEP_LIMIT_MS } from './useLeaveGame';

const PATH = '/m/play?game=n1';
const frame = async () => (await screen.findByTitle('Copper Koi')) as HTMLIFrameElement;
const opening = () => screen.queryAllByText('Opening the game').length > 0;

/** A message as the browser delivers it. */
function send(type: string, { from, origin = VENDOR }: { from: Window | null; origin?: string }) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source: from }));
  });
}

const show = (path = PATH) => renderRemote(<PlayPage />, { path, pages: ['/m/play'] });

async function open(path = PATH) {
  const platform = fakePlay();
  show(path);
  return platform;
}

/** What a press on the game does before it leads to the page. */
function press(game = aGame()) {
  const launched = {
    address: new URL(`${VENDOR}/play#launch=pressed`),
    place: 'frame',
    announces: true,
  } as const;
  handOverGame({ game, launch: gameLaunch(game, false), launched });
}

afterEach(() => jest.useRealTimers());

describe('opening', () => {
  it('asks for a launch of its own after a reload, and frames it with no more rights than it needs', async () => {
    const platform = await open();
    const shown = await frame();
    expect(shown.src).toBe(`${VENDOR}/play#launch=1`);
    expect(shown.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(shown.getAttribute('allow')).not.toMatch(/camera|payment/);
    expect(address()).toBe(PATH);
    expect(platform.sent(launchGame)[0]?.content).toMatchObject({ nodeId: 'n1', freeplay: 0 });
  });

  it('asks for the launch of a game of FB by the call that is theirs @RP-029', async () => {
    const platform = fakePlay(aGame({ vassalage: 'FB', gameType: 'SPORTS' }));
    platform.answer(launchFbGame, { url: `${VENDOR}/fb#launch=1`, open: 'FRAME' });
    show();
    expect((await frame()).src).toBe(`${VENDOR}/fb#launch=1`);
    expect(platform.sent(launchFbGame)[0]?.content).toMatchObject({ vendor: 'FB', category: 'SPORTS' });
    expect(platform.sent(launchGame)).toHaveLength(0);
  });

  it('has the game and the launch of the press that led to it, and asks for nothing', async () => {
    const platform = fakePlay();
    press(aGame({ gameName: 'As it was pressed' }));
    show();
    const shown = screen.getByTitle<HTMLIFrameElement>('As it was pressed');
    expect(shown.src).toBe(`${VENDOR}/play#launch=pressed`);
    expect(platform.sent(launchGame)).toHaveLength(0);
    expect(platform.sent(gameFacts)).toHaveLength(0);
  });

  it('has them once: whoever comes back gets another launch', async () => {
    const platform = fakePlay();
    press();
    show().unmount();
    show();
    expect((await frame()).src).toBe(`${VENDOR}/play#launch=1`);
    expect(platform.sent(gameFacts)).toHaveLength(1);
  });

  it.each([
    ['another game', '/m/play?game=n2'],
    ['the same game with play money', `${PATH}&demo=1`],
  ])('has no launch that was made for %s', async (_what, path) => {
    press();
    fakePlay();
    show(path);
    expect((await frame()).src).toBe(`${VENDOR}/play#launch=1`);
  });

  it('leaves a game that is open alone, whatever is fetched again or forgotten', async () => {
    const platform = await open();
    const shown = await frame();
    await act(() => queryClient.invalidateQueries());
    act(() => queryClient.clear());
    expect(await frame()).toBe(shown);
    expect(shown.src).toBe(`${VENDOR}/play#launch=1`);
    expect(platform.sent(launchGame)).toHaveLength(1);
  });

  it('names the document after the game', async () => {
    fakePlay(aGame({ gameName: 'ปลาคาร์ปทองแดงแห่งสายน้ำที่ไม่มีวันสิ้นสุด' }));
    const setTitle = jest.fn();
    renderRemote(
      <PageTitleContext value={setTitle}>
        <PlayPage />
      </PageTitleContext>,
      { path: PATH },
    );
    await waitFor(() => expect(setTitle).toHaveBeenLastCalledWith('ปลาคาร์ปทองแดงแห่งสายน้ำที่ไม่มีวันสิ้นสุด'));
  });

  it('plays with play money when the address says so', async () => {
    const platform = await open(`${PATH}&demo=1`);
    await frame();
    expect(platform.sent(launchGame)[0]?.content).toMatchObject({ freeplay: 1 });
    expect(screen.getByText('Demo')).toBeVisible();
  });

  it('says that the address names no game', async () => {
    const platform = await open('/m/play?game=%3Cb%3E');
    expect(screen.getByRole('heading', { name: 'No game to open' })).toBeVisible();
    expect(platform.sent(gameFacts)).toHaveLength(0);
  });

  it('frames no origin that the merchant does not list', async () => {
    const platform = fakePlay();
    platform.answer(launchGame, { url: 'https://elsewhere.example/', open: 'FRAME' });
    show();
    expect(await screen.findByText('This game opens outside the site')).toBeVisible();
    expect(screen.queryByTitle('Copper Koi')).not.toBeInTheDocument();
  });

  it('asks to turn the phone for a game that is wider than high', async () => {
    const platform = fakePlay();
    platform.answer(launchGame, { url: `${VENDOR}/`, open: 'FRAME', orientation: 'landscape' });
    show();
    const hint = await screen.findByText(/^Turn the phone/);
    await userEvent.click(screen.getByRole('button', { name: 'Hide this hint' }));
    expect(hint).not.toBeInTheDocument();
  });
});

describe('waiting', () => {
  it('ends when the page says that it can be played, not when something has loaded', async () => {
    await open();
    const shown = await frame();
    fireEvent.load(shown);
    expect(opening()).toBe(true);
    send('game.ready', { from: shown.contentWindow });
    expect(opening()).toBe(false);
  });

  it('ends with the load of a page that announces nothing', async () => {
    const platform = fakePlay();
    platform.answer(launchGame, { url: `${VENDOR}/`, open: 'FRAME' });
    show();
    fireEvent.load(await frame());
    expect(opening()).toBe(false);
  });

  it('says that it is slow after 10 s and has failed after 30 s, and tries again with another launch', async () => {
    fakePlay();
    press();
    jest.useFakeTimers();
    show();
    act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
    act(() => jest.advanceTimersByTime(FAILED_AFTER_MS - SLOW_AFTER_MS));
    expect(screen.getByText('The game did not open')).toBeVisible();
    jest.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await frame()).src).toBe(`${VENDOR}/play#launch=1`);
  });
});

describe('a launch that fails', () => {
  it.each(['vendor.timeout', 'vendor.unavailable', 'request.url.empty'] as const)(
    'says why for %s, and can be tried again',
    async (code) => {
      const platform = fakePlay();
      platform.refuse(launchGame, code);
      show();
      expect(await screen.findByText('The game did not open')).toBeVisible();
      platform.answer(launchGame, { url: `${VENDOR}/second`, open: 'FRAME' });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect((await frame()).src).toBe(`${VENDOR}/second`);
    },
  );

  it('offers no other try for a game that is gone', async () => {
    const platform = fakePlay();
    platform.refuse(gameFacts, 'game.unavailable');
    show();
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('gets another launch by itself when the first came too late, and then asks', async () => {
    await open();
    send('game.launch.expired', { from: (await frame()).contentWindow });
    await waitFor(async () => expect((await frame()).src).toBe(`${VENDOR}/play#launch=2`));
    send('game.launch.expired', { from: (await frame()).contentWindow });
    expect(await screen.findByText(/^The link to the game was too old/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await frame()).src).toBe(`${VENDOR}/play#launch=3`);
  });
});

describe('messages', () => {
  it('are taken from the page in the frame alone, and only known ones', async () => {
    const platform = await open();
    const { contentWindow: from } = await frame();
    const before = platform.sent(walletBalance).length;
    send('game.ready', { from, origin: 'https://evil.example' });
    send('game.ready', { from: window });
    send('game.explode', { from });
    expect(opening()).toBe(true);
    expect(platform.sent(walletBalance)).toHaveLength(before);
    send('game.session.ended', { from });
    await waitFor(() => expect(platform.sent(walletBalance).length).toBeGreaterThan(before));
  });

  it('close the game, as its own button does', async () => {
    await open();
    send('game.close', { from: (await frame()).contentWindow });
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('never reach a game that is not framed: the close button leads out of it', async () => {
    await open();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Close the game' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});

describe('leaving', () => {
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Close the game' }));
  const later = () => act(() => jest.advanceTimersByTimeAsync(STEP_LIMIT_MS));

  /** A page of the site is before this one, and a step back leads to `address`. */
  async function openFromList(address: string) {
    jest.useFakeTimers({ advanceTimers: true });
    await open();
    await frame();
    window.history.replaceState({ ...window.history.state, idx: 1 }, '');
    return jest.spyOn(window.history, 'go').mockImplementation(() => {
      window.history.replaceState(window.history.state, '', address);
    });
  }

  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  it('steps back, once', async () => {
    const go = await openFromList('/m/gameList');
    const back = jest.fn();
    Object.assign(window, { navigation: { canGoBack: true, back } });
    await close();
    await later();
    expect(go).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledWith(-1);
    expect(back).not.toHaveBeenCalled();
    expect(address()).toBe('/m/gameList');
  });

  it('leads out of the page where the step led to an entry of the frame: by the entries of the window', async () => {
    await openFromList(PATH);
    const back = jest.fn();
    Object.assign(window, { navigation: { canGoBack: true, back } });
    await close();
    expect(back).not.toHaveBeenCalled();
    await later();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('leads home then where the browser does not tell whose entries they are', async () => {
    await openFromList(PATH);
    await close();
    await later();
    expect(address()).toBe('/m/home');
  });
});
