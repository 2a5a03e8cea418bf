import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBet, fakeBets, someBets } from '../testing/fakeBets';
import {
  anOpenBet,
  aWin,
  observeIntersections,
  row,
  rows,
  showRecord,
  stopTheClock,
  totals,
} from '../testing/renderRecord';

stopTheClock();

describe('the list', () => {
  it('groups bets by the merchant’s days, newest first @RP-050', async () => {
    fakeBets([anOpenBet, aBet({ at: '2026-11-19T17:00:00Z' }), aWin]);
    showRecord();
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
    fakeBets([anOpenBet, aWin]);
    showRecord();
    expect(await row('Ruby Orbit 23:30 · Moonreef Won Win ฿ 1,250.50 Bet ฿ 50.00')).toBeInTheDocument();
    expect(await row('Harbour Derby 14:05 · Moonreef Pending Bet ฿ 50.00')).toBeInTheDocument();
  });

  it('loads further pages as the player gets there, and says when that is all', async () => {
    const { asked } = fakeBets(someBets(30));
    const observers = observeIntersections();
    showRecord();
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
    showRecord();
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
    fakeBets([aWin, aBet(), anOpenBet]);
    showRecord();
    const card = await totals();
    expect(card.getByText('3 bets')).toBeInTheDocument();
    const result = card.getByRole('img', { name: 'Ahead' }).parentElement;
    await waitFor(() => expect(result).toHaveTextContent('+฿1,150.50'));
    const figures = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['฿150.00', '฿100.00', '฿1,250.50']);
  });

  it('are the platform’s: the result is not counted from the others', async () => {
    fakeBets([aBet({ net: '7.77' })]);
    showRecord();
    const result = (await totals()).getByRole('img', { name: 'Ahead' }).parentElement;
    await waitFor(() => expect(result).toHaveTextContent('+฿7.77'));
  });

  it('say so when play has cost money', async () => {
    fakeBets([aBet()]);
    showRecord();
    const card = await totals();
    const result = card.getByRole('img', { name: 'Behind' }).parentElement;
    await waitFor(() => expect(result).toHaveTextContent('−฿50.00'));
    expect(card.getByText('1 bet')).toBeInTheDocument();
  });
});
