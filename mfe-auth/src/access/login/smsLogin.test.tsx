import { captcha, login } from '@site/contracts/areas/account';
import { type Settings, systemStatus } from '@site/contracts/areas/system';
import { smsCode } from '@site/contracts/areas/verification';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, opened, status } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import { rememberLogin } from '../remembered/rememberedLogin';
import LoginPage from './LoginPage';

jest.mock('../remembered/sealingKey');
jest.mock('../smsCode/solveBotCheck', () => ({ solveBotCheck: async () => 'proof' }));

beforeEach(() => localStorage.clear());
afterEach(() => signOut());

const NUMBER = '0812345678';
const WAIT_MS = 60_000;

const method = (name: 'Username' | 'Mobile code') => screen.getByRole('tab', { name });
// The panel has the tab's name too.
const username = () => screen.getByLabelText('Username', { selector: 'input' });
const number = () => screen.getByLabelText('Mobile number');
const code = () => screen.getByLabelText('SMS code');
const box = () => screen.findByRole('checkbox', { name: 'Remember me' });
const type = (field: HTMLElement, text: string) => fireEvent.input(field, { target: { value: text } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
const loggedIn = () => waitFor(() => expect(window.location.pathname).toBe('/m/home'));

async function openSite(settings: Partial<Settings> = {}) {
  const platform = await fakeLogin(settings);
  const whitelabel = { ...status.info.whitelabel, MOBILESMSLOGIN3: true };
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel } });
  platform.answer(smsCode, () => ({ expirationTime: Date.now() + WAIT_MS }));
  return { platform, ...renderRemote(<LoginPage />) };
}

async function openBySms() {
  const { platform } = await openSite();
  await userEvent.click(await screen.findByRole('tab', { name: 'Mobile code' }));
  await screen.findByRole('button', { name: 'Country code: +66' });
  await box();
  return platform;
}

async function sendCode() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
}

it('is offered beside the user name only with the merchant’s flag @AU-002', async () => {
  await fakeLogin();
  const page = renderRemote(<LoginPage />);
  await box();
  expect(screen.queryByRole('tab', { name: 'Mobile code' })).not.toBeInTheDocument();
  page.unmount();

  await openSite();
  expect(await screen.findByRole('tab', { name: 'Mobile code' })).toHaveAttribute('aria-selected', 'false');
  expect(method('Username')).toHaveAttribute('aria-selected', 'true');
});

it('has dialling code, number, code, and a button that sends and counts @AU-009 @AU-033', async () => {
  const platform = await openBySms();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(code()).toBeVisible();
  type(number(), NUMBER);
  await sendCode();
  expect(await screen.findByRole('button', { name: /^Again in (59|60) s$/ })).toBeVisible();
  const [sent] = platform.sent(smsCode);
  expect(sent?.headers.ModuleId).toBe('MOBILESMSLOGIN3');
  expect(sent?.content).toEqual({ mobileNum: NUMBER, countryDialingCode: '66', altcha: 'proof' });
});

it('sends number, code and dialling code, sealed @AU-011 @AU-013', async () => {
  const platform = await openBySms();
  await userEvent.click(screen.getByRole('button', { name: 'Country code: +66' }));
  await userEvent.click(await screen.findByRole('button', { name: /Indonesia/ }));
  type(number(), '081 234 5678');
  type(code(), '123456');
  await submit();
  await loggedIn();
  const [request] = platform.sent(login);
  expect(request?.headers.Encryption).toBe('k1');
  expect(request && (await opened(request))).toEqual({
    type: 'sms',
    mobileNum: NUMBER,
    messageCode: '123456',
    countryDialingCode: '62',
  });
});

it('sends no code to a number that is none, and says how long one is @AU-029 @AU-030', async () => {
  const platform = await openBySms();
  type(number(), '0812');
  await sendCode();
  expect(await screen.findByText('Please enter a mobile number of at least 9 digits.')).toBeVisible();
  expect(number()).toHaveFocus();
  expect(platform.sent(smsCode)).toHaveLength(0);
});

it('makes no call while number or code is wrong @AU-017 @AU-018', async () => {
  const platform = await openBySms();
  type(number(), '0812');
  type(code(), '123');
  await submit();
  await waitFor(() => expect(number()).toBeInvalid());
  expect(code()).toBeInvalid();
  expect(number()).toHaveFocus();
  expect(platform.sent(login)).toHaveLength(0);
});

