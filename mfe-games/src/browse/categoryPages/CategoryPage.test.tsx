import { favouriteGames, gameList } from '@site/contracts/areas/games';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames, someGames } from '../../testing/fakeGames';
import { aGame } from '../../testing/fixtures';
import { lastAsked, listTypes, tiles } from '../../testing/renderList';
import { address, renderRemote } from '../../testing/renderRemote';
import CategoryPage from './CategoryPage';

const match = { gameType: 'SPORTS', vassalage: 'KICKOFF' } as const;
const duel = aGame({ nodeId: 'duel', gameName: 'Golden Spur', gameType: 'COCKFIGHT', vassalage: 'SPURS' });
const hotMatch = aGame({ nodeId: 'cup', gameName: 'World Cup', ...match });
const hotSlot = aGame({ nodeId: 'koi', gameName: 'Copper Koi' });

beforeEach(() => {
  Object.assign(window, { innerHeight: 10_000 });
});
afterEach(() => jest.useRealTimers());

const chips = async () => within(await screen.findByRole('group', { name: 'Providers' }));
const chipNames = async () => (await chips()).getAllByRole('button').map((chip) => chip.textContent);
const showSports = (path = '/m/sports') => renderRemote(<CategoryPage category="SPORTS" />, { path });

describe('a category page', () => {
  it('has a tab for all, for hot games, for favourites and for each provider @GA-011 @GA-035 @GA-074', async () => {
    const platform = fakeGames({ types: listTypes, games: [...someGames(3, match), duel], hot: [hotMatch] });
    showSports();
    expect(await screen.findByText('Game 3')).toBeVisible();
    await waitFor(async () => expect(await chipNames()).toEqual(['All', 'Hot', 'Favourites', 'KICKOFF']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sports');
    expect(screen.queryByText('Golden Spur')).not.toBeInTheDocument();
    expect(lastAsked(platform)).toMatchObject({ gameType: 'SPORTS', pageNo: 1, pageSize: 25 });
  });

  it('has no tab for hot games without any @GA-035', async () => {
    fakeGames({ types: listTypes, games: someGames(1, match), hot: [hotSlot] });
    showSports();
    await screen.findByText('Game 1');
    expect(await chipNames()).toEqual(['All', 'Favourites', 'KICKOFF']);
  });

  it('keeps the choice in the address, one at a time @GA-024 @GA-035', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(2, match), hot: [hotMatch] });
    showSports();
    await userEvent.click(await (await chips()).findByRole('button', { name: 'KICKOFF' }));
    expect(address()).toBe('/m/sports?vassalage=KICKOFF');
    await waitFor(() => expect(lastAsked(platform)).toMatchObject({ vassalage: 'KICKOFF', pageNo: 1 }));
    await userEvent.click(await (await chips()).findByRole('button', { name: 'Hot' }));
    expect(address()).toBe('/m/sports?type=hot');
    expect(await screen.findByText('World Cup')).toBeVisible();
    expect(tiles()).toHaveLength(1);
    await userEvent.click((await chips()).getByRole('button', { name: 'All' }));
    expect(address()).toBe('/m/sports');
  });

  it('lists favourites 25 a page to members, and sends guests to log in @GA-049 @GA-053', async () => {
    const platform = fakeGames({ types: listTypes, member: true, favourites: [hotMatch] });
    const { unmount } = showSports('/m/sports?type=favourites');
    expect(await screen.findByText('World Cup')).toBeVisible();
    expect(platform.sent(favouriteGames)[0]?.content).toMatchObject({ pageNo: 1, pageSize: 25 });
    unmount();
    fakeGames({ types: listTypes });
    showSports();
    await userEvent.click((await chips()).getByRole('button', { name: 'Favourites' }));
    expect(screen.getByText('Please log in to see your own games')).toBeVisible();
    expect(address()).toMatch(/^\/m\/login/);
  });

  it('shows a notice while a name is searched for, no longer than 3 s @GA-025 @GA-036', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(2, match) });
    showSports();
    await screen.findByText('Game 1');
    platform.answer(gameList, () => new Promise(() => {}));
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(screen.getByRole('searchbox'), 'Game 2{Enter}');
    expect(screen.getByText('Please wait')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByText('Please wait')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  });

  it('takes the notice away with the answer @GA-036', async () => {
    fakeGames({ types: listTypes, games: someGames(12, match) });
    showSports();
    await screen.findByText('Game 12');
    await userEvent.type(screen.getByRole('searchbox'), 'Game 12{Enter}');
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  });

  it('is empty where the merchant has not the category', async () => {
    fakeGames({ types: listTypes, games: someGames(2, { gameType: 'ESPORTS', vassalage: 'ARC' }) });
    renderRemote(<CategoryPage category="ESPORTS" />, { path: '/m/esports' });
    expect(await screen.findByRole('heading', { name: 'No games here yet' })).toBeVisible();
  });
});

describe('the page of hot games', () => {
  it('lists those of all categories, by their providers, and finds them by name @GA-074', async () => {
    fakeGames({ types: listTypes, hot: [hotSlot, hotMatch, duel] });
    renderRemote(<CategoryPage category="HOT" />, { path: '/m/hot' });
    await waitFor(() => expect(tiles()).toHaveLength(3));
    await waitFor(async () => expect(await chipNames()).toEqual(['All', 'MOONREEF', 'KICKOFF', 'SPURS']));
    await userEvent.click((await chips()).getByRole('button', { name: 'SPURS' }));
    expect(address()).toBe('/m/hot?vassalage=SPURS');
    expect(tiles()).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'koi{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(tiles()).toHaveLength(3));
  });
});
