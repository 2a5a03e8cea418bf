import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, renderRemote } from '../renderRemote';
import BetRecordPage from './BetRecordPage';
import { aBet, fakeBets, someBets } from './fakeBets';

const NOW = Date.parse('2026-11-20T08:00:00Z');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

const show = (search = '') => renderRemote(<BetRecordPage />, { path: `/m/gameRecord${search}` });
const rows = () => screen.queryAllByRole('listitem');
const row = (name: string | RegExp) => screen.findByRole('button', { name });
const totals = async () => within(await screen.findByRole('region', { name: 'Totals' }));

const aWin = aBet({
  id: 'w',
  gameName: 'Ruby Orbit',
  win: '1250.50',
  status: 'WON',
  at: '2026-11-19T16:30:00Z',
});
const open = aBet({ id: 'o', gameName: 'Harbour Derby', valid: '0.00', status: 'PENDING' });

describe('the list', () => {
  it('groups bets by the merchant’s days, newest first @RP-050', async () => {
    fakeBets([open, aBet({ at: '2026-11-19T17:00:00Z' }), aWin]);
    show();
    expect(await row(/Harbour Derby/)).toBeInTheDocument();
    const days = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    // Half past eleven in the evening there, and midnight.
    expect(days).toEqual(['Today · Fri, November 20, 2026', 'Yesterday · Thu, November 19, 2026']);
    const [today, yesterday] = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem'));
    expect([today?.length, yesterday?.length]).toEqual([2, 1]);
  });

  it('says of each bet what, where, when, how much and what became of it', async () => {
    fakeBets([open, aWin]);
    show();
    expect(await row('Ruby Orbit 23:30 · Moonreef Won Win ฿ 1,250.50 Bet ฿ 50.00')).toBeInTheDocument();
    expect(await row('Harbour Derby 14:05 · Moonreef Pending Bet ฿ 50.00')).toBeInTheDocument();
  });

  it('loads further pages as the player gets there, and says when that is all', async () => {
    const { asked } = fakeBets(someBets(30));
    const observers = observeIntersections();
    show();
    await waitFor(() => expect(rows()).toHaveLength(25));
    observers.enter();
    await waitFor(() => expect(rows()).toHaveLength(30));
    expect(asked().map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 25],
      [2, 25],
    ]);
    expect(screen.getByText('That is all of these days')).toBeInTheDocument();
  });

  it('keeps what it has when a further page fails, and goes on when asked', async () => {
    const platform = fakeBets(someBets(30));
    platform.failFor(({ pageNo }) => (pageNo === 2 ? 'request.invalid' : undefined));
    const observers = observeIntersections();
    show();
    await waitFor(() => expect(rows()).toHaveLength(25));
    observers.enter();
    expect(await screen.findByText('The next ones did not load.')).toHaveAttribute('role', 'alert');
    platform.failFor(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(30));
  });
});

describe('sums', () => {
  it('show what play has brought by sign and word, not by colour alone', async () => {
    fakeBets([aWin, aBet(), open]);
    show();
    const card = await totals();
    expect(card.getByText('3 bets')).toBeInTheDocument();
    const result = card.getByRole('img', { name: 'Ahead' }).parentElement;
    await waitFor(() => expect(result).toHaveTextContent('+฿1,150.50'));
    const figures = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['฿150.00', '฿100.00', '฿1,250.50']);
  });

  it('say so when play has cost money', async () => {
    fakeBets([aBet()]);
    show();
    const card = await totals();
    const result = card.getByRole('img', { name: 'Behind' }).parentElement;
    await waitFor(() => expect(result).toHaveTextContent('−฿50.00'));
    expect(card.getByText('1 bet')).toBeInTheDocument();
  });
});

