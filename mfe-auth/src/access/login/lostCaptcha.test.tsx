import { login } from '@site/contracts/areas/account';
import { signOut } from '@site/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import LoginPage from './LoginPage';

jest.mock('../captcha/CaptchaField', () => {
  throw new Error('The file did not come');
});

afterEach(() => signOut());

it('lets the next try ask again for a captcha whose code did not come, and keeps what was typed', async () => {
  const platform = await fakeLogin();
  platform.refuse(login, 'captcha.required', { value: { captcha: true } });
  renderRemote(<LoginPage />);
  await userEvent.type(screen.getByLabelText('Username'), 'player01');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
  for (const tries of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(platform.sent(login)).toHaveLength(tries));
    await waitFor(() => expect(screen.getByText(/did not open/i)).toBeVisible());
  }
  expect(screen.getByLabelText('Username')).toHaveValue('player01');
});
