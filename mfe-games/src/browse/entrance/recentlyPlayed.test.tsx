import { queryClient } from '@site/api';
import { hotGames, recentGames } from '@site/contracts/areas/games';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeGames, someGames } from '../../testing/fakeGames';
import { aGame, vendorTypesOf } from '../../testing/fixtures';
import { renderRemote } from '../../testing/renderRemote';
import GameEntrance from './GameEntrance';

const types = vendorTypesOf({ RNG: ['MOONREEF'] });
const hot = [aGame({ nodeId: 'hot', gameName: 'Copper Koi' })];
const strips = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');

afterEach(() => jest.useRealTimers());

describe('recently played on home', () => {
  it('comes first for a member who has played, newest first and of all categories', async () => {
    const recent = someGames(14, { gameType: 'FISH' });
    const platform = fakeGames({ types, hot, recent, member: true });
    renderRemote(<GameEntrance />);
    const strip = await screen.findByRole('list', { name: 'Recently played' });
    expect(strips().slice(0, 2)).toEqual(['Recently played', 'Hot right now']);
    await waitFor(() => expect(strip.querySelectorAll('article')).toHaveLength(12));
    expect(strip.querySelector('article')).toHaveTextContent('Game 1');
    expect(platform.sent(recentGames)[0]?.content).toEqual({
      page: 1,
      pageSize: 25,
      language: 'EN',
      clientType: 2,
    });
  });

  it.each([
    ['a guest', { member: false, recent: someGames(2) }],
    ['a member who has not played', { member: true, recent: [] }],
  ])('is not there for %s', async (_who, options) => {
    fakeGames({ types, hot, ...options });
    renderRemote(<GameEntrance />);
    expect(await screen.findByRole('list', { name: 'Hot right now' })).toBeVisible();
    expect(screen.queryByText('Recently played')).not.toBeInTheDocument();
  });

  it('is left out without a word when it fails', async () => {
    const platform = fakeGames({ types, hot, member: true });
    platform.refuse(recentGames, 'request.invalid');
    renderRemote(<GameEntrance />);
    expect(await screen.findByRole('list', { name: 'Hot right now' })).toBeVisible();
    expect(screen.queryByText('Recently played')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('keeps hot games waiting half a second at most, and then stands below them', async () => {
    jest.useFakeTimers();
    const platform = fakeGames({ types, hot, member: true });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    platform.answer(recentGames, () => answered.then(() => ({ list: someGames(1), totalPages: 1 })));
    renderRemote(<GameEntrance />);
    await waitFor(() => expect(platform.sent(hotGames)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.queryByText('Hot right now')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(screen.getByText('Hot right now')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(strips().slice(0, 2)).toEqual(['Hot right now', 'Recently played']));
  });

  it('is fresh after a game was opened', async () => {
    const platform = fakeGames({ types, hot, recent: someGames(1), member: true });
    renderRemote(<GameEntrance />);
    await screen.findByRole('list', { name: 'Recently played' });
    platform.answer(recentGames, { list: [aGame({ nodeId: 'new', gameName: 'Turtle Run' })], totalPages: 1 });
    act(() => void queryClient.invalidateQueries({ queryKey: [recentGames.path] }));
    await waitFor(() => expect(screen.getByText('Turtle Run')).toBeInTheDocument());
  });
});
