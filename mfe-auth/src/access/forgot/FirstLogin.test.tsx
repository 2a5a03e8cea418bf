import { captcha, login } from '@site/contracts/areas/account';
import { passwordByPhone } from '@site/contracts/areas/passwords';
import { getSession, signOut } from '@site/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, opened } from '../../testing/fakeLogin';
import { recallLogin, rememberLogin } from '../remembered/rememberedLogin';
import { at, fillPhone, NEW, NUMBER, open, press, setPassword } from './testing/fakeForgot';

jest.mock('../remembered/sealingKey');
jest.mock('../smsCode/solveBotCheck');

afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('the login after a new password by phone', () => {
  it('sends the three, then logs in with number and new password @AU-070 @AU-071', async () => {
    const platform = await open();
    await screen.findByRole('button', { name: 'Country code: +66' });
    fillPhone(' 081-234 5678 ');
    await setPassword();
    await at('/m/home');
    const [set] = platform.sent(passwordByPhone);
    expect(set?.headers.ModuleId).toBe('CHNGPASSVERIF3');
    expect(set?.content).toEqual({
      newPassword: NEW,
      mobileNum: NUMBER,
      verificationCode: '123456',
      countryDialingCode: '66',
    });
    const [sent] = platform.sent(login);
    expect(await opened(sent as NonNullable<typeof sent>)).toEqual({
      type: 'username',
      username: NUMBER,
      password: NEW,
    });
    expect(getSession()).toMatchObject({ userName: 'player01' });
  });

  it('asks for a captcha where the login wants one, and never for the password again @AU-071', async () => {
    const platform = await open();
    platform.refuse(login, 'captcha.required', { value: { captcha: true } });
    fillPhone();
    await setPassword();
    const digits = await screen.findByLabelText('Captcha');
    await waitFor(() => expect(digits).toHaveFocus());
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(platform.sent(captcha)).toHaveLength(1);

    platform.refuse(login, 'captcha.wrong', { value: { captcha: true } });
    await userEvent.type(digits, '1111');
    await press('Log in');
    await waitFor(() => expect(digits).toHaveAccessibleDescription(/captcha is not right/));
    expect(digits).toHaveValue('');
    expect(platform.sent(captcha)).toHaveLength(2);

    platform.answer(login, member);
    await userEvent.type(digits, '2222');
    await press('Log in');
    await at('/m/home');
    expect(platform.sent(passwordByPhone)).toHaveLength(1);
    const last = platform.sent(login).at(-1);
    expect(await opened(last as NonNullable<typeof last>)).toMatchObject({ captcha: '2222', password: NEW });
  });

  it('leads to the login page where it wants a second step', async () => {
    const platform = await open();
    platform.refuse(login, 'login.second.step');
    fillPhone();
    await setPassword();
    await at('/m/login');
    expect(await screen.findByText('Your new password is set. Log in with it.')).toBeVisible();
  });

  it('can be logged in with again after the network failed', async () => {
    const platform = await open();
    platform.answer(login, () => Promise.reject(new Error('network')));
    fillPhone();
    await setPassword();
    expect(await screen.findByText(/One more step/)).toBeVisible();
    platform.answer(login, member);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy'),
    );
    await press('Log in');
    await at('/m/home');
  });

  it.each([['player01'], [NUMBER]])('renews the password remembered for %s', async (username) => {
    await rememberLogin({ type: 'username', username, password: 'Outdated1' });
    await open();
    fillPhone();
    await setPassword();
    await at('/m/home');
    expect(await recallLogin('username')).toEqual({ type: 'username', username, password: NEW });
  });
});
