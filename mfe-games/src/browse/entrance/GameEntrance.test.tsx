import {
  favouriteGames,
  gameList,
  launchGame,
  removeFavourite,
  vendorGameTypes,
} from '@site/contracts/areas/games';
import { systemStatus } from '@site/contracts/areas/system';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames, someGames } from '../../testing/fakeGames';
import { aGame, aStatus, vendorTypesOf } from '../../testing/fixtures';
import { address, renderRemote } from '../../testing/renderRemote';
import GameEntrance from './GameEntrance';

jest.mock('../../play/launch/leavePage');

const types = vendorTypesOf(
  {
    RNG: ['MOONREEF', 'TIDEWELL', 'BINGOLA'],
    LIVE: ['JADEWORKS', 'SALTWIND'],
    SPORTS: ['KICKOFF', 'HIGHROOST'],
    PVP: ['CARDO'],
  },
  { bingoVendors: ['BINGOLA'], cockfightVendors: ['HIGHROOST'] },
);
const hotSlot = aGame({ nodeId: 'hot1', gameName: 'Copper Koi' });
const hotTable = aGame({
  nodeId: 'hot2',
  gameName: 'Orchid Roulette',
  gameType: 'LIVE',
  vassalage: 'JADEWORKS',
});

const tab = (name: string) => screen.findByRole('tab', { name });
const chips = async () => within(await screen.findByRole('group', { name: 'Providers' }));

