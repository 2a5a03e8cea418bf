import { changePassword } from '@site/contracts/areas/passwords';
import { signIn, signOut } from '@site/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recallLogin, rememberLogin } from '../../access/remembered/rememberedLogin';
import { heldPassword, holdPassword } from '../../access/signIn/heldPassword';
import { fakeLogin, member } from '../../testing/fakeLogin';
import { expectMarkedInThai } from '../../testing/languageChange';
import { renderRemote } from '../../testing/renderRemote';
import ChangePasswordPage from './ChangePasswordPage';

jest.mock('../../access/remembered/sealingKey');

const PATH = '/m/changePsw';
const OLD = 'Passw0rd1';
const NEW = 'N3wPassword';

afterEach(() => {
  signOut();
  localStorage.clear();
  jest.useRealTimers();
});

async function open({ type = 0, held = '' }: { type?: 0 | 4; held?: string } = {}) {
  const platform = await fakeLogin();
  platform.answer(changePassword, {});
  signIn({ ...member, type, merchantCode: 'aurora' }, { persist: false });
  if (held) holdPassword(held);
  renderRemote(<ChangePasswordPage />, { path: PATH });
  return platform;
}

const field = (name: string) => screen.getByLabelText(name);
const oldField = () => field('Old password');
const newField = () => field('New password');
const confirmField = () => field('Confirm new password');
const button = () => screen.getByRole('button', { name: 'Change password' });

async function fill({
  old = OLD,
  next = NEW,
  confirm,
}: {
  old?: string;
  next?: string;
  confirm?: string;
} = {}) {
  const user = userEvent.setup();
  for (const [element, text] of [
    [oldField(), old],
    [newField(), next],
    [confirmField(), confirm ?? next],
  ] as const) {
    await user.clear(element);
    if (text) await user.type(element, text);
  }
  await user.click(button());
  return user;
}

it('asks for the old password and twice for the new one @AU-073', async () => {
  await open();
  expect(oldField()).toHaveAttribute('autocomplete', 'current-password');
  expect(newField()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmField()).toHaveAttribute('autocomplete', 'new-password');
});

it('sends a guest home @AU-074', async () => {
  await fakeLogin();
  renderRemote(<ChangePasswordPage />, { path: PATH });
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
});

it('tells a trial user that there is no password to change', async () => {
  await open({ type: 4 });
  expect(screen.queryByLabelText('Old password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/m/login?return=%2Fm%2FchangePsw',
  );
});

it('sends old, new and confirmed password @AU-079', async () => {
  const platform = await open();
  await fill();
  await waitFor(() => expect(platform.sent(changePassword)).toHaveLength(1));
  expect(platform.sent(changePassword)[0]?.content).toEqual({
    oldPassword: OLD,
    newPassword: NEW,
    confirmNewPassword: NEW,
  });
});

it('requires the old password by the login rule when none is held @AU-075', async () => {
  const platform = await open();
  const user = await fill({ old: '' });
  await waitFor(() => expect(oldField()).toHaveAccessibleDescription('Please fill this in.'));
  expect(oldField()).toHaveFocus();
  await user.type(oldField(), 'abc');
  await waitFor(() => expect(oldField()).toHaveAccessibleDescription(/password format/));
  expect(platform.sent(changePassword)).toHaveLength(0);
});

it('takes the held password where the old one is left empty @AU-075', async () => {
  const platform = await open({ held: OLD });
  await fill({ old: '' });
  await waitFor(() => expect(platform.sent(changePassword)[0]?.content).toMatchObject({ oldPassword: OLD }));
});

it('checks the new password by the merchant’s rule @AU-076', async () => {
  const platform = await open();
  await fill({ next: 'abc' });
  await waitFor(() => expect(newField()).toHaveAccessibleDescription(/password format/));
  expect(platform.sent(changePassword)).toHaveLength(0);
});

it('checks again what is filled after a change of language, and nothing else @AU-028', async () => {
  await open();
  await waitFor(() => expect(newField()).toHaveAccessibleDescription('6 to 20 characters'));
  fireEvent.input(newField(), { target: { value: NEW } });
  fireEvent.input(confirmField(), { target: { value: 'abc' } });
  await expectMarkedInThai('confirmNewPassword');
});

it('asks for the confirmation, and compares it with the new password @AU-077', async () => {
  const platform = await open();
  const user = await fill({ confirm: '' });
  await waitFor(() => expect(confirmField()).toHaveAccessibleDescription('Enter password'));
  await user.type(confirmField(), `${NEW}x`);
  await waitFor(() => expect(confirmField()).toHaveAccessibleDescription(/do not match/));
  await user.type(newField(), 'x');
  await waitFor(() => expect(confirmField()).toBeValid());
  expect(platform.sent(changePassword)).toHaveLength(0);
});

it.each(['typed', 'held'])(
  'says in a dialog that new and %s old password are the same @AU-078',
  async (how) => {
    const platform = await open({ held: OLD });
    const user = await fill({ old: how === 'typed' ? OLD : '', next: OLD });
    const dialog = await screen.findByRole('alertdialog', { name: /cannot be the same/ });
    expect(platform.sent(changePassword)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Try another' }));
    await waitFor(() => expect(newField()).toHaveFocus());
  },
);

it('says that it works, then that it worked, and goes home a second later @AU-080', async () => {
  const platform = await open({ held: OLD });
  let accept = () => {};
  platform.answer(changePassword, () => new Promise((resolve) => (accept = () => resolve({}))));
  await fill();
  expect(await screen.findByText('Saving your new password')).toBeVisible();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  accept();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(heldPassword()).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.getByText('Password changed')).toBeInTheDocument();
  expect(window.location.pathname).toBe(PATH);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Password changed')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/m/home');
});

it.each([
  ['by its name', 'Player01', 'Outdated1', NEW],
  ['by the number that the password was for', '0812345678', OLD, NEW],
  ['of nobody else', 'player02', 'Outdated1', 'Outdated1'],
])('renews the remembered password %s @AU-080', async (_which, username, password, kept) => {
  await open();
  await rememberLogin({ type: 'username', username, password });
  await fill();
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(await recallLogin('username')).toEqual({ type: 'username', username, password: kept });
});

it('sends one change for two quick presses', async () => {
  const platform = await open();
  platform.answer(changePassword, () => new Promise(() => {}));
  await fill();
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(button());
  expect(platform.sent(changePassword)).toHaveLength(1);
});

it.each(['vendor.timeout', 'request.rate.limited', 'password.old.wrong'] as const)(
  'takes its notice away and keeps what was typed after %s @AU-081',
  async (code) => {
    const platform = await open();
    platform.refuse(changePassword, code);
    await fill();
    await waitFor(() => expect(platform.sent(changePassword)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Saving your new password')).not.toBeInTheDocument());
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(PATH);
    expect(oldField()).toHaveValue(OLD);
    expect(newField()).toHaveValue(NEW);
  },
);

it('marks the old password when the platform does not know it, and asks for it though one was held', async () => {
  const platform = await open({ held: 'Outdated1' });
  platform.refuse(changePassword, 'password.old.wrong');
  await fill({ old: '' });
  await waitFor(() => expect(oldField()).toHaveAccessibleDescription(/current password is not right/));
  expect(oldField()).toHaveFocus();
  expect(heldPassword()).toBeUndefined();
});

it('says in the dialog what the platform found to be the same', async () => {
  const platform = await open();
  platform.refuse(changePassword, 'modify.new.old.same');
  await fill();
  expect(await screen.findByRole('alertdialog', { name: /cannot be the same/ })).toBeVisible();
});
