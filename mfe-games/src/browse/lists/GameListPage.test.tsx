import { gameList } from '@site/contracts/areas/games';
import { systemStatus } from '@site/contracts/areas/system';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames, someGames } from '../../testing/fakeGames';
import { aGame, aStatus } from '../../testing/fixtures';
import { lastAsked, listTypes, showList, tab, tiles } from '../../testing/renderList';
import { address } from '../../testing/renderRemote';

let report: ((near: boolean) => void) | undefined;
beforeEach(() => {
  report = undefined;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
    report = (isIntersecting) =>
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], observer));
    return observer;
  });
});
/** Scrolls to the end of the list, which is watched once the list is drawn. */
async function reachEnd() {
  await waitFor(() => expect(report).toBeDefined());
  report?.(true);
}
afterEach(() => jest.useRealTimers());

/** What the first page of slots is asked for by, without any filter. */
const FIRST_SLOTS = {
  merchant: 'aurora',
  clientType: 2,
  platform: 'html5',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 25,
  language: 'EN',
};

describe('the list', () => {
  it('asks for slots, 25 a page, as the site of this merchant @GA-016 @GA-029', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(3) });
    showList('/m/gameList?vassalage=MOONREEF&minBet=0.50&gameClassify=JP&name=Game');
    expect(await screen.findByText('Game 3')).toBeVisible();
    expect(lastAsked(platform)).toEqual({
      ...FIRST_SLOTS,
      vassalage: 'MOONREEF',
      gameName: 'Game',
      minBet: '0.50',
      gameClassify: 'JP',
    });
  });

  it.each(['RNG', 'LIVE', 'PVP', 'FISH'] as const)(
    'keeps to %s where the route says so @GA-017',
    async (gameType) => {
      const platform = fakeGames({ types: listTypes });
      showList('/m/x?gameType=SPORTS', { gameType });
      await waitFor(() => expect(lastAsked(platform)).toMatchObject({ gameType }));
    },
  );

  it('asks for cockfight as sports and keeps to its own vendors @GA-021', async () => {
    const games = [
      ...someGames(2, { gameType: 'SPORTS', vassalage: 'KICKOFF' }),
      aGame({ nodeId: 'duel', gameName: 'Golden Spur', gameType: 'COCKFIGHT', vassalage: 'SPURS' }),
    ];
    const platform = fakeGames({ types: listTypes, games });
    showList('/m/gameList?gameType=COCKFIGHT');
    expect(await screen.findByText('Golden Spur')).toBeVisible();
    expect(tiles()).toHaveLength(1);
    expect(lastAsked(platform)).toMatchObject({ gameType: 'SPORTS' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cockfight');
  });

  it('names category and provider, and has back and filter @GA-018 @GA-019', async () => {
    fakeGames({ types: listTypes }).answer(systemStatus, aStatus('/cdn'));
    const { unmount } = showList('/m/gameList?gameType=LIVE');
    expect(await screen.findByRole('heading', { level: 1, name: /Live.*All providers/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
    unmount();
    showList('/m/gameList?gameType=LIVE&vassalage=JADEWORKS');
    expect(await screen.findByRole('heading', { level: 1, name: /Live.*JADEWORKS/ })).toBeVisible();
    await waitFor(() => expect(document.querySelector('header .mark')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/m/home');
  });

  it('has four tabs and starts a new list for each @GA-020 @GA-023 @GA-024', async () => {
    fakeGames({
      types: listTypes,
      games: someGames(30),
      hot: [aGame({ nodeId: 'hot', gameName: 'Hot one' })],
    });
    showList();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'All',
      'Hot',
      'Recent',
      'Favourites',
    ]);
    await userEvent.click(tab('Hot'));
    expect(await screen.findByText('Hot one')).toBeVisible();
    expect(tiles()).toHaveLength(1);
    expect(address()).toBe('/m/gameList?type=hot&gameType=RNG');
  });

  it('starts at page 1 again, however far the list before it was read @GA-024', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(60) });
    showList();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    await reachEnd();
    await waitFor(() => expect(tiles()).toHaveLength(50));
    await userEvent.type(screen.getByRole('searchbox'), 'Game{Enter}');
    await waitFor(() => expect(lastAsked(platform)).toMatchObject({ gameName: 'Game' }));
    await waitFor(() => expect(tiles()).toHaveLength(25));
    const asked = platform.sent(gameList).map(({ content }) => content as Record<string, unknown>);
    const pages = asked.filter(({ gameName, pageSize }) => gameName === 'Game' && pageSize !== 1);
    expect(pages.map(({ pageNo }) => pageNo)).toEqual([1]);
  });

  it('appends further pages while there are any @GA-027 @GA-028', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(30) });
    showList();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    await reachEnd();
    await waitFor(() => expect(tiles()).toHaveLength(30));
    expect(tiles()[0]).toHaveTextContent('Game 1');
    expect(lastAsked(platform)).toMatchObject({ pageNo: 2 });
    expect(screen.getByText('You have seen them all')).toBeVisible();
  });

  it('appends further favourites in the same way @GA-049', async () => {
    fakeGames({ types: listTypes, member: true, favourites: someGames(16) });
    showList('/m/gameList?type=favourites');
    await waitFor(() => expect(tiles()).toHaveLength(15));
    await reachEnd();
    await waitFor(() => expect(tiles()).toHaveLength(16));
    expect(screen.getByText('You have seen them all')).toBeVisible();
  });

  it('keeps what it has when a further page fails, and tries again on demand', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(30) });
    showList();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    platform.refuse(gameList, 'request.invalid');
    await reachEnd();
    const again = await screen.findByText('Try again');
    expect(tiles()).toHaveLength(25);
    platform.answer(gameList, { games: someGames(5), pageNum: 2, totalPages: 2 });
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('You have seen them all')).toBeVisible());
  });

  it('says what is empty, and what to do next @GA-026', async () => {
    fakeGames({ types: listTypes });
    showList('/m/gameList?name=zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('heading', { name: 'No games here yet' })).toBeVisible();
    expect(address()).toBe('/m/gameList?gameType=RNG');
  });

  it('takes what the address gets wrong as not given', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(3) });
    const wrong = 'gameType=POKER&type=best&vassalage=<b>&minBet=7&minLine=-3&gameClassify=ZZ&pageNo=99';
    showList(`/m/gameList?${wrong}`);
    expect(await screen.findByText('Game 3')).toBeVisible();
    expect(lastAsked(platform)).toEqual(FIRST_SLOTS);
  });

  it('has a way out of a provider that nobody knows @GA-026', async () => {
    fakeGames({ types: listTypes, games: someGames(3) });
    showList('/m/rng?vassalage=NOBODY', { gameType: 'RNG' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(address()).toBe('/m/rng');
    expect(await screen.findByText('Game 3')).toBeVisible();
  });

  it('shows a name with markup as text', async () => {
    const gameName = '<b>Bold</b> & <img src=x onerror=alert(1)>';
    fakeGames({ types: listTypes, games: [aGame({ gameName })] });
    showList();
    expect(await screen.findByText(gameName)).toBeVisible();
    expect(tiles()[0]?.querySelector('b')).toBeNull();
  });

  it('shows an error with retry for an answer that is no list', async () => {
    const platform = fakeGames({ types: listTypes });
    platform.answerRaw(gameList, { success: true, value: { games: 'many' } });
    showList();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer(gameList, { games: someGames(1), pageNum: 1, totalPages: 1 });
    await userEvent.click(again);
    expect(await screen.findByText('Game 1')).toBeVisible();
  });
});

