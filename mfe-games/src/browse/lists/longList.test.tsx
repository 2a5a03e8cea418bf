import { queryClient } from '@site/api';
import { gameList } from '@site/contracts/areas/games';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames, someGames } from '../../testing/fakeGames';
import { listTypes, showList, tiles } from '../../testing/renderList';

const ROW_PX = 216;
const SCREEN_PX = 844;

beforeEach(() => {
  Object.assign(window, { scrollY: 0, pageYOffset: 0 });
  // Nothing has a height here, and a page without one cannot be scrolled.
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 1_000_000 });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** A list of this many pages, as somebody left it who scrolled to its end. */
function scrolledBefore(pages: number) {
  const left = [['/m/gameList', Array.from({ length: pages }, () => 25)]];
  window.sessionStorage.setItem('gameListPages', JSON.stringify(left));
}

function scrollTo(top: number) {
  act(() => {
    Object.assign(window, { scrollY: top, pageYOffset: top });
    fireEvent.scroll(window);
  });
}

/** The list of 1,000 games on a phone, long as it was left. */
async function longList() {
  const platform = fakeGames({ types: listTypes, games: someGames(1000) });
  scrolledBefore(40);
  showList('/m/gameList', { screenPx: SCREEN_PX });
  const list = await screen.findByRole('list', { name: 'All' });
  await within(list).findByText('Game 1');
  return { platform, list };
}

const placeOf = (tile: HTMLElement | undefined) => tile?.closest('li')?.getAttribute('aria-posinset');

it('draws the tiles around the screen alone, and says where in the whole they stand', async () => {
  const { list } = await longList();
  expect(tiles().length).toBeLessThan(40);
  expect(list.style.getPropertyValue('--tiles-height')).toBe(`${Math.ceil(1000 / 3) * ROW_PX}px`);
  scrollTo(200 * ROW_PX);
  await within(list).findByText('Game 610');
  expect(tiles().length).toBeLessThan(40);
  expect(within(list).queryByText('Game 1')).not.toBeInTheDocument();
  const tile = tiles().find((each) => each.textContent?.startsWith('Game 610'));
  expect(placeOf(tile)).toBe('610');
  expect(tile?.closest('li')).toHaveAttribute('aria-setsize', '1000');
});

it('forgets pages that were scrolled past, but the first', async () => {
  await longList();
  for (const row of [40, 80, 120, 160, 200, 240, 280]) {
    scrollTo(row * ROW_PX);
    await screen.findByText(`Game ${row * 3 + 1}`);
  }
  const held = queryClient
    .getQueryCache()
    .findAll({ queryKey: [gameList.path] })
    .map(({ queryKey }) => queryKey[1] as { pageNo: number; pageSize: number })
    .filter(({ pageSize }) => pageSize > 1)
    .map(({ pageNo }) => pageNo);
  expect(held).toContain(1);
  expect(held.length).toBeLessThan(10);
});

it('asks only for the pages around the place that was left', async () => {
  const platform = fakeGames({ types: listTypes, games: someGames(1000) });
  scrolledBefore(40);
  showList('/m/gameList', { screenPx: SCREEN_PX });
  await screen.findByRole('list', { name: 'All' });
  scrollTo(200 * ROW_PX);
  await screen.findByText('Game 610');
  const asked = platform.sent(gameList).map(({ content }) => (content as { pageNo: number }).pageNo);
  expect(asked).toContain(25);
  expect(asked.filter((page) => page > 3 && page < 20)).toEqual([]);
});

it('keeps the tile that has the focus while the page is scrolled', async () => {
  await longList();
  const [first] = screen.getAllByRole('button', { name: /^Game 1/ });
  act(() => first?.focus());
  scrollTo(12 * ROW_PX);
  await screen.findByText('Game 40');
  expect(first).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Add Game 1 to favourites' })).toHaveFocus();
});

it('keeps the room of a page that fails on the way back, and asks again on demand', async () => {
  const { platform } = await longList();
  platform.refuse(gameList, 'request.invalid');
  scrollTo(200 * ROW_PX);
  const again = await screen.findByText('Try again');
  expect(screen.getByRole('list', { name: 'All' }).style.getPropertyValue('--tiles-height')).toBe(
    `${Math.ceil(1000 / 3) * ROW_PX}px`,
  );
  platform.answer(gameList, ({ content }) => {
    const { pageNo } = content as { pageNo: number };
    const games = someGames(1000).slice((pageNo - 1) * 25, pageNo * 25);
    return { games, pageNum: pageNo, totalPages: 40 };
  });
  await userEvent.click(again);
  expect(await screen.findByText('Game 610')).toBeVisible();
});

it('ends where the platform says, when the list has become shorter since', async () => {
  fakeGames({ types: listTypes, games: someGames(60) });
  scrolledBefore(40);
  showList('/m/gameList', { screenPx: SCREEN_PX });
  const list = await screen.findByRole('list', { name: 'All' });
  await within(list).findByText('Game 1');
  await waitFor(() => expect(list.style.getPropertyValue('--tiles-height')).toBe(`${20 * ROW_PX}px`));
  scrollTo(19 * ROW_PX);
  expect(await within(list).findByText('Game 60')).toBeVisible();
});