it('says under the code that it is wrong, and keeps what was typed', async () => {
  const platform = await openBySms();
  platform.refuse(login, 'verification.code.wrong');
  type(number(), NUMBER);
  type(code(), '000000');
  await submit();
  await waitFor(() => expect(code()).toBeInvalid());
  expect(code()).toHaveFocus();
  expect(number()).toHaveValue(NUMBER);
});

it('says so when the countries did not load, and loads them again', async () => {
  const { platform } = await openSite();
  const { countries } = await import('@site/contracts/areas/system');
  platform.refuse(countries, 'not.found');
  await userEvent.click(await screen.findByRole('tab', { name: 'Mobile code' }));
  const again = await screen.findByRole('button', { name: 'Load the country codes again' });
  type(number(), NUMBER);
  type(code(), '123456');
  await submit();
  expect(await screen.findByText('Loading failed. Tap to try again.')).toBeVisible();
  expect(platform.sent(login)).toHaveLength(0);
  platform.answer(countries, { list: [{ code: 'TH', name: 'Thailand', dialingCode: '66' }] });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Country code: +66' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText('Loading failed. Tap to try again.')).not.toBeInTheDocument(),
  );
});

it('keeps what was typed for the other way, and its countdown', async () => {
  await openBySms();
  type(number(), NUMBER);
  await sendCode();
  await screen.findByRole('button', { name: /^Again in/ });
  await userEvent.click(method('Username'));
  expect(screen.queryByRole('textbox', { name: 'Mobile number' })).not.toBeInTheDocument();
  type(username(), 'player01');
  type(screen.getByLabelText('Password'), 'Passw0rd1');
  await userEvent.click(method('Mobile code'));
  expect(number()).toHaveValue(NUMBER);
  expect(screen.getByRole('button', { name: /^Again in/ })).toBeVisible();
  await userEvent.click(method('Username'));
  expect(username()).toHaveValue('player01');
  expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd1');
});

it('asks for a captcha too once the platform wants one, another for each way @AU-023', async () => {
  const platform = await openBySms();
  platform.refuse(login, 'login.failed', { value: { captcha: true } });
  type(number(), NUMBER);
  type(code(), '123456');
  await submit();
  const field = await screen.findByLabelText('Captcha');
  await userEvent.type(field, '1234');
  await userEvent.click(method('Username'));
  await waitFor(() => expect(platform.sent(captcha)).toHaveLength(2));
  expect(screen.getByLabelText('Captcha')).toHaveValue('');
  await userEvent.click(method('Mobile code'));
  await waitFor(() => expect(platform.sent(captcha)).toHaveLength(3));
  await userEvent.type(screen.getByLabelText('Captcha'), '5678');
  await submit();
  await waitFor(() => expect(platform.sent(login)).toHaveLength(2));
  const second = platform.sent(login)[1];
  expect(second && (await opened(second))).toMatchObject({ type: 'sms', captcha: '5678' });
});

it('is filled in by phones, and takes no more than 20 signs of a number @AU-037', async () => {
  await openBySms();
  expect(number()).toHaveAttribute('type', 'tel');
  expect(number()).toHaveAttribute('autocomplete', 'tel-national');
  expect(number()).toHaveAttribute('maxlength', '20');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
});

describe('remember me', () => {
  const player01 = { type: 'username', username: 'player01', password: 'Passw0rd1' } as const;
  const mobile = { type: 'sms', mobileNum: NUMBER, countryDialingCode: '62' } as const;

  async function openRemembering() {
    await rememberLogin(player01);
    await rememberLogin(mobile);
    await openSite();
    await waitFor(async () => expect(await box()).toBeChecked());
    await waitFor(() => expect(number()).toHaveValue(NUMBER));
  }

  async function logIn() {
    type(code(), '123456');
    await submit();
    await loggedIn();
  }

  it('keeps number and dialling code of a ticked box, and no code @AU-020', async () => {
    await openBySms();
    await userEvent.click(await box());
    type(number(), NUMBER);
    await logIn();
    expect(JSON.parse(localStorage.getItem('rememberedLogin') ?? '')).toEqual([
      { ...mobile, countryDialingCode: '66' },
    ]);
  });

  it('opens with the last way, and brings back what each way had @AU-020 @AU-022', async () => {
    await openRemembering();
    expect(method('Mobile code')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Country code: +62' })).toBeVisible();
    expect(code()).toHaveValue('');
    await userEvent.click(method('Username'));
    await waitFor(() => expect(username()).toHaveValue('player01'));
    expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd1');
  });

  it('keeps nothing of either way once the box is cleared @AU-021', async () => {
    await openRemembering();
    await userEvent.click(await box());
    await logIn();
    expect(localStorage.getItem('rememberedLogin')).toBeNull();
  });
});
