import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBet, fakeBets } from '../testing/fakeBets';
import { row, rows, showRecord, stopTheClock } from '../testing/renderRecord';
import { address } from '../testing/renderRemote';

stopTheClock();

describe('filters', () => {
  const bets = [
    aBet({ id: 'a' }),
    aBet({ id: 'b', gameCategory: 'LIVE', gameName: 'Orchid Roulette', vendor: 'JADEWORKS' }),
  ];

  it('narrow by category and provider, counted before they are applied', async () => {
    fakeBets(bets);
    showRecord();
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
    showRecord('?category=LIVE&vendor=JADEWORKS');
    await row(/Orchid Roulette/);
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Live' }));
    expect(address()).toBe('/m/gameRecord?vendor=JADEWORKS');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: JADEWORKS' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(address()).toBe('/m/gameRecord');
  });
});
