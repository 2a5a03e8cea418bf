import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBet, fakeBets } from '../testing/fakeBets';
import { row, showRecord, stopTheClock } from '../testing/renderRecord';

stopTheClock();

describe('nothing to show', () => {
  it('offers a way to games when there are no bets', async () => {
    fakeBets([]);
    showRecord();
    expect(await screen.findByRole('heading', { name: 'No bets in these days' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse games' })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=RNG',
    );
    expect(screen.queryByRole('region', { name: 'Totals' })).not.toBeInTheDocument();
  });

  it('offers to clear the filters when they leave no bet', async () => {
    fakeBets([aBet()]);
    showRecord('?category=LIVE');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await row(/Copper Koi/)).toBeInTheDocument();
  });

  it('says why the bets did not load, and tries again', async () => {
    const platform = fakeBets([aBet()]);
    platform.failFor(() => 'feature.unavailable');
    showRecord();
    expect(await screen.findByRole('heading', { name: 'Your bets did not load' })).toBeInTheDocument();
    platform.failFor(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/Copper Koi/)).toBeInTheDocument();
  });
});

it('asks again when the player comes back from a game', async () => {
  const { asked } = fakeBets([aBet()]);
  showRecord();
  await row(/Copper Koi/);
  const before = asked().length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
});
