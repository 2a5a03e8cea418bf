import { refuse } from '@site/api/testing';
import { login } from '@site/contracts/areas/account';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member, opened } from '../../testing/fakeLogin';
import { expectMarkedInThai } from '../../testing/languageChange';
import { renderRemote } from '../../testing/renderRemote';
import LoginPage from './LoginPage';

afterEach(() => {
  signOut();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

const PATH = '/m/login';
const loggedIn = () => waitFor(() => expect(window.location.pathname).toBe('/m/home'));
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function open(platform: Awaited<ReturnType<typeof fakeLogin>>, path = PATH) {
  renderRemote(<LoginPage />, { path });
  // The merchant's rules are in when the box is.
  await screen.findByRole('checkbox', { name: 'Remember me' });
  return platform;
}

async function fill(username = 'player01', password = 'Passw0rd1') {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Username'));
  if (username) await user.type(screen.getByLabelText('Username'), username);
  await user.clear(screen.getByLabelText('Password'));
  if (password) await user.type(screen.getByLabelText('Password'), password);
  return user;
}

it('checks again what is filled after a change of language, and nothing else @AU-028', async () => {
  await open(await fakeLogin());
  await fill('ab', '');
  await expectMarkedInThai('username');
});

it('sends username and password, sealed for the platform @AU-010 @AU-013', async () => {
  const platform = await open(await fakeLogin());
  const user = await fill();
  await user.click(submit());
  await loggedIn();
  const [request] = platform.sent(login);
  expect(request?.headers).toMatchObject({ Encryption: 'k1', 'Content-Type': 'application/json' });
  expect(request && (await opened(request))).toEqual({
    type: 'username',
    username: 'player01',
    password: 'Passw0rd1',
  });
});

it('keeps exactly the five fields of the session, for this tab alone @AU-015', async () => {
  await open(await fakeLogin());
  const user = await fill();
  await user.click(submit());
  await loggedIn();
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
    ...member,
    merchantCode: 'aurora',
  });
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

describe('the sign-in before this one', () => {
  const at = '2026-11-20T01:15:00Z';

  it.each([
    [{ app: 'Chrome', system: 'Android' }, / · Chrome on Android\. Not you\?/],
    [{ system: 'iPhone' }, / · iPhone\. Not you\?/],
    [{}, /Last sign-in: Nov 20, 2026, 08:15\. Not you\?/],
  ])('is told, in the merchant’s time zone, and not kept: %j', async (device, words) => {
    const platform = await open(await fakeLogin());
    platform.answer(login, { ...member, lastLogin: { at, device } });
    const user = await fill();
    await user.click(submit());
    await loggedIn();
    expect(await screen.findByText(/Last sign-in: Nov 20, 2026, 08:15/)).toHaveTextContent(words);
    expect(sessionStorage.getItem('MC_SESSION_INFO')).not.toContain('lastLogin');
  });

  it('is not told of where there was none', async () => {
    await open(await fakeLogin());
    const user = await fill();
    await user.click(submit());
    await loggedIn();
    expect(screen.queryByText(/Last sign-in/)).not.toBeInTheDocument();
  });
});

it('comes back to the page that asked, query and hash kept', async () => {
  await open(await fakeLogin(), `${PATH}?return=${encodeURIComponent('/m/gameList?gameType=LIVE#top')}`);
  const user = await fill();
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/m/gameList'));
  expect(window.location.search + window.location.hash).toBe('?gameType=LIVE#top');
});

it('sends one login for two quick presses', async () => {
  const platform = await open(await fakeLogin());
  platform.answer(login, () => new Promise(() => {}));
  await fill();
  fireEvent.click(submit());
  fireEvent.click(submit());
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(submit());
  await waitFor(() => expect(platform.sent(login)).toHaveLength(1));
});

it.each([
  ['in a tab', false, undefined, undefined],
  ['in a tab of Safari', false, false, undefined],
  ['in a window of its own', true, undefined, 'OTHERS'],
  ['started from the home screen by Safari', false, true, 'OTHERS'],
])('names the device %s @AU-014', async (_where, matches, standalone, device) => {
  if (standalone !== undefined) {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  }
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches && media === '(display-mode: standalone)',
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  const platform = await open(await fakeLogin());
  const user = await fill();
  await user.click(submit());
  await loggedIn();
  expect(platform.sent(login)[0]?.headers.Device).toBe(device);
});

it('says under each field what is wrong, and makes no call @AU-018', async () => {
  const platform = await open(await fakeLogin());
  const user = await fill('ab', '');
  await user.click(submit());
  expect(await screen.findByLabelText('Username')).toBeInvalid();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/account format/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please fill this in.');
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(platform.sent(login)).toHaveLength(0);
});

it('keeps what was typed when the line breaks, says so, and sends it again', async () => {
  const platform = await open(await fakeLogin());
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  platform.answer(login, () => {
    throw new Error('no line');
  });
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByText('No internet. Check your connection.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('player01');
  expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd1');
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));

  line.mockReturnValue(true);
  platform.answer(login, member);
  await user.click(submit());
  await loggedIn();
});

it('says under the password that the two do not match, until it is changed', async () => {
  const platform = await open(await fakeLogin());
  platform.refuse(login, 'login.failed');
  const user = await fill();
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/do not match/);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.type(screen.getByLabelText('Password'), '2');
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeValid());
});

it.each([
  ['login.member.only', /use a member account/],
  ['login.agent.only', /use an agent account/],
  ['user.unavailable', /contact customer service/],
] as const)('has a message of its own for %s @AU-019', async (code, message) => {
  const platform = await open(await fakeLogin());
  platform.refuse(login, code);
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByText(message)).toBeVisible();
});

it('puts the platform’s word on a field under that field', async () => {
  const platform = await open(await fakeLogin());
  platform.answer(login, () => refuse('field.format', { fields: { username: ['account.format'] } }));
  const user = await fill();
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/account format/),
  );
});

it('helps password managers and phones', async () => {
  await open(await fakeLogin());
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocapitalize', 'none');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('Passw0rd1');
  expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd1');
});
