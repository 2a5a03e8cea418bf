import { captcha, login } from '@site/contracts/account';
import { passwordByEmail, passwordByPhone, passwordByTicket } from '@site/contracts/passwords';
import { consolidatedSettings, countries, systemStatus } from '@site/contracts/system';
import { smsCode } from '@site/contracts/verification';
import { getSession, signIn, signOut } from '@site/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member, opened, settings, status } from '../fakeLogin';
import { recallLogin, rememberLogin } from '../remembered/rememberedLogin';
import { renderRemote } from '../renderRemote';
import { solveBotCheck } from '../smsCode/solveBotCheck';
import ForgotPasswordPage from './ForgotPasswordPage';

jest.mock('../remembered/sealingKey');
jest.mock('../smsCode/solveBotCheck');

const PATH = '/m/forget';
const NUMBER = '0812345678';
const NEW = 'Grape-4711';
const TICKET = 'a'.repeat(43);

const rule = (pattern: string, minLength: number, maxLength: number, messageKey: string) => ({
  pattern,
  minLength,
  maxLength,
  messageKey,
});
const rules = {
  ...settings.rules,
  mobileNum: rule('^0[0-9]{8,9}$', 9, 10, 'mobile.format'),
  verificationCode: rule('^[0-9]{6}$', 6, 6, 'field.format'),
};

afterEach(() => {
  signOut();
  localStorage.clear();
});

interface Opening {
  byPhone?: boolean;
  hash?: string;
}

async function open({ byPhone = true, hash = '' }: Opening = {}) {
  jest.mocked(solveBotCheck).mockResolvedValue('proof');
  const platform = await fakeLogin();
  const whitelabel = { CHNGPASSVERIF3: byPhone };
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel } });
  platform.answer(consolidatedSettings, { ...settings, rules });
  platform.answer(countries, { list: [{ code: 'TH', name: 'Thailand', dialingCode: '66' }] });
  platform.answer(smsCode, () => ({ expirationTime: Date.now() + 60_000 }));
  platform.answer(passwordByEmail, {});
  platform.answer(passwordByPhone, {});
  platform.answer(passwordByTicket, {});
  renderRemote(<ForgotPasswordPage />, { path: PATH + hash });
  await screen.findByRole('button', { name: /^(Send link|Set new password)$/ });
  return platform;
}

const field = (name: string) => screen.getByLabelText(name);
const put = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

describe('the ways', () => {
  it('are phone, which comes first, and e-mail @AU-064', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true');
    expect(field('Mobile number')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'By e-mail' }));
    expect(field('E-mail')).toBeVisible();
    expect(field('Mobile number')).not.toBeVisible();
  });

  it('are e-mail alone where the merchant sends no codes @AU-064', async () => {
    await open({ byPhone: false });
    expect(field('E-mail')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument();
  });

  it('keep what was typed while the other is looked at', async () => {
    await open();
    put('Mobile number', NUMBER);
    await userEvent.click(screen.getByRole('tab', { name: 'By e-mail' }));
    await userEvent.click(screen.getByRole('tab', { name: 'By phone' }));
    expect(field('Mobile number')).toHaveValue(NUMBER);
  });

  it('are open to members who have forgotten their password', async () => {
    signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
    await open();
    expect(window.location.pathname).toBe(PATH);
  });
});

describe('by e-mail', () => {
  const openEmail = () => open({ byPhone: false });

  it('sends name and address as a form, trimmed, says so and goes back @AU-065 @AU-067', async () => {
    const platform = await openEmail();
    put('Username', ' player01 ');
    put('E-mail', ' player01@example.com ');
    await press('Send link');
    await at('/m/home');
    const [sent] = platform.sent(passwordByEmail);
    expect(sent?.headers['Content-Type']).toMatch('application/x-www-form-urlencoded');
    expect(sent?.content).toEqual({ username: 'player01', email: 'player01@example.com' });
    expect(screen.getByText(/a link is on its way/)).toBeVisible();
  });

  it.each([
    ['', '', 'Please fill this in.', 'Please fill this in.'],
    ['ab', 'nobody@', /account format/, /e-mail format/],
    ['player01', 'a@example.travel', '', /e-mail format/],
  ])('makes no call of “%s” and “%s” @AU-066', async (name, address, nameFault, addressFault) => {
    const platform = await openEmail();
    put('Username', name);
    put('E-mail', address);
    await press('Send link');
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(addressFault));
    expect(field('Username')).toHaveAccessibleDescription(nameFault);
    expect(platform.sent(passwordByEmail)).toHaveLength(0);
  });

  it('stays with what was typed when it is asked too often', async () => {
    const platform = await openEmail();
    platform.refuse(passwordByEmail, 'request.rate.limited');
    put('Username', 'player01');
    put('E-mail', 'player01@example.com');
    await press('Send link');
    expect(await screen.findByText(/Too many requests/)).toBeVisible();
    expect(field('E-mail')).toHaveValue('player01@example.com');
    expect(window.location.pathname).toBe(PATH);
  });
});

