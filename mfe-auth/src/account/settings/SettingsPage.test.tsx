import { logout } from '@site/contracts/areas/account';
import { getSession, signIn, signOut } from '@site/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import { expectGoneSoon, expectToastFor } from '../../testing/toastTime';
import SettingsPage from './SettingsPage';

afterEach(() => signOut());

async function open({ signedIn = true, type = member.type as 0 | 4, pages = [] as string[] } = {}) {
  const platform = await fakeLogin();
  platform.answer(logout, {});
  if (signedIn) signIn({ ...member, type, merchantCode: 'aurora' }, { persist: false });
  renderRemote(<SettingsPage />, { path: '/m/set', pages });
  return platform;
}

const entry = () => screen.getByRole('link', { name: 'Change password' });
const answerQuestion = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await userEvent.click(within(question).getByRole('button', { name }));
};

it('leads a member to the new password @AU-082', async () => {
  await open();
  await userEvent.click(entry());
  expect(window.location.pathname).toBe('/m/changePsw');
});

it('leads a guest to the login, and from there to the new password @AU-074 @AU-082', async () => {
  await open({ signedIn: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(entry());
  expect(window.location.pathname + window.location.search).toBe('/m/login?return=%2Fm%2FchangePsw');
});

describe('entries beyond the specification', () => {
  const pages = ['/m/set/passkeys', '/m/set/sessions', '/m/care/limits'];
  const entries = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('lead a member to passkeys and devices, after the one that is specified @AU-082', async () => {
    await open({ pages });
    expect(entries()).toEqual([
      'Change password',
      'Passkeys',
      'Logged-in devices',
      'Play limits',
      'Reality check',
    ]);
    expect(screen.getByRole('link', { name: 'Reality check' })).toHaveAttribute(
      'href',
      '/m/care/limits?part=REALITY',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Logged-in devices' }));
    expect(window.location.pathname).toBe('/m/set/sessions');
  });

  it.each([
    ['a guest', { signedIn: false, pages }],
    ['a trial user', { type: 4 as const, pages }],
    ['a site without these pages', {}],
  ])('are not there for %s', async (_who, options) => {
    await open(options);
    expect(entries()).toEqual(['Change password']);
  });
});

it('signs out and puts home in its place @AU-083', async () => {
  const platform = await open();
  const steps = window.history.length;
  await answerQuestion('Log out');
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  expect(window.history).toHaveLength(steps);
  expect(platform.sent(logout)).toHaveLength(1);
  expect(getSession()).toBeNull();
});

it('stays, signed in, when the question is answered no', async () => {
  const platform = await open();
  await answerQuestion('Cancel');
  expect(platform.sent(logout)).toHaveLength(0);
  expect(getSession()).not.toBeNull();
  expect(window.location.pathname).toBe('/m/set');
});

it('takes its notice away after 9999 ms, however slow the platform is @HS-057 @AU-089', async () => {
  const platform = await open();
  platform.answer(logout, () => new Promise(() => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  const confirm = within(question).getByRole('button', { name: 'Log out' });
  await expectToastFor(9_999, 'Logging out', () => fireEvent.click(confirm));
});

it('says that it is logging out, and ends the session though nobody answers @HS-057 @AU-089', async () => {
  const platform = await open();
  let hangUp = () => {};
  platform.answer(logout, () => new Promise((_resolve, reject) => (hangUp = () => reject(new Error()))));
  await answerQuestion('Log out');
  expect(await screen.findByText('Logging out')).toBeVisible();
  hangUp();
  await waitFor(() => expect(getSession()).toBeNull());
  await expectGoneSoon('Logging out');
  expect(window.location.pathname).toBe('/m/home');
});
