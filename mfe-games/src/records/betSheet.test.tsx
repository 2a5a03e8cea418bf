import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBet, fakeBets } from '../testing/fakeBets';
import { aWin, row, showRecord, stopTheClock } from '../testing/renderRecord';

stopTheClock();

it('shows all figures of a bet, gives its number to copy, and leads back to its game', async () => {
  const user = userEvent.setup();
  fakeBets([aWin]);
  showRecord();
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

it('shows the result that the platform says, and none that it does not say', async () => {
  const { net: _unsaid, ...older } = aBet({ id: 'older', gameName: 'Older' });
  fakeBets([aBet({ gameName: 'Newer', net: '7.77' }), older]);
  showRecord();
  await userEvent.click(await row(/Newer/));
  const newer = within(await screen.findByRole('dialog', { name: 'Newer' }));
  expect(newer.getByText('Result').nextSibling).toHaveTextContent('+฿7.77');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await row(/Older/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Older' }));
  expect(sheet.getByText('Win')).toBeVisible();
  expect(sheet.queryByText('Result')).not.toBeInTheDocument();
});

it('leads nowhere from a bet on a game that is gone', async () => {
  const { game: _gone, ...bet } = aBet();
  fakeBets([bet]);
  showRecord();
  await userEvent.click(await row(/Copper Koi/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Copper Koi' }));
  expect(sheet.queryByRole('button', { name: 'Play again' })).not.toBeInTheDocument();
});
