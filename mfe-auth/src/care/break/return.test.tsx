import { askToReturn, declineLimits, playState, thinkAgain } from '@site/contracts/areas/care';
import { signOut } from '@site/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aState, NOW, openBreak, press, stopAt } from './testing/fakeBreak';

stopAt(NOW);
afterEach(() => signOut());

const due = { state: 'RETURN_DUE', canReturnFrom: '2026-11-20T08:00:00Z' } as const;
const wait = { state: 'RETURN_WAIT', until: '2026-11-22T08:00:00Z' } as const;

it('says from when a return is possible, and has no way back before @PL-022', async () => {
  openBreak(
    { state: 'EXCLUDED', until: '2027-05-21T08:00:00Z', canReturnFrom: '2027-05-21T08:00:00Z' },
    'return',
  );
  expect(await screen.findByRole('heading', { name: 'Closed to play until May 21, 2027' })).toBeVisible();
  expect(screen.getByText(/You can ask to play again from May 21, 2027, 15:00/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('stays closed after its end until the member asks, by the password @PL-022', async () => {
  const platform = openBreak(due, 'return');
  expect(await screen.findByText(/was over on Nov 20, 2026\. Your account stays closed/)).toBeVisible();
  expect(screen.getByText(/Play opens 24 hours later/)).toBeVisible();
  await press('Ask to play again');
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Please fill this in.');
  expect(platform.sent(askToReturn)).toHaveLength(0);
  platform.answer(askToReturn, aState(wait));
  await userEvent.type(screen.getByLabelText('Your password'), 'Passw0rd1{Enter}');
  expect(await screen.findByRole('heading', { name: 'You have asked to play again' })).toHaveFocus();
  expect(platform.sent(askToReturn).map(({ content }) => content)).toEqual([{ password: 'Passw0rd1' }]);
});

it('says until when the wait is, and is taken back by one press @PL-022', async () => {
  const platform = openBreak(wait, 'return');
  expect(await screen.findByText(/Play opens on Nov 22, 2026, 15:00 at the earliest/)).toBeVisible();
  platform.answer(thinkAgain, aState(due));
  await press('Think again: stay closed');
  expect(await screen.findByRole('heading', { name: 'Your account is closed to play' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('has limits chosen or declined first, neither more than the other @PL-022', async () => {
  const platform = openBreak(wait);
  expect(await screen.findByRole('link', { name: 'Choose limits' })).toHaveAttribute(
    'href',
    '/m/care/limits',
  );
  platform.answer(declineLimits, { askAgainAt: '2027-11-21T08:00:00Z' });
  await press('No limits');
  expect(await screen.findByText(/Noted: you want no limits/)).toBeVisible();
});

it('opens play when the wait is over and limits are declined', async () => {
  const platform = openBreak({ ...wait, until: NOW });
  expect(await screen.findByText(/Play opens as soon as you have chosen limits/)).toBeVisible();
  platform.answer(declineLimits, { askAgainAt: '2027-11-21T08:00:00Z' });
  platform.answer(playState, aState());
  await press('No limits');
  expect(await screen.findByRole('group', { name: 'How long' })).toBeVisible();
});
