import { ApiError } from '@site/api';
import { login } from '@site/contracts/areas/account';
import { passwordByPhone } from '@site/contracts/areas/passwords';
import { registerByMobile } from '@site/contracts/areas/registration';
import { smsCode } from '@site/contracts/areas/verification';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, opened } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import { SetPasswordForm } from '../forgot/SetPasswordForm';
import LoginPage from '../login/LoginPage';
import RegisterPage from '../register/RegisterPage';
import { askingFor, fakeRegistration, OPTIONAL, REQUIRED } from '../register/testing/fakeRegistration';
import { recallLogin } from '../remembered/rememberedLogin';
import { openPhoneAuth, type PhoneAuth } from './phoneAuth';
import { giveProject, switchOn } from './testing/fakeFirebase';

jest.mock('./phoneAuth');
jest.mock('../remembered/sealingKey');

const NUMBER = '0812345678';
const DIALLED = '+66812345678';
const TOKEN = 'header.identity.signature';

const phone: jest.Mocked<PhoneAuth> = { send: jest.fn(), prove: jest.fn() };
const wrongCode = () => new ApiError({ code: 'verification.code.wrong' });

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  jest.mocked(openPhoneAuth).mockReturnValue(phone);
  phone.send.mockResolvedValue();
  phone.prove.mockResolvedValue(TOKEN);
});
afterEach(() => signOut());

const put = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialingCode = () => screen.findByRole('button', { name: 'Country code: +66' });

async function openLogin(project = {}) {
  const platform = await fakeLogin();
  giveProject(project);
  switchOn(platform, ['MOBILESMSLOGIN3']);
  renderRemote(<LoginPage />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Mobile code' }));
  await dialingCode();
  put('Mobile number', NUMBER);
  return platform;
}

describe('a code by Firebase', () => {
  it('takes the place of the platform’s, and of its check box @AU-038', async () => {
    const platform = await openLogin();
    expect(screen.queryByRole('checkbox', { name: 'I am not a robot' })).not.toBeInTheDocument();
    await press('Send code');
    expect(await screen.findByText('The code is on its way.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Again in (59|60) s$/ })).toBeVisible();
    expect(phone.send.mock.calls).toEqual([[DIALLED, 'en']]);
    expect(platform.sent(smsCode)).toHaveLength(0);
  });

  it('is the platform’s where the project is for social accounts alone', async () => {
    await openLogin({ phone: false });
    expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible();
    expect(openPhoneAuth).not.toHaveBeenCalled();
  });

  it('is not loaded before it is asked for', async () => {
    await openLogin();
    expect(openPhoneAuth).not.toHaveBeenCalled();
  });

  it('that cannot be sent ends the loading, says nothing, and can be asked for again @AU-036', async () => {
    phone.send.mockRejectedValue(new Error('reCAPTCHA does not answer'));
    await openLogin();
    await press('Send code');
    await waitFor(() => expect(screen.queryByText('Sending the code')).not.toBeInTheDocument());
    expect(phone.send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByText('The code is on its way.')).not.toBeInTheDocument();
    await press('Send code');
    expect(phone.send).toHaveBeenCalledTimes(2);
  });
});

describe('a login by it', () => {
  it('sends the identity token for the number, sealed @AU-012', async () => {
    const platform = await openLogin();
    put('SMS code', '123456');
    await press('Log in');
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    expect(phone.prove).toHaveBeenCalledWith(DIALLED, '123456');
    const [sent] = platform.sent(login);
    expect(sent && (await opened(sent))).toEqual({
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: TOKEN,
      firebaseMobileNo: NUMBER,
      countryDialingCode: '66',
    });
  });

  it('is remembered by its number, as any login by a code', async () => {
    await openLogin();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    put('SMS code', '123456');
    await press('Log in');
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    expect(await recallLogin('sms')).toEqual({ type: 'sms', mobileNum: NUMBER, countryDialingCode: '66' });
  });

  it('with a wrong code says so under the code, and sends nothing', async () => {
    phone.prove.mockRejectedValue(wrongCode());
    const platform = await openLogin();
    put('SMS code', '123456');
    await press('Log in');
    await waitFor(() => expect(screen.getByLabelText('SMS code')).toBeInvalid());
    expect(platform.sent(login)).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  });

  it('that the platform does not believe stops, and empties the code', async () => {
    const platform = await openLogin();
    platform.refuse(login, 'firebase.token.invalid');
    put('SMS code', '123456');
    await press('Log in');
    await waitFor(() => expect(screen.getByLabelText('SMS code')).toBeInvalid());
    expect(screen.getByLabelText('SMS code')).toHaveValue('');
    expect(screen.getByLabelText('Mobile number')).toHaveValue(NUMBER);
  });
});

describe('a registration by it', () => {
  async function openRegistration() {
    const platform = await fakeRegistration({
      ways: { username: false, mobileNum: true },
      asks: askingFor({ verificationCode: REQUIRED, affiliateCode: OPTIONAL }),
    });
    giveProject();
    renderRemote(<RegisterPage />, { path: '/m/register', pages: ['/m/register'] });
    await dialingCode();
    put('Mobile number', NUMBER);
    put('SMS code', '123456');
    return platform;
  }

  it('checks the code first, and adds channel and token @AU-055 @AU-062', async () => {
    const platform = await openRegistration();
    await press('Create account');
    await waitFor(() => expect(platform.sent(registerByMobile)).toHaveLength(1));
    const [sent] = platform.sent(registerByMobile);
    expect(sent && (await opened(sent))).toMatchObject({
      mobileNum: NUMBER,
      countryDialingCode: '66',
      verificationCode: '123456',
      firebaseChannel: 'sms',
      firebaseIdToken: TOKEN,
    });
  });

  it('is stopped by a wrong code @AU-056', async () => {
    phone.prove.mockRejectedValue(wrongCode());
    const platform = await openRegistration();
    await press('Create account');
    await waitFor(() => expect(screen.getByLabelText('SMS code')).toBeInvalid());
    expect(screen.getByLabelText('SMS code')).toHaveFocus();
    expect(platform.sent(registerByMobile)).toHaveLength(0);
  });
});

it('sets a forgotten password with the token beside the code @AU-070', async () => {
  const platform = await fakeLogin();
  platform.answer(passwordByPhone, {});
  giveProject();
  const onSet = jest.fn();
  renderRemote(<SetPasswordForm onSet={onSet} />);
  await dialingCode();
  put('Mobile number', NUMBER);
  put('SMS code', '123456');
  put('New password', 'Grape-4711');
  await press('Set new password');
  await waitFor(() => expect(onSet).toHaveBeenCalled());
  expect(platform.sent(passwordByPhone)[0]?.content).toEqual({
    mobileNum: NUMBER,
    countryDialingCode: '66',
    verificationCode: '123456',
    newPassword: 'Grape-4711',
    firebaseIdToken: TOKEN,
  });
});