describe('GameEntrance', () => {
  it('orders its tabs Hot, the platform with its splits, Favourites @GA-001 @GA-005 @GA-006', async () => {
    fakeGames({ types });
    renderRemote(<GameEntrance />);
    await tab('Hot');
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Hot',
      'Slots',
      'Bingo',
      'Live',
      'Sports',
      'Cockfight',
      'Cards',
      'Favourites',
    ]);
  });

  it('shows hot games and the first slots under Hot @GA-002 @GA-038', async () => {
    fakeGames({ types, hot: [hotSlot, hotTable], games: someGames(3) });
    renderRemote(<GameEntrance />);
    const strip = within(await screen.findByRole('list', { name: 'Hot right now' }));
    expect(strip.getByText('Copper Koi')).toBeVisible();
    expect(strip.getByText('Orchid Roulette')).toBeVisible();
    expect(await screen.findByText('Game 3')).toBeVisible();
  });

  it('has neither strip nor Hot chip without hot games @GA-010 @GA-038', async () => {
    fakeGames({ types, games: someGames(1) });
    renderRemote(<GameEntrance />);
    expect(await screen.findByText('Game 1')).toBeVisible();
    expect(screen.queryByText('Hot right now')).not.toBeInTheDocument();
    expect((await chips()).queryByRole('button', { name: 'Hot' })).not.toBeInTheDocument();
  });

  it('parts hot games by category, and titles the slots HOT @GA-039 @GA-040 @GA-041', async () => {
    fakeGames({ types, hot: [hotSlot, hotTable], games: someGames(1) });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Slots'));
    expect(await screen.findByRole('heading', { name: 'Hot' })).toBeVisible();
    expect(screen.queryByText('Orchid Roulette')).not.toBeInTheDocument();
    const seeAll = within(screen.getByRole('heading', { name: 'Hot' }).parentElement as HTMLElement);
    expect(seeAll.getByRole('link')).toHaveAttribute('href', '/m/gameList?type=hot&gameType=RNG');

    await userEvent.click(await tab('Live'));
    expect(await screen.findByRole('heading', { name: 'Hot: Live' })).toBeVisible();
    expect(screen.getByText('Orchid Roulette')).toBeVisible();
  });

  it('offers All as a way to the list, Hot, and the providers of the category @GA-008 @GA-011 @GA-012', async () => {
    fakeGames({ types, hot: [hotSlot], games: someGames(1) });
    renderRemote(<GameEntrance />);
    const bar = await chips();
    expect(await bar.findByRole('button', { name: 'Hot', pressed: true })).toBeVisible();
    expect(bar.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/m/gameList?gameType=RNG');
    expect(bar.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Hot',
      'MOONREEF',
      'TIDEWELL',
    ]);
  });

  it("leads from the bar to the category's favourites @GA-011", async () => {
    fakeGames({ types });
    renderRemote(<GameEntrance />);
    expect((await chips()).getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/m/gameList?type=favourites&gameType=RNG',
    );
    await userEvent.click(await tab('Live'));
    expect((await chips()).getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/m/gameList?type=favourites&gameType=LIVE',
    );
  });

  it('shows all six games of a provider that has no more, without a control @GA-013', async () => {
    fakeGames({ types, games: someGames(6) });
    renderRemote(<GameEntrance />);
    await userEvent.click((await chips()).getByRole('button', { name: 'MOONREEF' }));
    const list = await screen.findByRole('list', { name: 'MOONREEF' });
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(6));
    expect(screen.queryByRole('button', { name: 'Show more from MOONREEF' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Show more from MOONREEF' })).not.toBeInTheDocument();
  });

  it("shows six of a provider's games, and more on demand @GA-013", async () => {
    fakeGames({ types, games: [...someGames(8), ...someGames(1, { nodeId: 'x', vassalage: 'TIDEWELL' })] });
    renderRemote(<GameEntrance />);
    await userEvent.click((await chips()).getByRole('button', { name: 'MOONREEF' }));
    const list = await screen.findByRole('list', { name: 'MOONREEF' });
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(6));
    await userEvent.click(screen.getByRole('button', { name: 'Show more from MOONREEF' }));
    expect(within(list).getAllByRole('article')).toHaveLength(8);
  });

  it('shows 24 games of a category and leads to the rest @GA-029', async () => {
    const platform = fakeGames({ types, games: someGames(30) });
    renderRemote(<GameEntrance />);
    const list = await screen.findByRole('list', { name: 'Slots' });
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(24));
    expect(platform.sent(gameList)[0]?.content).toMatchObject({ pageNo: 1, pageSize: 24 });
    expect(screen.getByRole('link', { name: 'Show more slots' })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=RNG',
    );
    expect(await screen.findByRole('link', { name: '30 games' })).toBeVisible();
  });

  it('asks for bingo as slots of the class BG @GA-022', async () => {
    const platform = fakeGames({ types });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Bingo'));
    await waitFor(() =>
      expect(platform.sent(gameList).at(-1)?.content).toMatchObject({ gameType: 'RNG', gameClassify: 'BG' }),
    );
  });

  it('fetches on until a category that shares its list has games of its own @GA-021', async () => {
    const cockfightTypes = vendorTypesOf(
      { SPORTS: ['KICKOFF', 'HIGHROOST', 'SPURS'] },
      { cockfightVendors: ['HIGHROOST', 'SPURS'] },
    );
    const sports = someGames(30, { gameType: 'SPORTS', vassalage: 'KICKOFF' });
    const duel = aGame({
      nodeId: 'duel',
      gameName: 'Golden Spur',
      gameType: 'COCKFIGHT',
      vassalage: 'SPURS',
    });
    const platform = fakeGames({ types: cockfightTypes, games: [...sports, duel] });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Cockfight'));
    expect(await screen.findByText('Golden Spur')).toBeVisible();
    expect(platform.sent(gameList).at(-1)?.content).toMatchObject({ gameType: 'SPORTS' });
    expect(screen.queryByText('Game 1')).not.toBeInTheDocument();
  });

  it('keeps tab and provider in the address, and finds them again @GA-002', async () => {
    fakeGames({ types, games: someGames(1, { gameType: 'LIVE', vassalage: 'SALTWIND' }) });
    const { unmount } = renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Live'));
    await userEvent.click((await chips()).getByRole('button', { name: 'SALTWIND' }));
    expect(address()).toBe('/m/home?category=LIVE&vendor=SALTWIND');
    unmount();
    renderRemote(<GameEntrance />, { path: '/m/home?category=LIVE&vendor=SALTWIND' });
    expect(await screen.findByRole('tab', { name: 'Live', selected: true })).toBeVisible();
    expect((await chips()).getByRole('button', { name: 'SALTWIND', pressed: true })).toBeVisible();
  });

  it('sends a guest from Favourites to the login page and back there afterwards @GA-003', async () => {
    fakeGames({ types });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Favourites'));
    expect(address()).toBe(`/m/login?return=${encodeURIComponent('/m/home?category=FAV')}`);
  });

  it("shows a member's favourites on one page of 99 @GA-002 @GA-049", async () => {
    const platform = fakeGames({ types, member: true, favourites: [hotSlot] });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Favourites'));
    expect(await screen.findByText('Copper Koi')).toBeVisible();
    expect(platform.sent(favouriteGames)[0]?.content).toMatchObject({ pageNo: 1, pageSize: 99 });
  });

  it("is empty at once when a member's only favourite loses its star @GA-046", async () => {
    const platform = fakeGames({ types, member: true, favourites: [hotSlot] });
    platform.answer(removeFavourite, () => new Promise(() => undefined));
    renderRemote(<GameEntrance />, { path: '/m/home?category=FAV' });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Copper Koi from favourites' }));
    expect(await screen.findByRole('button', { name: 'Browse hot games' })).toBeVisible();
    expect(screen.queryByText('Copper Koi')).not.toBeInTheDocument();
  });

  it('leads from no favourites back to the hot games', async () => {
    fakeGames({ types, member: true });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Favourites'));
    await userEvent.click(await screen.findByRole('button', { name: 'Browse hot games' }));
    expect(screen.getByRole('tab', { name: 'Hot', selected: true })).toBeVisible();
  });

  it('opens the only provider of a category straight away @GA-004 @GA-059', async () => {
    const lobby = aGame({ nodeId: 'lobby', gameType: 'COCKFIGHT', vassalage: 'HIGHROOST' });
    const platform = fakeGames({ types, member: true, games: [lobby] });
    platform.answer(launchGame, { url: 'https://vendor.example/', open: 'REDIRECT' });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Cockfight'));
    await waitFor(() => expect(platform.sent(launchGame)[0]?.content).toMatchObject({ nodeId: 'lobby' }));
    expect(screen.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  });

  it('sends a guest from a category with one provider to the login page @GA-004 @GA-054', async () => {
    const lobby = aGame({ nodeId: 'lobby', gameType: 'COCKFIGHT', vassalage: 'HIGHROOST' });
    const platform = fakeGames({ types, games: [lobby] });
    renderRemote(<GameEntrance />);
    await userEvent.click(await tab('Cockfight'));
    await waitFor(() => expect(address()).toMatch(/^\/m\/login/));
    expect(platform.sent(launchGame)).toHaveLength(0);
  });

  it('lets the only provider of slots, fish, cards and bingo be browsed @GA-004', async () => {
    const single = vendorTypesOf(
      { RNG: ['MOONREEF', 'BINGOLA'], FISH: ['NETTER'], PVP: ['CARDO'] },
      { bingoVendors: ['BINGOLA'] },
    );
    const platform = fakeGames({ types: single, member: true });
    renderRemote(<GameEntrance />);
    for (const name of ['Slots', 'Fishing', 'Cards', 'Bingo']) {
      await userEvent.click(await tab(name));
      expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    }
    expect(platform.sent(launchGame)).toHaveLength(0);
  });

  it('moves along its tabs by arrow without opening any', async () => {
    fakeGames({ types });
    renderRemote(<GameEntrance />);
    (await tab('Hot')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Favourites' })).toHaveFocus();
    expect(address()).toBe('/m/home');
  });

  it("draws a provider's one-colour mark from the image CDN @GA-014", async () => {
    const platform = fakeGames({ types, imageHosts: ['cdn.example'] });
    platform.answer(systemStatus, aStatus('https://cdn.example/img'));
    renderRemote(<GameEntrance />);
    const chip = (await chips()).getByRole('button', { name: 'MOONREEF' });
    await waitFor(() =>
      expect(chip.querySelector<HTMLElement>('.mark')?.style.getPropertyValue('--vendor-mark')).toBe(
        'url("https://cdn.example/img/vendors/MOONREEF-WHITE.svg")',
      ),
    );
  });

  it('says what failed and tries again', async () => {
    const platform = fakeGames({ types });
    platform.answerRaw(vendorGameTypes, '<html>');
    renderRemote(<GameEntrance />);
    expect(await screen.findByRole('heading', { name: 'Games did not load' })).toBeVisible();
    platform.answer(vendorGameTypes, types);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tab('Slots')).toBeVisible();
  });
});
