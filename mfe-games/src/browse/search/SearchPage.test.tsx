import { type GameSearchAnswer, gameSearch } from '@site/contracts/areas/gameSearch';
import { launchGame } from '@site/contracts/areas/games';
import { gameFacts } from '@site/contracts/areas/play';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGames } from '../../testing/fakeGames';
import { aGame, vendorTypesOf } from '../../testing/fixtures';
import { address, renderRemote } from '../../testing/renderRemote';
import { keepSearch, readRecentSearches } from './recentSearches';
import SearchPage from './SearchPage';
import { SEARCH_DELAY_MS } from './searchText';

jest.mock('../../play/launch/leavePage');

const types = vendorTypesOf({ RNG: ['MOONREEF', 'TIDEWELL'], FISH: ['MOONREEF'] });
const koi = aGame({ showIcon: 'NEW' });
const nothing: GameSearchAnswer = { games: [], more: false, providers: [], categories: [], nearest: false };
const found: GameSearchAnswer = {
  ...nothing,
  games: [
    { game: koi, marks: [{ start: 7, end: 10 }] },
    {
      game: aGame({ nodeId: 'n2', gameName: 'Temple of Tides', showIcon: 'EXCLUSIVE' }),
      marks: [],
      alias: { name: 'เจดีย์กลางน้ำ', marks: [{ start: 6, end: 13 }] },
    },
  ],
  providers: [{ code: 'MOONREEF', name: 'Moonreef', marks: [{ start: 0, end: 4 }], gameType: 'FISH' }],
  categories: ['RNG'],
};

type Answer = Parameters<ReturnType<typeof fakeGames>['answer']>[1];

function show(
  answer: GameSearchAnswer | ((text: string) => GameSearchAnswer | Promise<GameSearchAnswer>),
  path = '/m/search',
) {
  const platform = fakeGames({ types, hot: [aGame({ nodeId: 'hot', gameName: 'Hot Pot' })], member: true });
  const responder: Answer = ({ content }: { content: unknown }) =>
    typeof answer === 'function' ? answer((content as { text: string }).text) : answer;
  platform.answer(gameSearch, responder as never);
  renderRemote(<SearchPage />, { path, pages: ['/m/gameList', '/m/login'] });
  return { ...platform, asked: () => platform.sent(gameSearch).map(({ content }) => content) };
}

