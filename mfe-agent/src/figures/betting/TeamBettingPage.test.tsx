import { refuse } from '@site/api/testing';
import { teamBets } from '@site/contracts/areas/team';
import { address } from '@site/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../renderRemote';
import { betsOf, bettingOf, fakeFigures, stopTheClock } from '../testing/fakeFigures';
import TeamBettingPage from './TeamBettingPage';

stopTheClock();

const PATH = '/m/teamBetting';
const show = (search = '') => renderRemote(<TeamBettingPage />, { path: PATH + search, leadsOn: false });
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('has a card for each person and category, and the sums of the platform @RP-051', async () => {
  const platform = await fakeFigures();
  show();
  const card = (await screen.findByRole('link', { name: /pim_22.*Slots · 3 below 1,284 bets$/ }))
    .parentElement;
  expect(texts(within(card as HTMLElement).getAllByRole('definition'))).toEqual([
    '64,200.00',
    '63,800.00',
    '58,140.50',
  ]);
  expect(screen.getAllByText('Fishing').length).toBeGreaterThan(1);
  const totals = screen.getByRole('group', { name: 'Totals' });
  expect(texts(within(totals).getAllByRole('term'))).toEqual(['2,841 bets', 'Valid', 'Wins']);
  expect(within(totals).getAllByRole('definition')[0]).toHaveTextContent('192,950.00');
  expect(platform.sent(teamBets)[0]?.headers).toMatchObject({ ModuleId: 'TEAMBETTING3' });
});

it('draws the stakes by category, and by day over a table', async () => {
  await fakeFigures();
  show();
  const bars = await screen.findByRole('list', { name: 'Stakes by category' });
  expect(texts(within(bars).getAllByRole('listitem'))).toEqual(['Slots86,400.00', 'Live61,250.00']);
  await userEvent.click(screen.getByRole('tab', { name: 'By day' }));
  expect(await screen.findByRole('img', { name: /^Stakes and wins by day/ })).toBeVisible();
});

it('narrows to a category, keeps the level, and takes it away again', async () => {
  const platform = await fakeFigures();
  show('?account=pim_22');
  await screen.findByRole('list', { name: 'Stakes by category' });
  await userEvent.click(screen.getByRole('button', { name: 'Live' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?account=pim_22&category=LIVE`));
  expect(platform.asked(teamBets)).toMatchObject({ account: 'pim_22', gameCategory: 'LIVE' });
  expect(screen.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'true');

  platform.answer(teamBets, bettingOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Bingo' }));
  expect(await screen.findByRole('heading', { name: 'No bets on these dates' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All categories' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?account=pim_22`));
  expect(platform.asked(teamBets)).not.toHaveProperty('gameCategory');
});

it('goes down to who has somebody below, and back', async () => {
  const platform = await fakeFigures();
  platform.answer(teamBets, ({ content }) =>
    (content as { account?: string }).account === 'pim_22'
      ? bettingOf([betsOf('pim_22', { own: true }), betsOf('boss2k')], { path: ['agent01', 'pim_22'] })
      : bettingOf([betsOf('pim_22', { members: 3 }), betsOf('kla.89')]),
  );
  show();
  await userEvent.click(await screen.findByRole('link', { name: /pim_22/ }));
  expect(await screen.findByText('boss2k')).toBeVisible();
  expect(screen.getByText(/Own figures/)).toBeVisible();
  const path = screen.getByRole('navigation', { name: 'Path' });
  expect(within(path).getByText('pim_22')).toHaveAttribute('aria-current', 'page');
  // Nobody is below either of them.
  expect(texts(screen.getAllByRole('link'))).toEqual(['My team']);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('kla.89')).toBeVisible();
});

it('finds an account by its name, and says who is not in the team', async () => {
  const platform = await fakeFigures();
  platform.answer(teamBets, ({ content }) =>
    (content as { account?: string }).account === 'nobody7'
      ? refuse('downline.unknown')
      : bettingOf([betsOf('arun77', { own: true })], { path: ['agent01', 'arun77'] }),
  );
  show();
  const field = await screen.findByRole('searchbox', { name: 'Account' });
  await userEvent.type(field, 'nobody7{Enter}');
  expect(await screen.findByRole('heading', { name: 'nobody7 is not in your team' })).toBeVisible();
  expect(screen.getByText('Check the spelling. Only your own downlines can be seen.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'arun77{Enter}');
  expect((await screen.findAllByText('arun77')).length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the account' }));
  await waitFor(() => expect(address()).toBe(PATH));
});

it('takes a name that is too long to be one for nobody’s', async () => {
  const platform = await fakeFigures();
  platform.refuse(teamBets, 'request.invalid');
  show(`?account=${'a'.repeat(65)}`);
  expect(await screen.findByRole('heading', { name: /^a{65} is not in your team$/ })).toBeVisible();
});

it('offers to try again when the bets did not load', async () => {
  const platform = await fakeFigures();
  platform.refuse(teamBets, 'feature.unavailable');
  show();
  expect(await screen.findByRole('heading', { name: 'The figures did not load' })).toBeVisible();
  platform.answer(teamBets, bettingOf([betsOf('kla.89')]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('kla.89')).toBeVisible();
});
