import { consolidatedSettings } from '@site/contracts/areas/system';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './FilterSheet'; // The page loads it when it is opened; here it is in memory before the clock of a test runs.
import { fakeGames, someGames } from '../../testing/fakeGames';
import { lastAsked, listTypes, showList } from '../../testing/renderList';
import { address } from '../../testing/renderRemote';

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
    const platform = fakeGames({ types: listTypes, games: someGames(30) });
    platform.answer(consolidatedSettings, settings);
    showList();
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

  it('says the highest minimum bet in units where the merchant wants it so @GA-076', async () => {
    const platform = fakeGames({ types: listTypes });
    platform.answer(consolidatedSettings, { ...settings, minBetText: 'unit' });
    showList();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const bets = within(await screen.findByRole('group', { name: 'Minimum bet' }));
    expect(await bets.findByRole('button', { name: '25 units+' })).toBeVisible();
    expect(bets.queryByRole('button', { name: '฿1+' })).not.toBeInTheDocument();
    expect(bets.getAllByRole('button')).toHaveLength(7);
    await userEvent.click(bets.getByRole('button', { name: '25 units+' }));
    await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/m/gameList?gameType=RNG&minBet=1.00');
  });

  it('has no minimum bet outside of slots @GA-032', async () => {
    fakeGames({ types: listTypes });
    showList('/m/gameList?gameType=LIVE');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(await sheet.findByRole('group', { name: 'Provider' })).toBeVisible();
    expect(sheet.queryByRole('group', { name: 'Minimum bet' })).not.toBeInTheDocument();
  });

  it.each([
    ['its lobby where the site has one', ['/m/lottery'], '/m/lottery'],
    ['its list where it has not', [], '/m/gameList?gameType=LOTT'],
  ])('leads to other categories but ELOTT, and for LOTT to %s @GA-033', async (_name, pages, lottery) => {
    fakeGames({ types: listTypes });
    showList('/m/gameList', { pages });
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
    fakeGames({ types: listTypes });
    showList();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'TIDEWELL' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('button', { name: 'TIDEWELL', pressed: false })).toBeVisible();
  });
});
