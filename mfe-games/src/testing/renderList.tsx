import { type GameType, gameList } from '@site/contracts/areas/games';
import { screen } from '@testing-library/react';
import GameListPage from '../browse/lists/GameListPage';
import type { fakeGames } from './fakeGames';
import { vendorTypesOf } from './fixtures';
import { renderRemote } from './renderRemote';

/** For tests: a merchant with five categories, cockfight among them. */
export const listTypes = vendorTypesOf(
  {
    RNG: ['MOONREEF', 'TIDEWELL'],
    LIVE: ['JADEWORKS'],
    SPORTS: ['KICKOFF', 'SPURS'],
    LOTT: ['LUCKY'],
    ELOTT: ['ELUCKY'],
  },
  { cockfightVendors: ['SPURS'] },
);

interface ListOptions {
  /** Fixed by the route. */
  gameType?: GameType;
  /** Pages that the site has. */
  pages?: readonly string[];
  /** Height of the screen; without it every tile of a test is around it. */
  screenPx?: number;
}

/** Higher than any list of a test. */
const HIGH_SCREEN_PX = 100_000;

/** The list page at an address, on a screen of some height. */
export function showList(
  path = '/m/gameList',
  { gameType, pages = [], screenPx = HIGH_SCREEN_PX }: ListOptions = {},
) {
  Object.assign(window, { innerHeight: screenPx });
  return renderRemote(<GameListPage {...(gameType && { gameType })} />, { path, pages });
}

export const tiles = () => screen.queryAllByRole('article');
export const tab = (name: string) => screen.getByRole('tab', { name });

/** What the last list call asked for; counts ask for pages of one game. */
export function lastAsked(platform: Pick<ReturnType<typeof fakeGames>, 'sent'>): unknown {
  const lists = platform
    .sent(gameList)
    .filter(({ content }) => (content as { pageSize: number }).pageSize > 1);
  return lists.at(-1)?.content;
}
