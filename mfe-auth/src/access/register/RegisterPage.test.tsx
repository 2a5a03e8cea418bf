import { captcha } from '@site/contracts/areas/account';
import { registerSettings } from '@site/contracts/areas/registration';
import { signOut } from '@site/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../testing/renderRemote';
import RegisterPage from './RegisterPage';
import {
  allFields,
  askingFor,
  everything,
  fakeRegistration,
  OPTIONAL,
  openRegistration,
  REQUIRED,
  submitButton,
} from './testing/fakeRegistration';

afterEach(() => signOut());

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const both = { username: true, mobileNum: true };

it('shows the fields that are switched on and no others @AU-041', async () => {
  await openRegistration({ asks: askingFor({ email: REQUIRED, line: OPTIONAL }) });
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  expect(labels.slice(0, -1)).toEqual([
    'Username',
    'Password',
    'Confirm password',
    'LINE ID (optional)',
    'E-mail',
  ]);
});

it('knows every field of the specification @AU-042 @AU-043 @AU-044 @AU-045', async () => {
  await openRegistration({ asks: everything });
  await userEvent.type(screen.getByLabelText(/Mobile number/), '0812345678');
  for (const field of allFields) expect(document.querySelector(`input[name="${field}"]`)).toBeVisible();
  expect(screen.getByLabelText('Captcha')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Country code: +66' })).toBeVisible();
  expect(allFields).toHaveLength(19);
});

it('gives each field its keyboard and what a password manager looks for', async () => {
  await openRegistration({ asks: everything });
  const input = (name: string) => document.querySelector(`input[name="${name}"]`);
  expect(input('username')).toHaveAttribute('autocomplete', 'username');
  for (const name of ['password', 'confirmPassword'])
    expect(input(name)).toHaveAttribute('autocomplete', 'new-password');
  expect(input('email')).toHaveAttribute('inputmode', 'email');
  expect(input('mobileNum')).toHaveAttribute('inputmode', 'tel');
  // The merchant's rule takes digits alone.
  for (const name of ['paymentPassword', 'qqNum'])
    expect(input(name)).toHaveAttribute('inputmode', 'numeric');
  expect(input('nickname')).not.toHaveAttribute('inputmode');
});

it('fetches a captcha as it opens, and another by a tap @AU-027', async () => {
  const platform = await openRegistration({ asks: askingFor({ captcha: { enabled: true } }) });
  await waitFor(() => expect(platform.sent(captcha)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Load another picture' }));
  await waitFor(() => expect(platform.sent(captcha)).toHaveLength(2));
});

it('fetches no captcha that nobody asks for', async () => {
  const platform = await openRegistration();
  expect(platform.sent(captcha)).toHaveLength(0);
});

describe('ways to register', () => {
  it('are tabs when there are two, and keep what was typed @AU-039', async () => {
    await openRegistration({ ways: both, whitelabel: { MOBILENUMPASSREG3: true } });
    await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(field('Mobile number')).toBeVisible();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd1');
  });

  it.each([
    [{ username: false, mobileNum: true }, 'Mobile number'],
    [{ username: true, mobileNum: false }, 'Username'],
  ])('are one form when there is one: %j @AU-039 @AU-040 @SH-008', async (ways, label) => {
    await openRegistration({ ways });
    expect(field(label)).toBeVisible();
    expect(screen.queryByRole('tab', { name: label })).not.toBeInTheDocument();
  });

  it('begin with the user name when both are on @AU-040', async () => {
    await openRegistration({ ways: both });
    expect(screen.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
  });

  it('say so when there is none', async () => {
    await fakeRegistration({ ways: { username: false, mobileNum: false } });
    renderRemote(<RegisterPage />, { path: '/m/register' });
    expect(await screen.findByText('Registration is closed')).toBeVisible();
  });
});

it.each([
  [true, 1],
  [false, 0],
])('asks for a code where the merchant’s flag is %s @SH-008', async (REGMOBVERF3, shown) => {
  await openRegistration({
    asks: askingFor({ mobileNum: REQUIRED, verificationCode: REQUIRED }),
    whitelabel: { REGMOBVERF3 },
  });
  await userEvent.type(field('Mobile number'), '0812345678');
  expect(screen.queryAllByLabelText('SMS code')).toHaveLength(shown);
});

describe('terms', () => {
  const box = () => screen.findByRole('checkbox', { name: /18 or older/ });

  it('are ticked, and cleared they disable the button and the Enter key @AU-046', async () => {
    await openRegistration();
    expect(await box()).toBeChecked();
    await userEvent.click(await box());
    expect(await submitButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await submitButton());
    await userEvent.type(screen.getByLabelText('Username'), '{Enter}');
    expect(screen.queryByText('Please fill this in.')).not.toBeInTheDocument();
    await userEvent.click(await box());
    await userEvent.click(await submitButton());
    expect(await screen.findAllByText('Please fill this in.')).not.toHaveLength(0);
  });

  it('are clear where the merchant wants them ticked by hand, with the merchant’s age', async () => {
    await openRegistration({ settings: { termsTicked: false, minAge: 21 } });
    expect(await screen.findByRole('checkbox', { name: /21 or older/ })).not.toBeChecked();
  });

  it('lead to the help page where there is one, beside the form @AU-048', async () => {
    await openRegistration({}, { pages: ['/m/help'] });
    const link = screen.getByRole('link', { name: 'terms of use' });
    expect(link).toHaveAttribute('href', '/m/help#terms');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('are words alone where there is none', async () => {
    await openRegistration();
    expect(screen.queryByRole('link', { name: 'terms of use' })).not.toBeInTheDocument();
  });
});

it('leads to the login page by tab and by link, and keeps the page that asked @AU-001', async () => {
  await openRegistration({}, { search: '?return=%2Fm%2Fagent' });
  expect(screen.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/m/login?return=%2Fm%2Fagent',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
  expect(window.location.pathname + window.location.search).toBe('/m/login?return=%2Fm%2Fagent');
});

it('says that the form did not load, and loads it again', async () => {
  const platform = await fakeRegistration();
  platform.refuse(registerSettings, 'not.found');
  renderRemote(<RegisterPage />, { path: '/m/register' });
  expect(await screen.findByText('The form did not load')).toBeVisible();
  platform.answer(registerSettings, askingFor());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await submitButton()).toBeVisible();
});
