import { favouriteGames, type GameType, gameList, recentGames, removeFavourite } from '@site/contracts/games';
import { consolidatedSettings } from '@site/contracts/system';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames, someGames } from '../fakeGames';
import { address, renderRemote } from '../renderRemote';
import { aGame, vendorTypesOf } from '../testing';
import GameListPage from './GameListPage';

const types = vendorTypesOf(
  {
    RNG: ['MOONREEF', 'TIDEWELL'],
    LIVE: ['JADEWORKS'],
    SPORTS: ['KICKOFF', 'SPURS'],
    LOTT: ['LUCKY'],
    ELOTT: ['ELUCKY'],
  },
  { cockfightVendors: ['SPURS'] },
);

let nearEnd: (near: boolean) => void = () => {};
beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
    nearEnd = (isIntersecting) =>
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], observer));
    return observer;
  });
});
afterEach(() => jest.useRealTimers());

function show(path = '/m/gameList', options: { gameType?: GameType; pages?: string[] } = {}) {
  const { gameType, pages = [] } = options;
  return renderRemote(<GameListPage {...(gameType && { gameType })} />, { path, pages });
}

const tiles = () => screen.queryAllByRole('article');
const lastAsked = (platform: ReturnType<typeof fakeGames>) =>
  platform
    .sent(gameList)
    .filter(({ content }) => (content as { pageSize: number }).pageSize > 1)
    .at(-1)?.content;
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the list', () => {
  it('asks for slots, 25 a page, as the site of this merchant @GA-016 @GA-029 @GA-030', async () => {
    const platform = fakeGames({ types, games: someGames(3) });
    show('/m/gameList?vassalage=MOONREEF&minBet=0.50&gameClassify=JP&name=Game');
    expect(await screen.findByText('Game 3')).toBeVisible();
    expect(lastAsked(platform)).toEqual({
      merchant: 'aurora',
      clientType: 2,
      platform: 'html5',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 25,
      language: 'EN',
      vassalage: 'MOONREEF',
      gameName: 'Game',
      minBet: '0.50',
      gameClassify: 'JP',
    });
  });

  it.each(['RNG', 'LIVE', 'PVP', 'FISH'] as const)(
    'keeps to %s where the route says so @GA-017',
    async (gameType) => {
      const platform = fakeGames({ types });
      show('/m/x?gameType=SPORTS', { gameType });
      await waitFor(() => expect(lastAsked(platform)).toMatchObject({ gameType }));
    },
  );

  it('asks for cockfight as sports and keeps to its own vendors @GA-021', async () => {
    const games = [
      ...someGames(2, { gameType: 'SPORTS', vassalage: 'KICKOFF' }),
      aGame({ nodeId: 'duel', gameName: 'Golden Spur', gameType: 'COCKFIGHT', vassalage: 'SPURS' }),
    ];
    const platform = fakeGames({ types, games });
    show('/m/gameList?gameType=COCKFIGHT');
    expect(await screen.findByText('Golden Spur')).toBeVisible();
    expect(tiles()).toHaveLength(1);
    expect(lastAsked(platform)).toMatchObject({ gameType: 'SPORTS' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cockfight');
  });

  it('names category and provider, and has back and filter @GA-018 @GA-019', async () => {
    fakeGames({ types });
    const { unmount } = show('/m/gameList?gameType=LIVE');
    expect(await screen.findByRole('heading', { level: 1, name: /Live.*All providers/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
    unmount();
    show('/m/gameList?gameType=LIVE&vassalage=JADEWORKS');
    expect(await screen.findByRole('heading', { level: 1, name: /Live.*JADEWORKS/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/m/home');
  });

  it('has four tabs and starts a new list for each @GA-020 @GA-023 @GA-024', async () => {
    fakeGames({ types, games: someGames(30), hot: [aGame({ nodeId: 'hot', gameName: 'Hot one' })] });
    show();
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

  it('appends further pages while there are any @GA-027 @GA-028', async () => {
    const platform = fakeGames({ types, games: someGames(30) });
    show();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    nearEnd(true);
    await waitFor(() => expect(tiles()).toHaveLength(30));
    expect(tiles()[0]).toHaveTextContent('Game 1');
    expect(lastAsked(platform)).toMatchObject({ pageNo: 2 });
    expect(screen.getByText('You have seen them all')).toBeVisible();
  });

  it('keeps what it has when a further page fails, and tries again on demand', async () => {
    const platform = fakeGames({ types, games: someGames(30) });
    show();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    platform.refuse(gameList, 'request.invalid');
    nearEnd(true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(tiles()).toHaveLength(25);
    platform.answer(gameList, { games: someGames(5), pageNum: 2, totalPages: 2 });
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('You have seen them all')).toBeVisible());
  });

  it('says what is empty, and what to do next @GA-026', async () => {
    fakeGames({ types });
    show('/m/gameList?name=zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('heading', { name: 'No games here yet' })).toBeVisible();
    expect(address()).toBe('/m/gameList?gameType=RNG');
  });

  it('shows an error with retry for an answer that is no list', async () => {
    const platform = fakeGames({ types });
    platform.answerRaw(gameList, { success: true, value: { games: 'many' } });
    show();
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
    const platform = fakeGames({ types, games: someGames(30) });
    show();
    await waitFor(() => expect(tiles()).toHaveLength(25));
    await user.type(screen.getByRole('searchbox'), 'Game 30');
    act(() => jest.advanceTimersByTime(499));
    expect(lastAsked(platform)).not.toHaveProperty('gameName');
    act(() => jest.advanceTimersByTime(1));
    await waitFor(() => expect(lastAsked(platform)).toMatchObject({ gameName: 'Game 30', pageNo: 1 }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(address()).toBe('/m/gameList?gameType=RNG&name=Game+30');
  });

  it('searches at once on Enter, and clears', async () => {
    fakeGames({ types, games: someGames(30) });
    show();
    await userEvent.type(await screen.findByRole('searchbox'), 'Game 7{Enter}');
    expect(address()).toBe('/m/gameList?gameType=RNG&name=Game+7');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the name' }));
    expect(address()).toBe('/m/gameList?gameType=RNG');
  });
});

describe("a player's own lists", () => {
  it.each([
    ['Recent', 'recent'],
    ['Favourites', 'favourites'],
  ])(
    'sends a guest from %s to the login page with a notice, and back there afterwards @GA-053',
    async (name, type) => {
      fakeGames({ types });
      show();
      await userEvent.click(tab(name));
      expect(screen.getByText('Please log in to see your own games')).toBeVisible();
      expect(address()).toBe(`/m/login?return=${encodeURIComponent(`/m/gameList?type=${type}`)}`);
    },
  );

  it('shows the notice for two seconds @GA-053', async () => {
    jest.useFakeTimers();
    fakeGames({ types });
    show('/m/gameList?type=recent');
    expect(await screen.findByText('Please log in to see your own games')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByText('Please log in to see your own games')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    await waitFor(() =>
      expect(screen.queryByText('Please log in to see your own games')).not.toBeInTheDocument(),
    );
  });

  it('lists recent games 25 a page @GA-051', async () => {
    const platform = fakeGames({ types, member: true, recent: someGames(2) });
    show('/m/gameList?type=recent');
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
      types,
      member: true,
      favourites: [one, two].filter((game) => game !== undefined),
    });
    const answered = jest.fn();
    platform.answer(removeFavourite, async () => {
      await new Promise(answered);
      return { nodeId: 'n1' };
    });
    show('/m/gameList?type=favourites');
    await waitFor(() => expect(tiles()).toHaveLength(2));
    expect(platform.sent(favouriteGames)[0]?.content).toMatchObject({ pageNo: 1, pageSize: 15 });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Game 1 from favourites' }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(tiles()[0]).toHaveTextContent('Game 2');
  });
});

describe('the filter', () => {
  const settings = {
    rules: {},
    minAge: 18,
    termsTicked: true,
    rememberPassword: true,
    jackpot: 'off' as const,
    minBetText: 'baht' as const,
  };

  it('chooses provider and minimum bet, counts, and starts a new list @GA-024 @GA-031 @GA-032 @GA-034', async () => {
    const platform = fakeGames({ types, games: someGames(30) });
    platform.answer(consolidatedSettings, settings);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const bets = within(await sheet.findByRole('group', { name: 'Minimum bet' }));
    expect(bets.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      '฿0.01',
      '฿0.05',
      '฿0.10',
      '฿0.50',
      '฿0.75',
      '฿1+',
    ]);
    const kinds = within(sheet.getByRole('group', { name: 'Kind' }));
    expect(kinds.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      'Jackpot',
      'Scratch card',
      'Video poker',
      'Player against player',
      'Arcade',
    ]);
    await userEvent.click(bets.getByRole('button', { name: '฿0.50' }));
    await userEvent.click(sheet.getByRole('button', { name: 'MOONREEF' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 30 games' }));
    expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=MOONREEF&minBet=0.50');
    await waitFor(() =>
      expect(lastAsked(platform)).toMatchObject({ vassalage: 'MOONREEF', minBet: '0.50', pageNo: 1 }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Bets from ฿0.50' }));
    expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=MOONREEF');
  });

  it('has no minimum bet outside of slots @GA-032', async () => {
    fakeGames({ types });
    show('/m/gameList?gameType=LIVE');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(await sheet.findByRole('group', { name: 'Provider' })).toBeVisible();
    expect(sheet.queryByRole('group', { name: 'Minimum bet' })).not.toBeInTheDocument();
  });

  it.each([
    ['its lobby where the site has one', ['/m/lottery'], '/m/lottery'],
    ['its list where it has not', [], '/m/gameList?gameType=LOTT'],
  ])('leads to other categories but ELOTT, and for LOTT to %s @GA-033', async (_name, pages, lottery) => {
    fakeGames({ types });
    show('/m/gameList', { pages });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const links = await screen.findByRole('navigation', { name: 'Other categories' });
    const hrefs = within(links)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/m/gameList?gameType=LIVE',
      '/m/gameList?gameType=SPORTS',
      '/m/gameList?gameType=COCKFIGHT',
      lottery,
    ]);
  });

  it('forgets what was chosen but not applied', async () => {
    fakeGames({ types });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'TIDEWELL' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('button', { name: 'TIDEWELL', pressed: false })).toBeVisible();
  });
});
