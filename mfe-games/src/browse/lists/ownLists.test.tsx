import { favouriteGames, favouriteIds, recentGames, removeFavourite } from '@site/contracts/areas/games';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames, someGames } from '../../testing/fakeGames';
import { listTypes, showList, tab, tiles } from '../../testing/renderList';
import { address } from '../../testing/renderRemote';

afterEach(() => jest.useRealTimers());

describe("a player's own lists", () => {
  it.each([
    ['Recent', 'recent'],
    ['Favourites', 'favourites'],
  ])(
    'sends a guest from %s to the login page with a notice, and back there afterwards @GA-053',
    async (name, type) => {
      fakeGames({ types: listTypes });
      showList();
      await userEvent.click(tab(name));
      expect(screen.getByText('Please log in to see your own games')).toBeVisible();
      expect(address()).toBe(`/m/login?return=${encodeURIComponent(`/m/gameList?type=${type}`)}`);
    },
  );

  it('shows the notice for two seconds @GA-053', async () => {
    jest.useFakeTimers();
    fakeGames({ types: listTypes });
    showList('/m/gameList?type=recent');
    expect(await screen.findByText('Please log in to see your own games')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByText('Please log in to see your own games')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    await waitFor(() =>
      expect(screen.queryByText('Please log in to see your own games')).not.toBeInTheDocument(),
    );
  });

  it('lists recent games 25 a page @GA-051', async () => {
    const platform = fakeGames({ types: listTypes, member: true, recent: someGames(2) });
    showList('/m/gameList?type=recent');
    expect(await screen.findByText('Game 2')).toBeVisible();
    expect(platform.sent(recentGames)[0]?.content).toEqual({
      page: 1,
      pageSize: 25,
      gameType: 'RNG',
      language: 'EN',
      clientType: 2,
    });
  });

  it('lists favourites 15 a page, and drops one whose star is taken away @GA-046 @GA-049 @GA-050', async () => {
    const [one, two] = someGames(2);
    const platform = fakeGames({
      types: listTypes,
      member: true,
      favourites: [one, two].filter((game) => game !== undefined),
    });
    const answered = jest.fn();
    platform.answer(removeFavourite, async () => {
      await new Promise(answered);
      return { nodeId: 'n1' };
    });
    showList('/m/gameList?type=favourites');
    await waitFor(() => expect(tiles()).toHaveLength(2));
    expect(platform.sent(favouriteGames)[0]?.content).toMatchObject({ pageNo: 1, pageSize: 15 });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Game 1 from favourites' }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(tiles()[0]).toHaveTextContent('Game 2');
  });

  it('is empty at once when the star of the only favourite is taken away @GA-046', async () => {
    const platform = fakeGames({ types: listTypes, member: true, favourites: someGames(1) });
    platform.answer(removeFavourite, () => new Promise(() => undefined));
    showList('/m/gameList?type=favourites');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Game 1 from favourites' }));
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    expect(tiles()).toHaveLength(0);
    expect(platform.sent(favouriteGames)).toHaveLength(1);
  });

  it('keeps the favourites while it is not known which games have a star @GA-046', async () => {
    const platform = fakeGames({ types: listTypes, member: true, favourites: someGames(1) });
    platform.answer(favouriteIds, () => new Promise(() => undefined));
    showList('/m/gameList?type=favourites');
    expect(await screen.findByText('Game 1')).toBeVisible();
  });
});
