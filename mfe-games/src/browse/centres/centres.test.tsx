import { gameList, hotGames, vendorGameTypes } from '@site/contracts/areas/games';
import { consolidatedSettings } from '@site/contracts/areas/system';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames, someGames } from '../../testing/fakeGames';
import { aGame } from '../../testing/fixtures';
import { listTypes } from '../../testing/renderList';
import { renderRemote } from '../../testing/renderRemote';
import GameCentrePage from './GameCentrePage';
import SlotsCentrePage from './SlotsCentrePage';

const hrefs = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the game centre', () => {
  it('leads to every category and each of its providers, with how many games there are @GA-073', async () => {
    fakeGames({ types: listTypes, games: someGames(30) });
    renderRemote(<GameCentrePage />, { path: '/m/gameCenter' });
    const cards = await screen.findByRole('list', { name: 'Categories' });
    expect(await within(cards).findAllByText('30 games')).not.toHaveLength(0);
    expect(hrefs(cards)).toEqual([
      ...['/m/rng', '/m/rng?vassalage=MOONREEF', '/m/rng?vassalage=TIDEWELL'],
      ...['/m/live', '/m/live?vassalage=JADEWORKS'],
      ...['/m/sports', '/m/sports?vassalage=KICKOFF'],
      ...['/m/gameList?gameType=COCKFIGHT', '/m/gameList?gameType=COCKFIGHT&vassalage=SPURS'],
      ...['/m/lott', '/m/lott?vassalage=LUCKY', '/m/elott', '/m/elott?vassalage=ELUCKY'],
    ]);
  });

  it('counts providers where the list holds more than the category', async () => {
    fakeGames({ types: listTypes, games: someGames(30) });
    renderRemote(<GameCentrePage />, { path: '/m/gameCenter' });
    expect(await screen.findByRole('link', { name: /^Sports/ })).toHaveTextContent('Sports1 provider');
  });

  it('says so where the merchant has no categories @GA-073', async () => {
    fakeGames({ types: { ...listTypes, sorting: [] } });
    renderRemote(<GameCentrePage />, { path: '/m/gameCenter' });
    expect(await screen.findByRole('heading', { name: 'No games here yet' })).toBeVisible();
  });

  it('shows what is hot, and to a member what was played last', async () => {
    fakeGames({ types: listTypes, hot: [aGame()], recent: someGames(2), member: true });
    renderRemote(<GameCentrePage />, { path: '/m/gameCenter' });
    expect(await screen.findByRole('list', { name: 'Hot right now' })).toBeVisible();
    const recent = await screen.findByRole('list', { name: 'Recently played' });
    expect(within(recent).getAllByRole('article')).toHaveLength(2);
  });
});

it.each([
  ['the game centre', <GameCentrePage key="games" />],
  ['the slots centre', <SlotsCentrePage key="slots" />],
])('%s says why it has nothing to show, and tries again', async (_name, page) => {
  const platform = fakeGames({ types: listTypes, games: someGames(3) });
  platform.refuse(vendorGameTypes, 'feature.unavailable');
  renderRemote(page);
  expect(await screen.findByRole('heading', { name: 'Games did not load' })).toBeVisible();
  platform.answer(vendorGameTypes, listTypes);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: /Categories|Providers/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Games did not load' })).not.toBeInTheDocument();
});

describe('the slots centre', () => {
  it('leads to kinds, providers and all slots @GA-034 @GA-073', async () => {
    const platform = fakeGames({ types: listTypes, games: someGames(30) });
    platform.refuse(consolidatedSettings, 'unknown');
    renderRemote(<SlotsCentrePage />, { path: '/m/slotsCenter' });
    const kinds = await screen.findByRole('navigation', { name: 'Kind' });
    expect(hrefs(kinds)).toEqual([
      '/m/rng',
      ...['JP', 'SC', 'VP', 'TG', 'AC'].map((kind) => `/m/rng?gameClassify=${kind}`),
    ]);
    expect(hrefs(await screen.findByRole('list', { name: 'Providers' }))).toEqual([
      '/m/rng?vassalage=MOONREEF',
      '/m/rng?vassalage=TIDEWELL',
    ]);
    expect(await screen.findByRole('link', { name: 'All slots: 30 games' })).toHaveAttribute(
      'href',
      '/m/rng',
    );
  });

  it('keeps the place of what is hot until the categories say which of it are slots', async () => {
    const platform = fakeGames({ hot: [aGame()], games: someGames(3) });
    let tell: (types: typeof listTypes) => void = () => undefined;
    platform.answer(vendorGameTypes, () => new Promise((resolve) => (tell = resolve)));
    renderRemote(<SlotsCentrePage />, { path: '/m/slotsCenter' });
    // All else is here, and with it what is hot.
    expect(await screen.findByRole('link', { name: 'All slots: 3 games' })).toBeVisible();
    await waitFor(() => expect(platform.sent(hotGames)).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Hot' })).toBeVisible();
    tell(listTypes);
    expect(await screen.findByRole('list', { name: 'Hot' })).toBeVisible();
  });

  it('has shelves of new slots, jackpot slots and slots with many lines @GA-030', async () => {
    const [plain, fresh] = someGames(2);
    const platform = fakeGames({ types: listTypes });
    platform.answer(gameList, {
      games: [plain, fresh && { ...fresh, showIcon: 'NEW' }].filter((game) => game !== undefined),
      pageNum: 1,
      totalPages: 1,
    });
    renderRemote(<SlotsCentrePage />, { path: '/m/slotsCenter' });
    // The platform has not looked at the mark.
    const shelf = await screen.findByRole('list', { name: 'New slots' });
    expect(within(shelf).getAllByRole('article')).toHaveLength(1);
    await waitFor(() =>
      expect(platform.sent(gameList).map(({ content }) => content)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ gameType: 'RNG', pageSize: 24, showIcon: 'NEW' }),
          expect.objectContaining({ gameType: 'RNG', pageSize: 24, gameClassify: 'JP' }),
          expect.objectContaining({ gameType: 'RNG', pageSize: 24, minLine: 50 }),
        ]),
      ),
    );
  });
});
