import type { MalformedAnswer } from '@site/api';
import { type Game, gameList, hotGames, vendorGameTypes, winnerBoard } from '@site/contracts/areas/games';
import { screen, waitFor, within } from '@testing-library/react';
import { type FakeGames, fakeGames, someGames } from '../testing/fakeGames';
import { aGame, vendorTypesOf } from '../testing/fixtures';
import { showList, tiles } from '../testing/renderList';
import { renderRemote } from '../testing/renderRemote';
import GameEntrance from './entrance/GameEntrance';
import WinnerBoard from './winners/WinnerBoard';

const types = vendorTypesOf({ RNG: ['MOONREEF', 'TIDEWELL'], LIVE: ['JADEWORKS'] });

/** Games as a platform may send them that is newer than the site, or wrong. */
const asSent = (changes: Partial<Record<keyof Game, unknown>>) => ({
  ...aGame({ nodeId: 'bad' }),
  ...changes,
});

function fake(options: FakeGames = {}) {
  const told: MalformedAnswer[] = [];
  const platform = fakeGames({ types, ...options, onMalformed: (answer) => told.push(answer) });
  return { told, platform };
}

const success = (value: unknown) => ({ success: true, value });

it.each([
  ['an empty icon', { iconUrl: '' }, 'iconUrl'],
  ['no lottery mode', { lottoMode: null }, 'lottoMode'],
  ['a vendor code with a dot', { vassalage: 'MOON.REEF' }, 'vassalage'],
])('lists the other games beside one with %s', async (_what, changes, field) => {
  const { platform, told } = fake();
  const [one, two] = someGames(2);
  const games = [one, asSent({ gameName: 'Bad one', ...changes }), two];
  platform.answerRaw(gameList, success({ games, pageNum: 1, totalPages: 1 }));
  showList();
  await waitFor(() => expect(tiles()).toHaveLength(2));
  expect(tiles().map((tile) => tile.textContent)).toEqual([
    expect.stringContaining('Game 1'),
    expect.stringContaining('Game 2'),
  ]);
  expect(told).toContainEqual({ path: gameList.path, places: [`value.games.1.${field}`], failed: false });
  expect(JSON.stringify(told)).not.toContain('Bad one');
});

it('shows the other winners beside one without an icon', async () => {
  const { platform, told } = fake();
  const winner = (name: string, vo: object) => ({
    vo: { iconUrl: '/cdn/a.svg', gameName: name, customerName: 'na***1', winAmount: '10.00', ...vo },
    game: aGame({ nodeId: name }),
  });
  const list = [winner('One', {}), winner('Two', { iconUrl: undefined }), winner('Three', {})];
  platform.answerRaw(winnerBoard, success({ list }));
  renderRemote(<WinnerBoard />);
  expect((await screen.findAllByText('One')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Three').length).toBeGreaterThan(0);
  expect(screen.queryByText('Two')).not.toBeInTheDocument();
  expect(told).toMatchObject([{ path: winnerBoard.path, places: ['value.list.1.vo.iconUrl'] }]);
});

describe('hot games', () => {
  const ofNewCategory = asSent({ nodeId: 'crash', gameName: 'Rocket', gameType: 'CRASH' });

  it('are shown without the one of a new category @GA-038', async () => {
    const { platform, told } = fake({ games: someGames(1) });
    platform.answerRaw(hotGames, success({ list: [ofNewCategory, aGame({ gameName: 'Copper Koi' })] }));
    renderRemote(<GameEntrance />);
    const strip = within(await screen.findByRole('list', { name: 'Hot right now' }));
    expect(await strip.findByText('Copper Koi')).toBeVisible();
    expect(screen.queryByText('Rocket')).not.toBeInTheDocument();
    expect(told).toMatchObject([{ path: hotGames.path, places: ['value.list.0.gameType'] }]);
  });

  it.each([
    ['none of them fits', { list: [ofNewCategory] }, 'value.list.0.gameType', false],
    ['they are no list', { list: 7 }, 'value.list', true],
  ])('do not go without a word when %s @GA-038', async (_why, value, place, failed) => {
    const { platform, told } = fake({ games: someGames(1) });
    platform.answerRaw(hotGames, success(value));
    renderRemote(<GameEntrance />);
    expect(await screen.findByText('Game 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hot right now')).not.toBeInTheDocument());
    expect(told).toContainEqual({ path: hotGames.path, places: [place], failed });
  });
});

it('has the entrance with the other vendors beside one whose code has a dot', async () => {
  const { platform, told } = fake({ games: someGames(1) });
  const withDot = vendorTypesOf(
    { RNG: ['MOONREEF', 'NEW.VENDOR', 'TIDEWELL'], LIVE: ['JADEWORKS'] },
    { cockfightVendors: ['NEW.VENDOR'] },
  );
  platform.answerRaw(vendorGameTypes, success(withDot));
  renderRemote(<GameEntrance />);
  expect(await screen.findByRole('tab', { name: 'Live' })).toBeVisible();
  const bar = within(screen.getByRole('group', { name: 'Providers' }));
  expect(bar.getByRole('button', { name: 'MOONREEF' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'TIDEWELL' })).toBeVisible();
  expect(bar.queryByRole('button', { name: 'NEW.VENDOR' })).not.toBeInTheDocument();
  expect(told).toMatchObject([
    {
      path: vendorGameTypes.path,
      places: [
        'value.mapping.RNG.vendorNames.1.accountTypeName',
        'value.mapping.RNG.vassalage.1',
        'value.cockfightVendors.0',
      ],
    },
  ]);
  expect(JSON.stringify(told)).not.toContain('NEW.VENDOR');
});