describe('by phone', () => {
  const fill = (number = NUMBER, code = '123456', password = NEW) => {
    put('Mobile number', number);
    put('SMS code', code);
    put('New password', password);
  };
  const submit = () => press('Set new password');

  it('asks for number with dialling code, code and new password @AU-068', async () => {
    const platform = await open();
    expect(await screen.findByRole('button', { name: 'Country code: +66' })).toBeVisible();
    expect(field('SMS code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('6 to 20 characters'));

    await userEvent.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
    await press('Send code');
    await waitFor(() => expect(field('Mobile number')).toBeInvalid());
    expect(platform.sent(smsCode)).toHaveLength(0);

    put('Mobile number', NUMBER);
    await press('Send code');
    expect(await screen.findByRole('button', { name: /^Again in (59|60|61) s$/ })).toBeVisible();
    const [sent] = platform.sent(smsCode);
    expect(sent?.headers.ModuleId).toBe('CHNGPASSVERIF3');
    expect(sent?.content).toEqual({ mobileNum: NUMBER, countryDialingCode: '66', altcha: 'proof' });
  });

  it.each([
    ['number', ['12', '123456', NEW], 'Mobile number'],
    ['code', [NUMBER, '12a', NEW], 'SMS code'],
    ['password', [NUMBER, '123456', 'abc'], 'New password'],
  ] as const)('is not sent while the %s is wrong @AU-069', async (_which, typed, label) => {
    const platform = await open();
    fill(...typed);
    await submit();
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(field(label)).toHaveFocus();
    expect(platform.sent(passwordByPhone)).toHaveLength(0);
  });

  it('sends the three, then logs in with number and new password @AU-070 @AU-071', async () => {
    const platform = await open();
    await screen.findByRole('button', { name: 'Country code: +66' });
    fill(' 081-234 5678 ');
    await submit();
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
    fill();
    await submit();
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
    fill();
    await submit();
    await at('/m/login');
    expect(await screen.findByText('Your new password is set. Log in with it.')).toBeVisible();
  });

  it('can be logged in with again after the network failed', async () => {
    const platform = await open();
    platform.answer(login, () => Promise.reject(new Error('network')));
    fill();
    await submit();
    expect(await screen.findByText(/One more step/)).toBeVisible();
    platform.answer(login, member);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy'),
    );
    await press('Log in');
    await at('/m/home');
  });

  it('clears the password alone when it is the old one @AU-072', async () => {
    const platform = await open();
    platform.refuse(passwordByPhone, 'modify.new.old.same');
    fill();
    await submit();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription(/cannot be the same/));
    expect(field('New password')).toHaveValue('');
    expect(field('New password')).toHaveFocus();
    expect(field('SMS code')).toHaveValue('123456');
  });

  it.each(['verification.code.wrong', 'password.common', 'user.unavailable'] as const)(
    'clears the code alone after %s @AU-072',
    async (code) => {
      const platform = await open();
      platform.refuse(passwordByPhone, code);
      fill();
      await submit();
      await waitFor(() => expect(field('SMS code')).toHaveValue(''));
      expect(field('New password')).toHaveValue(NEW);
      expect(field('Mobile number')).toHaveValue(NUMBER);
    },
  );

  it('keeps everything when nobody answers', async () => {
    const platform = await open();
    platform.answer(passwordByPhone, () => Promise.reject(new Error('network')));
    fill();
    await submit();
    expect(await screen.findByText(/Loading failed/)).toBeVisible();
    expect(field('SMS code')).toHaveValue('123456');
    expect(field('New password')).toHaveValue(NEW);
  });

  it('sends one change for two quick presses', async () => {
    const platform = await open();
    platform.answer(passwordByPhone, () => new Promise(() => {}));
    fill();
    const button = screen.getByRole('button', { name: 'Set new password' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(platform.sent(passwordByPhone)).toHaveLength(1));
  });

  it.each([['player01'], [NUMBER]])('renews the password remembered for %s', async (username) => {
    await rememberLogin({ type: 'username', username, password: 'Outdated1' });
    await open();
    fill();
    await submit();
    await at('/m/home');
    expect(await recallLogin('username')).toEqual({ type: 'username', username, password: NEW });
  });
});

describe('by the mailed link', () => {
  const openLink = () => open({ hash: `#ticket=${TICKET}` });
  const submit = () => press('Set new password');

  it('takes the ticket out of the address at once', async () => {
    await openLink();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(JSON.stringify(window.history.state)).not.toContain(TICKET);
    expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  });

  it('sets the password and leads to the login, nobody logged in', async () => {
    signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
    const platform = await openLink();
    put('New password', NEW);
    await submit();
    await at('/m/login');
    expect(platform.sent(passwordByTicket)[0]?.content).toEqual({ ticket: TICKET, newPassword: NEW });
    expect(await screen.findByText('Your new password is set. Log in with it.')).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it.each(['ticket.invalid', 'request.invalid'] as const)(
    'says after %s to ask anew, by e-mail',
    async (code) => {
      const platform = await openLink();
      platform.refuse(passwordByTicket, code);
      put('New password', NEW);
      await submit();
      expect(await screen.findByText(/This link has been used or is too old/)).toBeVisible();
      expect(field('E-mail')).toBeVisible();
      expect(window.location.pathname).toBe(PATH);
    },
  );

  it.each(['modify.new.old.same', 'password.common'] as const)('stays usable after %s', async (code) => {
    const platform = await openLink();
    platform.refuse(passwordByTicket, code);
    put('New password', NEW);
    await submit();
    await waitFor(() => expect(field('New password')).toBeInvalid());
    expect(field('New password')).toHaveValue(NEW);
    platform.answer(passwordByTicket, {});
    put('New password', 'Grape-4712');
    await submit();
    await at('/m/login');
  });

  it('checks the password by the merchant’s rule', async () => {
    const platform = await openLink();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('6 to 20 characters'));
    put('New password', 'abc');
    await submit();
    await waitFor(() => expect(field('New password')).toBeInvalid());
    expect(platform.sent(passwordByTicket)).toHaveLength(0);
  });

  it('takes a link that is opened while the page is there', async () => {
    await open();
    act(() => {
      window.location.hash = `#ticket=${TICKET}`;
    });
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe(''));
  });
});
