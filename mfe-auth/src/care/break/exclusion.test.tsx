import { excludeSelf } from '@site/contracts/areas/care';
import { Navigate, useLocation } from '@site/router';
import { getSession, signOut, useSession } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginPage from '../../access/login/LoginPage';
import { setPasskeySupport } from '../../access/passkeys/testing/fakeBrowser';
import { renderRemote } from '../../testing/renderRemote';
import CareBreakPage from './CareBreakPage';
import { aState, choose, fakeBreak, NOW, openBreak, press, stopAt } from './testing/fakeBreak';

stopAt(NOW);
afterEach(() => signOut());

const excluded = {
  state: 'EXCLUDED',
  until: '2027-11-21T08:00:00Z',
  canReturnFrom: '2027-11-21T08:00:00Z',
} as const;

const submit = () => screen.findByRole('button', { name: /^Close my account to play/ });
const password = () => screen.findByLabelText('Your password');

async function fillIn() {
  await choose(/^1 year/);
  await userEvent.type(await password(), 'Passw0rd1');
  await userEvent.click(screen.getByRole('checkbox', { name: /cannot be taken back/ }));
}

it('says all that it does, with the money that stays, and chooses nothing beforehand @PL-018', async () => {
  openBreak({}, 'exclusion');
  expect(await screen.findByText(/You are logged out everywhere/)).toBeVisible();
  expect(await screen.findByText(/Your money stays yours: ฿12,480\.50/)).toBeVisible();
  expect(screen.getByText(/Bets that still run are settled/)).toBeVisible();
  expect(screen.getByText(/No offers/)).toBeVisible();
  expect(screen.getByText(/It does not end by itself/)).toBeVisible();
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    '6 months until May 21, 2027',
    '1 year until Nov 21, 2027',
    '2 years until Nov 21, 2028',
    '5 years until Nov 21, 2031',
  ]);
  for (const radio of radios) expect(radio).not.toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('needs a length, the ticked box and the password; nothing else is asked @PL-018', async () => {
  const platform = openBreak({}, 'exclusion');
  const isReady = async () => (await submit()).getAttribute('aria-disabled') !== 'true';
  expect(await isReady()).toBe(false);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await isReady()).toBe(false);
  await choose(/^1 year/);
  expect(await isReady()).toBe(true);
  await userEvent.click(await submit());
  expect(await password()).toHaveAccessibleDescription('Please fill this in.');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await isReady()).toBe(false);
  await userEvent.type(await password(), 'Passw0rd1{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(platform.sent(excludeSelf)).toHaveLength(0);
});

it('offers nothing else but a shorter time-out @PL-018', async () => {
  openBreak({}, 'exclusion');
  await submit();
  const help = within(await screen.findByRole('region', { name: 'Someone to talk to' }));
  const others = screen.getAllByRole('link').filter((link) => !help.getAllByRole('link').includes(link));
  expect(others.map(({ textContent }) => textContent)).toEqual(['Take a shorter time-out']);
});

it('asks one last question, and a no changes nothing @PL-018', async () => {
  const platform = openBreak({}, 'exclusion');
  await fillIn();
  await press('Close my account to play for 1 year');
  const question = await screen.findByRole('alertdialog', { name: 'Close until Nov 21, 2027?' });
  expect(question).toHaveAccessibleDescription(/cannot be taken back.*฿12,480\.50/);
  await userEvent.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(platform.sent(excludeSelf)).toHaveLength(0);
  expect(await password()).toHaveValue('Passw0rd1');
});

/** As the host guards it: without a session the login page comes in its place. */
function SmallSite() {
  const { pathname } = useLocation();
  const signedIn = useSession((session) => session !== null);
  if (pathname === '/m/login') return <LoginPage />;
  return signedIn ? <CareBreakPage /> : <Navigate to="/m/login?return=%2Fm%2Fcare%2Fbreak" replace />;
}

it('ends the session, and says on the login page what holds and where the money is @PL-018 @PL-020', async () => {
  const platform = fakeBreak();
  platform.answer(excludeSelf, aState(excluded));
  renderRemote(<SmallSite />, { path: '/m/care/break?part=exclusion', leadsOn: false });
  await fillIn();
  await press('Close my account to play for 1 year');
  await press('Close it');
  expect(await screen.findByRole('heading', { name: 'Closed to play until Nov 21, 2027' })).toBeVisible();
  expect(screen.getByText(/log in here to withdraw/)).toBeVisible();
  expect(window.location.pathname).toBe('/m/login');
  expect(getSession()).toBeNull();
  expect(platform.sent(excludeSelf).map(({ content }) => content)).toEqual([
    { length: 'Y1', understood: true, password: 'Passw0rd1' },
  ]);
});

it('says under the field that the password is wrong, and keeps the rest', async () => {
  const platform = openBreak({}, 'exclusion');
  platform.refuse(excludeSelf, 'password.old.wrong', { fields: { password: ['password.old.wrong'] } });
  await fillIn();
  await press('Close my account to play for 1 year');
  await press('Close it');
  await waitFor(async () =>
    expect(await password()).toHaveAccessibleDescription(/current password is not right/),
  );
  expect(getSession()).not.toBeNull();
  expect(screen.getByRole('radio', { name: /^1 year/ })).toBeChecked();
});

it('asks who it is where there is no password: by a passkey too @PL-018', async () => {
  setPasskeySupport(true);
  const platform = openBreak({}, 'exclusion');
  platform.refuse(excludeSelf, 'auth.confirm.required');
  await choose(/^2 years/);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Confirm without a password');
  await press('Close it');
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(sheet.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(getSession()).not.toBeNull();
});

it('takes a login that is not old in the place of the password @PL-018', async () => {
  const platform = openBreak({}, 'exclusion');
  platform.answer(excludeSelf, aState(excluded));
  await choose(/^2 years/);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Confirm without a password');
  await press('Close it');
  await waitFor(() => expect(getSession()).toBeNull());
  expect(platform.sent(excludeSelf).map(({ content }) => content)).toEqual([
    { length: 'Y2', understood: true },
  ]);
});

it('can be made longer while it runs, and offers no time-out then', async () => {
  openBreak(excluded, 'exclusion');
  expect(await screen.findByRole('group', { name: 'Make it longer' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '2 years until Nov 21, 2028',
    '5 years until Nov 21, 2031',
  ]);
  expect(screen.queryByRole('link', { name: /time-out/ })).not.toBeInTheDocument();
});

it('offers none that would not be longer', async () => {
  openBreak({ ...excluded, until: '2031-11-21T07:59:00Z' }, 'exclusion');
  expect(await screen.findByText('There is no longer time than the one that runs.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
