import { signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import { readSealingKey } from '../remembered/sealingKey';
import LoginPage from './LoginPage';

jest.mock('../remembered/sealingKey');

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});
afterEach(() => signOut());

const box = () => screen.findByRole('checkbox', { name: 'Remember me' });
const loggedIn = () => waitFor(() => expect(window.location.pathname).toBe('/m/home'));
const remembered = () => localStorage.getItem('rememberedLogin');

async function open(allowed = true) {
  await fakeLogin({ rememberPassword: allowed });
  return renderRemote(<LoginPage />);
}

async function logIn({ ticked }: { ticked: boolean }) {
  const page = await open();
  await userEvent.type(screen.getByLabelText('Username'), 'player01');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
  if (ticked) await userEvent.click(await box());
  else await box();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await loggedIn();
  page.unmount();
  signOut();
}

it('has the box, clear until somebody ticks it @AU-003', async () => {
  await open();
  expect(await box()).not.toBeChecked();
});

it('fills in the last login of a ticked box', async () => {
  await logIn({ ticked: true });
  await open();
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('player01'));
  expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd1');
  expect(await box()).toBeChecked();
});

it('leaves alone what somebody is typing already', async () => {
  await logIn({ ticked: true });
  await open();
  fireEvent.input(screen.getByLabelText('Username'), { target: { value: 'someone' } });
  await box();
  await waitFor(() => expect(readSealingKey).toHaveBeenCalled());
  expect(screen.getByLabelText('Username')).toHaveValue('someone');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('keeps the session for the next visit with the box ticked', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Username'), 'player01');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
  await userEvent.click(await box());
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(localStorage.getItem('autoLogin')).toBe('1'));
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('player01');
});

it('keeps nothing of a clear box, and drops what was kept before @AU-021', async () => {
  await logIn({ ticked: false });
  expect(remembered()).toBeNull();

  await logIn({ ticked: true });
  expect(remembered()).not.toBeNull();
  await open();
  await waitFor(async () => expect(await box()).toBeChecked());
  await userEvent.click(await box());
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await loggedIn();
  expect(remembered()).toBeNull();
});

it('offers nothing where the merchant remembers no passwords, and deletes what was kept', async () => {
  await logIn({ ticked: true });
  await open(false);
  await waitFor(() => expect(remembered()).toBeNull());
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveValue('');
});