describe('name search', () => {
  it('waits half a second after the last letter @GA-025', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const platform = fakeGames({ types: listTypes, games: someGames(30) });
    showList();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    await user.type(screen.getByRole('searchbox'), 'Game 30');
    act(() => jest.advanceTimersByTime(499));
    expect(lastAsked(platform)).not.toHaveProperty('gameName');
    act(() => jest.advanceTimersByTime(1));
    await waitFor(() => expect(lastAsked(platform)).toMatchObject({ gameName: 'Game 30', pageNo: 1 }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(address()).toBe('/m/gameList?gameType=RNG&name=Game+30');
  });

  it('cuts a name to what the platform takes', async () => {
    const platform = fakeGames({ types: listTypes });
    showList(`/m/gameList?name=${'a'.repeat(10_000)}`);
    expect(await screen.findByRole('heading', { name: 'No game fits' })).toBeVisible();
    expect(lastAsked(platform)).toMatchObject({ gameName: 'a'.repeat(100) });
    expect(screen.getByRole('searchbox')).toHaveAttribute('maxLength', '100');
  });

  it('searches at once on Enter, and clears', async () => {
    fakeGames({ types: listTypes, games: someGames(30) });
    showList();
    await userEvent.type(await screen.findByRole('searchbox'), 'Game 7{Enter}');
    expect(address()).toBe('/m/gameList?gameType=RNG&name=Game+7');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the name' }));
    expect(address()).toBe('/m/gameList?gameType=RNG');
  });
});
