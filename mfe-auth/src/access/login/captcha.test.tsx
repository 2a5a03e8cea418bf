import { captcha, login } from '@site/contracts/areas/account';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, opened } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import LoginPage from './LoginPage';

afterEach(() => signOut());

const field = () => screen.findByLabelText('Captcha');
const picture = () => screen.findByRole('img', { name: 'Picture with digits' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

async function openAndFail() {
  const platform = await fakeLogin();
  platform.refuse(login, 'login.failed', { value: { captcha: true } });
  renderRemote(<LoginPage />);
  await userEvent.type(screen.getByLabelText('Username'), 'player01');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
  expect(screen.queryByLabelText('Captcha')).not.toBeInTheDocument();
  await submit();
  await field();
  return platform;
}

it('shows the captcha only after a failed login that asks for it @AU-006 @AU-016', async () => {
  const platform = await openAndFail();
  expect(await picture()).toHaveAttribute('src', 'data:image/png;base64,picture1');
  expect(platform.sent(captcha)).toHaveLength(1);
});

it('asks for no captcha after a failure that does not', async () => {
  const platform = await fakeLogin();
  platform.refuse(login, 'login.failed');
  renderRemote(<LoginPage />);
  await userEvent.type(screen.getByLabelText('Username'), 'player01');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  expect(screen.queryByLabelText('Captcha')).not.toBeInTheDocument();
  expect(platform.sent(captcha)).toHaveLength(0);
});

it('loads another picture on a tap @AU-007', async () => {
  await openAndFail();
  await picture();
  await userEvent.click(screen.getByRole('button', { name: 'Load another picture' }));
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', 'data:image/png;base64,picture2'));
});

it('sends the digits along @AU-010', async () => {
  const platform = await openAndFail();
  await userEvent.type(await field(), '482913');
  await submit();
  await waitFor(() => expect(platform.sent(login)).toHaveLength(2));
  const request = platform.sent(login)[1];
  expect(request && (await opened(request))).toEqual({
    type: 'username',
    username: 'player01',
    password: 'Passw0rd1',
    captcha: '482913',
  });
});

it('empties the field, with a new picture, after each failure @AU-016', async () => {
  const platform = await openAndFail();
  platform.refuse(login, 'captcha.wrong', { value: { captcha: true } });
  await userEvent.type(await field(), '111111');
  await submit();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/enter the new one/));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', 'data:image/png;base64,picture2'));
});

it('asks for digits before it makes a call, and takes no more than six @AU-018 @AU-025', async () => {
  const platform = await openAndFail();
  await userEvent.type(await field(), 'abc');
  await submit();
  expect(await field()).toHaveAccessibleDescription('Please enter the captcha.');
  expect(platform.sent(login)).toHaveLength(1);
  expect(await field()).toHaveAttribute('maxlength', '6');
});

it('says so when the picture cannot be fetched or read, and tries again on a tap @AU-026', async () => {
  const platform = await openAndFail();
  const message = 'The captcha image could not be loaded. Tap to try again.';
  fireEvent.error(await picture());
  expect(await screen.findByText(message)).toBeVisible();

  platform.refuse(captcha, 'captcha.unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Load another picture' }));
  await waitFor(() => expect(platform.sent(captcha)).toHaveLength(2));
  expect(await screen.findByText(message)).toBeVisible();

  platform.answer(captcha, { image: 'better' });
  await userEvent.click(screen.getByRole('button', { name: 'Load another picture' }));
  expect(await picture()).toHaveAttribute('src', 'data:image/png;base64,better');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});
