import { limits } from '@site/contracts/areas/care';
import { screen, within } from '@testing-library/react';
import { aLimit, PLAYING_AT } from '../../testing/fakeCare';
import { openPlay, pass, presses } from '../../testing/openPlay';
import { address } from '../../testing/renderRemote';

afterEach(() => jest.useRealTimers());

const day = aLimit({ id: 'day', period: 'DAY', value: '9000.00', used: '815.00', rest: '8185.00' });

async function refused(rest: string) {
  const play = await openPlay({
    prepare: ({ answer }) =>
      answer(limits, { at: PLAYING_AT, list: [day, aLimit({ used: '4000.00', rest })] }),
  });
  play.say('game.cycle.started');
  play.say('game.refused', { code: 'limit.loss.reached' });
  await pass();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  play.say('game.cycle.ended');
  await pass();
}

it('says that nothing is left, and offers no way on @PL-006', async () => {
  await refused('0.00');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Your weekly loss limit is reached' }));
  expect(dialog.getByText(/^Bets open again from Nov 23, 2026, 00:00/)).toBeVisible();
  expect(dialog.getByText('Lost this week').parentElement).toHaveTextContent('฿4,000.00');
  expect(dialog.getByRole('link', { name: 'See your activity' })).toHaveAttribute(
    'href',
    '/m/care/statement',
  );
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave']);
  await presses().click(dialog.getByRole('button', { name: 'Leave' }));
  await pass();
  expect(address()).toBe('/m/home');
});

it('says how much is left, and lets the player choose a lower bet @PL-006', async () => {
  await refused('5.00');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Your weekly loss limit leaves ฿5.00' }));
  expect(dialog.getByText(/^This bet was not placed/)).toBeVisible();
  await presses().click(dialog.getByRole('button', { name: 'Back to the game' }));
  await pass();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByTitle('Copper Koi')).toBeInTheDocument();
});