describe('days', () => {
  it('are a week at first, and any of the presets at a press', async () => {
    const { asked } = fakeBets([aBet()]);
    show();
    await row(/Copper Koi/);
    expect(asked().at(-1)).toMatchObject({ startDate: '2026-11-14', endDate: '2026-11-20' });
    for (const [name, startDate, endDate, search] of [
      ['Today', '2026-11-20', '2026-11-20', '?range=today'],
      ['Yesterday', '2026-11-19', '2026-11-19', '?range=yesterday'],
      ['30 days', '2026-10-22', '2026-11-20', '?range=30days'],
      ['7 days', '2026-11-14', '2026-11-20', ''],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(asked().at(-1)).toMatchObject({ startDate, endDate }));
      expect(address()).toBe(`/m/gameRecord${search}`);
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
  });

  it('can be any, and what cannot be is told at its field', async () => {
    const { asked } = fakeBets([aBet()]);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose days' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose days' }));
    const [from, to] = [sheet.getByLabelText('From'), sheet.getByLabelText('To')];
    const choose = async (field: HTMLElement, day: string) => {
      await userEvent.clear(field);
      if (day) await userEvent.type(field, day);
    };
    for (const [first, last, fault] of [
      ['2026-11-10', '2026-11-09', 'This is before the first day. Choose a later one.'],
      ['2026-08-20', '2026-11-20', 'That is more than 92 days. Choose a shorter time.'],
      ['2026-11-10', '2026-11-21', 'This day is still to come. Choose today or earlier.'],
    ] as const) {
      await choose(from, first);
      await choose(to, last);
      expect(to).toHaveAccessibleDescription(fault);
      await userEvent.click(sheet.getByRole('button', { name: 'Show these days' }));
    }
    await choose(to, '');
    await userEvent.click(sheet.getByRole('button', { name: 'Show these days' }));
    expect(to).toHaveAccessibleDescription('Enter a day.');
    expect(address()).toBe('/m/gameRecord');

    await choose(from, '2026-11-01');
    await choose(to, '2026-11-12');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 12 days' }));
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-12' }),
    );
    expect(address()).toBe('/m/gameRecord?from=2026-11-01&to=2026-11-12');
    expect(await screen.findByRole('button', { name: /Nov 1\s–\s12/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

describe('filters', () => {
  const bets = [
    aBet({ id: 'a' }),
    aBet({ id: 'b', gameCategory: 'LIVE', gameName: 'Orchid Roulette', vendor: 'JADEWORKS' }),
  ];

  it('narrow by category and provider, counted before they are applied', async () => {
    fakeBets(bets);
    show();
    await row(/Copper Koi/);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter bets' }));
    const providers = () =>
      within(sheet.getByRole('group', { name: 'Provider' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(providers()).toEqual(['All', 'MOONREEF', 'TIDEWELL', 'JADEWORKS']);
    await userEvent.click(sheet.getByRole('button', { name: 'TIDEWELL' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Live' }));
    expect(providers()).toEqual(['All', 'JADEWORKS', 'MOONREEF']);
    expect(sheet.getByRole('button', { name: 'JADEWORKS' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 bet' }));
    expect(await row(/Orchid Roulette/)).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(address()).toBe('/m/gameRecord?category=LIVE');
  });

  it('come from the address and are taken away one by one', async () => {
    fakeBets(bets);
    show('?category=LIVE&vendor=JADEWORKS');
    await row(/Orchid Roulette/);
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Live' }));
    expect(address()).toBe('/m/gameRecord?vendor=JADEWORKS');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: JADEWORKS' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(address()).toBe('/m/gameRecord');
  });
});

describe('nothing to show', () => {
  it('offers a way to games when there are no bets', async () => {
    fakeBets([]);
    show();
    expect(await screen.findByRole('heading', { name: 'No bets in these days' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse games' })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=RNG',
    );
    expect(screen.queryByRole('region', { name: 'Totals' })).not.toBeInTheDocument();
  });

  it('offers to clear the filters when they leave no bet', async () => {
    fakeBets([aBet()]);
    show('?category=LIVE');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await row(/Copper Koi/)).toBeInTheDocument();
  });

  it('says why the bets did not load, and tries again', async () => {
    const platform = fakeBets([aBet()]);
    platform.failFor(() => 'feature.unavailable');
    show();
    expect(await screen.findByRole('heading', { name: 'Your bets did not load' })).toBeInTheDocument();
    platform.failFor(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/Copper Koi/)).toBeInTheDocument();
  });
});

describe('one bet', () => {
  it('shows all its figures, gives its number to copy, and leads back to its game', async () => {
    const user = userEvent.setup();
    fakeBets([aWin]);
    show();
    await user.click(await row(/Ruby Orbit/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ruby Orbit' }));
    expect(sheet.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Won',
      '฿50.00',
      '฿50.00',
      '฿1,250.50',
      '+฿1,200.50',
      'Nov 19, 2026, 23:30',
      'Moonreef',
      'Slots',
      'w',
    ]);
    await user.click(sheet.getByRole('button', { name: 'Copy the number' }));
    expect(await navigator.clipboard.readText()).toBe('w');
    expect(await screen.findByText('Number copied')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Play again' })).toBeInTheDocument();
  });

  it('of a game that is gone leads nowhere', async () => {
    const { game: _gone, ...bet } = aBet();
    fakeBets([bet]);
    show();
    await userEvent.click(await row(/Copper Koi/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Copper Koi' }));
    expect(sheet.queryByRole('button', { name: 'Play again' })).not.toBeInTheDocument();
  });
});

it('asks again when the player comes back from a game', async () => {
  const { asked } = fakeBets([aBet()]);
  show();
  await row(/Copper Koi/);
  const before = asked().length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
});

/** Stands in for the browser's observer, which jsdom has not. */
function observeIntersections() {
  const callbacks: IntersectionObserverCallback[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (callback) =>
      ({
        observe: () => callbacks.push(callback),
        disconnect: () => {},
      }) as unknown as IntersectionObserver,
  );
  return {
    enter: () => {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      act(() => {
        for (const callback of callbacks) callback([entry], {} as IntersectionObserver);
      });
    },
  };
}