const field = () => screen.getByRole('searchbox', { name: 'Search games and providers' });
const games = async () => within(await screen.findByRole('list', { name: 'Games' }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('search', () => {
  it('begins in the field, with hot games and each provider once', async () => {
    show(nothing);
    expect(field()).toHaveFocus();
    expect(await screen.findByText('Hot Pot')).toBeVisible();
    const moonreef = await screen.findByRole('link', { name: 'MOONREEF' });
    expect(moonreef).toHaveAttribute('href', '/m/gameList?gameType=RNG&vassalage=MOONREEF');
  });

  it('asks once the typing pauses, for the last text alone, and keeps it in the address', async () => {
    const { asked } = show(found);
    await userEvent.type(field(), ' copper  ko');
    await screen.findByRole('list', { name: 'Games' });
    expect(asked()).toEqual([{ text: 'copper ko', language: 'EN' }]);
    expect(address()).toBe('/m/search?q=copper+ko');
  });

  it('asks at once on Enter, and not at all for one letter', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    const { asked } = show(found);
    await user.type(field(), 'k{Enter}');
    act(() => jest.advanceTimersByTime(SEARCH_DELAY_MS));
    expect(asked()).toEqual([]);
    await user.type(field(), 'oi{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(asked()).toEqual([{ text: 'koi', language: 'EN' }]);
  });

  it('waits while a keyboard composes letters', async () => {
    jest.useFakeTimers();
    const { asked } = show(found);
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'ปลา' } });
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS * 2));
    expect(asked()).toEqual([]);
    fireEvent.compositionEnd(field());
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    expect(asked()).toEqual([{ text: 'ปลา', language: 'EN' }]);
  });

  it('marks what it found as text, with the name of the other language, and the marks of games', async () => {
    show(found, '/m/search?q=koi');
    const list = await games();
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Moon', 'Koi', 'กลางน้ำ']);
    expect(list.getByRole('button', { name: 'Copper Koi New Moonreef · Slots' })).toBeVisible();
    expect(
      list.getByRole('button', { name: /^Temple of Tides Only here เจดีย์ ?กลางน้ำ Moonreef · Slots$/ }),
    ).toBeVisible();
  });

  it('shows a name with markup as text', async () => {
    const gameName = '<img src=x> Koi';
    show(
      { ...nothing, games: [{ game: aGame({ gameName }), marks: [{ start: 12, end: 15 }] }] },
      '/m/search?q=koi',
    );
    expect(await screen.findByRole('button', { name: /^<img src=x> Koi/ })).toBeVisible();
    expect(document.querySelector('mark')).toHaveTextContent('Koi');
  });

  it('passes over ranges that do not fit the name', async () => {
    const marks = [
      { start: 0, end: 6 },
      { start: 3, end: 8 },
      { start: 7, end: 99 },
    ];
    show({ ...nothing, games: [{ game: koi, marks }] }, '/m/search?q=koi');
    expect(await screen.findByRole('button', { name: /^Copper Koi/ })).toBeVisible();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Copper']);
  });

  it('leads to the lists of categories and providers', async () => {
    show(found, '/m/search?q=moon');
    const places = within(await screen.findByRole('list', { name: 'Categories and providers' }));
    expect(places.getByRole('link', { name: /^Slots/ })).toHaveAttribute('href', '/m/gameList?gameType=RNG');
    expect(places.getByRole('link', { name: /Provider · Fishing$/ })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=FISH&vassalage=MOONREEF',
    );
  });

  it('opens a game, and keeps its search for the next time', async () => {
    const platform = show(found, '/m/search?q=koi');
    platform.refuse(launchGame, 'vendor.unavailable');
    await userEvent.click((await games()).getByRole('button', { name: /^Copper Koi/ }));
    await waitFor(() => expect(platform.sent(launchGame)).toHaveLength(1));
    await userEvent.clear(field());
    expect(await screen.findByRole('button', { name: 'koi' })).toBeVisible();
  });

  it('tells of a game before it is opened, by its control or a long press', async () => {
    const platform = show(found, '/m/search?q=koi');
    platform.answer(gameFacts, { game: koi, minBet: '1.00', maxBet: '1000.00', rtp: 96, volatility: 'LOW' });
    const about = (await games()).getByRole('button', { name: 'About Copper Koi' });
    about.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = () => screen.findByRole('dialog', { name: 'Copper Koi' }, { timeout: 5_000 });
    expect(await within(await sheet()).findByText('96.00 %')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(about).toHaveFocus();
    expect(field()).toHaveValue('koi');

    const row = (await games()).getByRole('button', { name: /^Copper Koi/ });
    await userEvent.pointer({ keys: '[TouchA>]', target: row });
    const again = within(await sheet());
    await userEvent.pointer({ keys: '[/TouchA]', target: row });
    expect(platform.sent(launchGame)).toHaveLength(0);
    platform.refuse(launchGame, 'vendor.unavailable');
    await userEvent.click(again.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(platform.sent(launchGame)).toHaveLength(1));
    expect(readRecentSearches()).toEqual(['koi']);
  });

  it('searches again for what was searched for, and forgets it when told to', async () => {
    keepSearch('koi');
    const { asked } = show(found);
    await userEvent.click(screen.getByRole('button', { name: 'koi' }));
    expect(field()).toHaveValue('koi');
    await games();
    expect(asked()).toEqual([{ text: 'koi', language: 'EN' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: 'koi' })).not.toBeInTheDocument();
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('goes through the results by arrow keys, and back to the field by Escape', async () => {
    show(found, '/m/search?q=koi');
    await games();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /^Slots/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: /^Copper Koi/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    await waitFor(() => expect(address()).toBe('/m/search'));
  });

  it('tells how much it found', async () => {
    show(found, '/m/search?q=koi');
    await games();
    expect(screen.getByText('2 games, 2 lists')).toHaveAttribute('role', 'status');
  });

  it('says that nothing has this name, and what comes closest', async () => {
    show({ ...nothing, games: [{ game: koi, marks: [] }], nearest: true }, '/m/search?q=kobe');
    expect(await screen.findByRole('heading', { name: 'Nothing is called “kobe”' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Closest names' })).getByText('Copper Koi')).toBeVisible();
  });

  it('never says of a search on its way what was true of the one before', async () => {
    let answerKoi: (answer: GameSearchAnswer) => void = () => {};
    show(
      (text) => (text === 'koi' ? new Promise((resolve) => (answerKoi = resolve)) : nothing),
      '/m/search?q=kobe',
    );
    expect(await screen.findByRole('heading', { name: 'Nothing is called “kobe”' })).toBeVisible();
    const headings: (string | null)[] = [];
    const watch = new MutationObserver(() =>
      headings.push(...screen.queryAllByRole('heading').map(({ textContent }) => textContent)),
    );
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    fireEvent.change(field(), { target: { value: 'koi' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(address()).toBe('/m/search?q=koi'));
    await act(async () => answerKoi(found));
    await games();
    watch.disconnect();
    expect(headings).not.toContain('Nothing is called “koi”');
  });

  it('goes on with hot games where nothing comes close', async () => {
    show(nothing, '/m/search?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'Nothing is called “zzzz”' })).toBeVisible();
    expect(await screen.findByText('Hot Pot')).toBeVisible();
  });

  it('says that there are more', async () => {
    show({ ...found, more: true }, '/m/search?q=koi');
    expect(await screen.findByText(/^These are the 2 best/)).toBeVisible();
  });

  it('says that it failed, and tries again', async () => {
    const platform = show(found, '/m/search?q=koi');
    platform.refuse(gameSearch, 'not.found');
    await userEvent.clear(field());
    await userEvent.type(field(), 'dragon');
    expect(await screen.findByText('The search did not work')).toBeVisible();
    platform.answer(gameSearch, found);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await games()).getByText(/Copper/)).toBeVisible();
  });

  it('never shows the answer of an outdated search', async () => {
    const answers = new Map<string, (answer: GameSearchAnswer) => void>();
    const platform = show((text) => new Promise((resolve) => answers.set(text, resolve)));
    await userEvent.type(field(), 'ko{Enter}');
    await waitFor(() => expect(answers.has('ko')).toBe(true));
    await userEvent.type(field(), 'i{Enter}');
    await waitFor(() => expect(platform.asked()).toHaveLength(2));
    await act(async () => answers.get('koi')?.(found));
    await act(async () => answers.get('ko')?.({ ...nothing, games: [] }));
    expect((await games()).getByText(/Copper/)).toBeVisible();
  });

  it.each(['%00', '%20%20', `${'x'.repeat(300)}`])('takes the address ?q=%s', async (q) => {
    const { asked } = show(nothing, `/m/search?q=${q}`);
    await screen.findByRole('searchbox');
    await waitFor(() => expect(asked().length).toBe(q.startsWith('x') ? 1 : 0));
    for (const { text } of asked() as { text: string }[]) expect(text.length).toBeLessThanOrEqual(100);
  });
});
