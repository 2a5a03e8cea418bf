import { refuse } from '@site/api/testing';
import {
  affiliateCheck,
  registerByMobile,
  registerByUsername,
  usernameCheck,
} from '@site/contracts/areas/registration';
import { getSession, signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { opened } from '../../testing/fakeLogin';
import { expectMarkedInThai } from '../../testing/languageChange';
import { expectToastFor } from '../../testing/toastTime';
import {
  askingFor,
  everything,
  OPTIONAL,
  openRegistration,
  REQUIRED,
  registered,
  submitButton,
} from './testing/fakeRegistration';

afterEach(() => {
  signOut();
  localStorage.clear();
});

const home = () => waitFor(() => expect(window.location.pathname).toBe('/m/home'));
const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}( \\(optional\\))?$`), { selector: 'input' });
const put = (name: string, text: string) => fireEvent.input(field(name), { target: { value: text } });
const submit = async () => userEvent.click(await submitButton());

function fill(confirmation = 'Passw0rd1') {
  put('Username', 'newbie01');
  put('Password', 'Passw0rd1');
  put('Confirm password', confirmation);
}

it('sends everything that is on and filled, sealed, and signs in @AU-059 @AU-060 @AU-063', async () => {
  const platform = await openRegistration({
    asks: askingFor({ email: REQUIRED, nickname: OPTIONAL, captcha: { enabled: true } }),
  });
  fill();
  put('E-mail', 'new@example.com ');
  put('Captcha', '1234');
  await submit();
  await home();
  const [sent] = platform.sent(registerByUsername);
  expect(sent?.headers).toMatchObject({ ModuleId: 'REGISTER_REE3', Encryption: 'k1' });
  expect(await opened(sent as NonNullable<typeof sent>)).toEqual({
    username: 'newbie01',
    password: 'Passw0rd1',
    confirmPassword: 'Passw0rd1',
    email: 'new@example.com',
    captcha: '1234',
    registerUrl: 'localhost',
    domain: 'localhost',
    registerMethod: 'H5',
    type: 0,
    termsAccepted: true,
  });
  expect(getSession()).toMatchObject({
    token: registered.token,
    userName: 'newbie01',
    merchantCode: 'aurora',
  });
});

it('registers a number under its own module, with its dialling code @AU-060 @AU-063', async () => {
  const platform = await openRegistration({ ways: { username: false, mobileNum: true } });
  await screen.findByRole('button', { name: 'Country code: +66' });
  put('Mobile number', '081-234 5678');
  await submit();
  await home();
  const [sent] = platform.sent(registerByMobile);
  expect(sent?.headers.ModuleId).toBe('MOBILENUMREG3');
  expect(await opened(sent as NonNullable<typeof sent>)).toMatchObject({
    mobileNum: '0812345678',
    countryDialingCode: '66',
  });
});

it('goes on to the page that asked', async () => {
  await openRegistration({}, { search: '?return=%2Fm%2Fagent' });
  fill();
  await submit();
  await waitFor(() => expect(window.location.pathname).toBe('/m/agent'));
});

it('ends on home as a guest when the answer has no token, and says so', async () => {
  const platform = await openRegistration();
  platform.answer(registerByUsername, { ...registered, token: undefined });
  fill();
  await submit();
  await home();
  expect(await screen.findByText('Your account is ready. Log in to play.')).toBeVisible();
  expect(getSession()).toBeNull();
});

it('says that the account is ready for 1.5 s @SH-023', async () => {
  const platform = await openRegistration();
  let answer = () => {};
  const guest = { ...registered, token: undefined };
  platform.answer(registerByUsername, () => new Promise((resolve) => (answer = () => resolve(guest))));
  fill();
  await submit();
  await waitFor(() => expect(platform.sent(registerByUsername)).toHaveLength(1));
  await expectToastFor(1_500, 'Your account is ready. Log in to play.', () => answer());
});

it('cannot be sent twice', async () => {
  const platform = await openRegistration();
  fill();
  const button = await submitButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await home();
  expect(platform.sent(registerByUsername)).toHaveLength(1);
});

it('keeps what was typed when the network fails, and sends it again', async () => {
  const platform = await openRegistration();
  platform.answer(registerByUsername, () => Promise.reject(new Error('network')));
  fill();
  await submit();
  expect(await screen.findByText(/Loading failed/)).toBeVisible();
  expect(field('Username')).toHaveValue('newbie01');
  expect(field('Password')).toHaveValue('Passw0rd1');
  platform.answer(registerByUsername, registered);
  await submit();
  await home();
});

it('keeps a number and its code when the network fails, and sends them again', async () => {
  const platform = await openRegistration({
    asks: askingFor({ verificationCode: REQUIRED }),
    ways: { username: false, mobileNum: true },
  });
  await screen.findByRole('button', { name: 'Country code: +66' });
  platform.answer(registerByMobile, () => Promise.reject(new Error('network')));
  put('Mobile number', '0812345678');
  put('SMS code', '123456');
  await submit();
  expect(await screen.findByText(/Loading failed/)).toBeVisible();
  expect(field('Mobile number')).toHaveValue('0812345678');
  expect(field('SMS code')).toHaveValue('123456');
  platform.answer(registerByMobile, registered);
  await submit();
  await home();
  expect(platform.sent(registerByMobile)).toHaveLength(2);
});

describe('validation', () => {
  it('focuses the first field that is wrong, in the order of the form @AU-053', async () => {
    await openRegistration({
      asks: askingFor({ email: REQUIRED }),
      ways: { username: true, mobileNum: true },
    });
    put('Username', 'newbie01');
    await submit();
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
    expect(field('Password')).toHaveFocus();
    // Rendered last, it stands first.
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    await submit();
    await waitFor(() => expect(field('Mobile number')).toHaveFocus());
  });

  it('checks again what is filled after a change of language, and nothing else @AU-028', async () => {
    await openRegistration({ asks: askingFor({ email: REQUIRED }) });
    put('E-mail', 'nobody');
    await expectMarkedInThai('email');
  });

  it('checks the confirmation again when the password changes @AU-051 @AU-052', async () => {
    await openRegistration();
    fill();
    put('Password', 'Passw0rd2');
    expect(await screen.findByText(/The two passwords do not match/)).toBeVisible();
    put('Password', 'Passw0rd1');
    await waitFor(() => expect(screen.queryByText(/The two passwords do not match/)).not.toBeInTheDocument());
  });

  it('says how many digits a number has at least, by the merchant’s rule @AU-030', async () => {
    await openRegistration({ ways: { username: false, mobileNum: true } });
    put('Mobile number', '0812');
    await submit();
    expect(await screen.findByText('Please enter a mobile number of at least 9 digits.')).toBeVisible();
  });

  it('shows all that the platform found, joined by commas @AU-050', async () => {
    const platform = await openRegistration();
    const fields = { password: ['password.format', 'password.common'] };
    platform.refuse(registerByUsername, 'password.format', { fields });
    fill();
    await submit();
    expect(
      await screen.findByText(/password format is not right\. Please check it\., This password is on lists/),
    ).toBeVisible();
    expect(field('Password')).toHaveFocus();
  });
});

describe('the user name', () => {
  it('is looked up once typing stops, and said to be free @AU-088', async () => {
    const platform = await openRegistration();
    await userEvent.type(field('Username'), 'newbie01');
    expect(await screen.findByText('This username is free.')).toBeVisible();
    expect(platform.sent(usernameCheck).map(({ content }) => content)).toEqual([{ username: 'newbie01' }]);
  });

  it('is not looked up before it meets the merchant’s rule', async () => {
    const platform = await openRegistration();
    await userEvent.type(field('Username'), 'new');
    await userEvent.click(screen.getByLabelText('Password'));
    await submit();
    expect(await screen.findByText(/account format is not right/)).toBeVisible();
    expect(platform.sent(usernameCheck)).toHaveLength(0);
  });

  it('that somebody has is refused before it is sent @AU-088', async () => {
    const platform = await openRegistration();
    platform.answer(usernameCheck, { available: false });
    fill();
    expect(await screen.findByText(/already taken/)).toBeVisible();
    await submit();
    expect(field('Username')).toHaveFocus();
    expect(platform.sent(registerByUsername)).toHaveLength(0);
  });

  it('keeps nobody out when the look-up fails', async () => {
    const platform = await openRegistration();
    platform.refuse(usernameCheck, 'request.rate.limited');
    fill();
    await submit();
    await home();
  });
});

describe('the invitation code', () => {
  const asks = askingFor({ affiliateCode: OPTIONAL });

  it('is checked for this domain before registering, once @AU-057', async () => {
    const platform = await openRegistration({ asks });
    platform.answer(affiliateCheck, {});
    platform.answer(registerByUsername, () => refuse('username.exists'));
    fill();
    put('Invitation code', 'FRIEND1');
    await submit();
    expect(await screen.findByText(/already taken/)).toBeVisible();
    platform.answer(registerByUsername, registered);
    await submit();
    await home();
    expect(platform.sent(affiliateCheck).map(({ content }) => content)).toEqual([
      { code: 'FRIEND1', domain: 'localhost' },
    ]);
  });

  it('that does not hold stops the registration, and gets the focus @AU-058', async () => {
    const platform = await openRegistration({ asks });
    platform.refuse(affiliateCheck, 'affiliate.code.invalid');
    fill();
    put('Invitation code', 'NOBODY');
    await submit();
    expect(await screen.findByText(/invitation code is not valid/)).toBeVisible();
    expect(field('Invitation code')).toHaveFocus();
    expect(platform.sent(registerByUsername)).toHaveLength(0);
  });

  it('is not checked when there is none @AU-057', async () => {
    const platform = await openRegistration({ asks: { ...everything, captcha: { enabled: false } } });
    fill();
    await submit();
    await home();
    expect(platform.sent(affiliateCheck)).toHaveLength(0);
  });
});

it('empties a captcha that was used up and loads another; the rest stays', async () => {
  const platform = await openRegistration({ asks: askingFor({ captcha: { enabled: true } }) });
  platform.refuse(registerByUsername, 'captcha.wrong');
  fill();
  put('Captcha', '1111');
  await submit();
  expect(await screen.findByText(/captcha is not right/)).toBeVisible();
  expect(field('Captcha')).toHaveValue('');
  expect(field('Captcha')).toHaveFocus();
  expect(field('Username')).toHaveValue('newbie01');
});
