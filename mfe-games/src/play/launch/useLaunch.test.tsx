import { endpointKey, queryClient } from '@site/api';
import { walletBalance } from '@site/contracts/areas/account';
import {
  addRecentGame,
  type Game,
  gameList,
  type LaunchTarget,
  launchFbGame,
  launchGame,
  recentGames,
} from '@site/contracts/areas/games';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GameTiles } from '../../browse/tiles/GameTiles';
import { fakeGames } from '../../testing/fakeGames';
import { aGame } from '../../testing/fixtures';
import { address, renderRemote } from '../../testing/renderRemote';
import * as leaving from './leavePage';
import { useRefreshOnReturn } from './useRefreshOnReturn';

jest.mock('./leavePage');

const koi = aGame();
const tile = (name = 'Copper Koi') => screen.getByRole('button', { name: new RegExp(`^${name}`) });

function show(game: Game = koi, path = '/m/gameList?gameType=RNG') {
  renderRemote(<GameTiles label="Games" games={[game]} />, { path });
}

beforeEach(() => jest.clearAllMocks());

describe('launching', () => {
  it('sends a guest to the login page, and back here afterwards @GA-054', async () => {
    const platform = fakeGames();
    show();
    await userEvent.click(tile());
    expect(address()).toBe(`/m/login?return=${encodeURIComponent('/m/gameList?gameType=RNG')}`);
    expect(platform.sent(launchGame)).toHaveLength(0);
  });

  it('calls with category, vendor, game, node, free play and the way back, then leaves @GA-058', async () => {
    const platform = fakeGames({ member: true });
    platform.answer(launchGame, { url: 'https://vendor.example/play#launch=x', open: 'REDIRECT' });
    show();
    await userEvent.click(tile());
    await waitFor(() =>
      expect(leaving.leavePage).toHaveBeenCalledWith(new URL('https://vendor.example/play#launch=x')),
    );
    expect(platform.sent(launchGame)[0]?.content).toMatchObject({
      category: 'RNG',
      vendor: 'MOONREEF',
      gameId: 'copper-koi',
      nodeId: 'n1',
      freeplay: 0,
      backUrl: 'http://localhost/m/gameList?gameType=RNG',
    });
  });

  it('adds the game to the recent ones, and opens it even if that fails @GA-052', async () => {
    const platform = fakeGames({ member: true });
    platform.answer(launchGame, { url: 'https://vendor.example/', open: 'REDIRECT' });
    platform.refuse(addRecentGame, 'unknown');
    show();
    await userEvent.click(tile());
    await waitFor(() => expect(leaving.leavePage).toHaveBeenCalled());
    expect(platform.sent(addRecentGame)[0]?.content).toEqual({ nodeId: 'n1', vendor: 'MOONREEF' });
  });

  it('opens a game once for a double tap, with a notice while it waits', async () => {
    const platform = fakeGames({ member: true });
    let open: (target: LaunchTarget) => void = () => {};
    platform.answer(launchGame, () => new Promise<LaunchTarget>((resolve) => (open = resolve)));
    show();
    await userEvent.dblClick(tile());
    expect(await screen.findByText('Opening the game')).toBeVisible();
    expect(tile()).toHaveAttribute('aria-busy', 'true');
    open({ url: 'https://vendor.example/', open: 'REDIRECT' });
    await waitFor(() => expect(screen.queryByText('Opening the game')).not.toBeInTheDocument());
    expect(platform.sent(launchGame)).toHaveLength(1);
  });

  it('opens one game at a time: another one waits to be pressed again', async () => {
    const platform = fakeGames({ member: true });
    platform.answer(launchGame, () => new Promise<LaunchTarget>(() => undefined));
    renderRemote(
      <GameTiles label="Games" games={[koi, aGame({ nodeId: 'n2', gameId: 'ruby', gameName: 'Ruby' })]} />,
    );
    await userEvent.click(tile());
    expect(await screen.findByText('Opening the game')).toBeVisible();
    await userEvent.click(tile('Ruby'));
    expect(platform.sent(launchGame)).toHaveLength(1);
    expect(tile('Ruby')).not.toHaveAttribute('aria-busy', 'true');
  });

  it('opens FB games by the call that is theirs @RP-029', async () => {
    const platform = fakeGames({ member: true });
    platform.answer(launchFbGame, { url: 'https://fb.example/', open: 'REDIRECT' });
    show(aGame({ vassalage: 'FB', gameType: 'SPORTS' }));
    await userEvent.click(tile());
    await waitFor(() => expect(leaving.leavePage).toHaveBeenCalledWith(new URL('https://fb.example/')));
    expect(platform.sent(launchFbGame)[0]?.content).toMatchObject({ vendor: 'FB', category: 'SPORTS' });
    expect(platform.sent(launchGame)).toHaveLength(0);
  });

  it.each([
    ['inside the site, when the merchant lists its origin', ['https://vendor.example'], ['/m/play'], true],
    ['in place of the site, when the merchant does not', ['https://other.example'], ['/m/play'], false],
    ['in place of the site, when that has no page for it', ['https://vendor.example'], [], false],
  ])('opens a game for a frame %s', async (_where, frames, pages, inside) => {
    const platform = fakeGames({ member: true, frames });
    platform.answer(launchGame, { url: 'https://vendor.example/play#launch=x', open: 'FRAME' });
    renderRemote(<GameTiles label="Games" games={[koi]} />, { path: '/m/gameList?gameType=RNG', pages });
    await userEvent.click(tile());
    if (inside) {
      await waitFor(() => expect(address()).toBe('/m/play?game=n1'));
      expect(window.location.href).not.toContain('launch');
    } else await waitFor(() => expect(leaving.leavePage).toHaveBeenCalled());
  });

  it("opens the vendor's list for an entry that stands for its vendor @GA-057", async () => {
    fakeGames({ member: true });
    show(aGame({ isGameH5: 'VASSALAGE', gameType: 'LIVE' }));
    await userEvent.click(tile());
    expect(address()).toBe('/m/gameList?gameType=LIVE&vassalage=MOONREEF');
  });

  it.each([
    ['the list', '/m/gameList?gameType=ELOTT', ''],
    ['home, and back there', '/m/home', '&pageBack=1'],
    ['an alias of home', '/', '&pageBack=1'],
    ['another alias of home', '/m/index.html', '&pageBack=1'],
  ])("opens a lottery's page from %s @GA-055 @GA-056 @GA-064", async (_name, path, back) => {
    const platform = fakeGames({ member: true });
    show(aGame({ vassalage: 'TCG_SEA', gameType: 'LOTT', gameId: '641' }), path);
    await userEvent.click(tile());
    expect(address()).toBe(`/m/startLottery?playType=trad&gameId=641&prize_mode=SEA${back}`);
    await waitFor(() => expect(platform.sent(addRecentGame)).toHaveLength(1));
    expect(platform.sent(launchGame)).toHaveLength(0);
  });

  it.each([
    ['', /requested address is empty/],
    ['javascript:alert(1)', /link/i],
    ['<form method="post" action="https://vendor.example/"></form>', /link/i],
    ['vendor.example/play', /link/i],
  ])('stays and says why for the address "%s"', async (url, words) => {
    const platform = fakeGames({ member: true });
    platform.answer(launchGame, { url, open: 'REDIRECT' });
    show();
    await userEvent.click(tile());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(leaving.leavePage).not.toHaveBeenCalled();
  });

  it.each([
    ['a vendor that takes too long', 'vendor.timeout', /^The provider is taking too long/],
    ['a closed game', 'game.unavailable', /^This game is not available now/],
  ])('stays in the list and says why for %s', async (_what, code, text) => {
    const platform = fakeGames({ member: true });
    platform.refuse(launchGame, code);
    show();
    await userEvent.click(tile());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(tile()).not.toHaveAttribute('aria-busy');
    expect(address()).toBe('/m/gameList?gameType=RNG');
  });

  it.each([
    ['limit.time.reached @PL-009', 'limit.time.reached'],
    ['reality.check.due @PL-015', 'reality.check.due'],
    ['identity.required @PL-037', 'identity.required'],
  ])('leads to the page of the game, which says more, for %s', async (_what, code) => {
    const platform = fakeGames({ member: true });
    platform.refuse(launchGame, code);
    renderRemote(<GameTiles label="Games" games={[koi]} />, { path: '/m/gameList', pages: ['/m/play'] });
    await userEvent.click(tile());
    await waitFor(() => expect(address()).toBe('/m/play?game=n1'));
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  it('says so here where the site has no such page', async () => {
    const platform = fakeGames({ member: true });
    platform.refuse(launchGame, 'limit.time.reached');
    show();
    await userEvent.click(tile());
    expect(await screen.findByText('Your time limit is reached.')).toBeVisible();
  });

  it('asks for the lists again when a listed game is gone', async () => {
    const platform = fakeGames({ member: true });
    platform.refuse(launchGame, 'game.unavailable');
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    show();
    await userEvent.click(tile());
    await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: endpointKey(gameList) }));
  });

  it('offers this tab when the browser blocks the popup @GA-061', async () => {
    const platform = fakeGames({ member: true });
    let launches = 0;
    platform.answer(launchGame, () => {
      launches += 1;
      return { url: `https://vendor.example/?launch=${launches}`, open: 'POPUP' as const };
    });
    jest.mocked(leaving.openWindow).mockReturnValue(false);
    show();
    await userEvent.click(tile());
    await userEvent.click(await screen.findByRole('button', { name: 'Open here' }));
    // By a launch of its own: the first may be too old by now.
    await waitFor(() =>
      expect(leaving.leavePage).toHaveBeenCalledWith(new URL('https://vendor.example/?launch=2')),
    );
  });
});

function Page() {
  useRefreshOnReturn();
  return null;
}

describe('coming back from a game', () => {
  it.each([
    [
      'to a page that the browser kept',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
    ['from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('asks for balance and recent games again: %s @GA-052', async (_name, comeBack) => {
    fakeGames({ member: true });
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    renderRemote(<Page />);
    act(() => {
      comeBack();
    });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: endpointKey(walletBalance) });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: endpointKey(recentGames) });
  });
});
