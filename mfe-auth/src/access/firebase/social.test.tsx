import { login } from '@site/contracts/areas/account';
import { registerByUsername } from '@site/contracts/areas/registration';
import { systemStatus } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, opened, status } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import LoginPage from '../login/LoginPage';
import RegisterPage from '../register/RegisterPage';
import { fakeRegistration } from '../register/testing/fakeRegistration';
import { HeldSocialNotice } from './HeldSocialNotice';
import { dropHeldSocial, holdSocial } from './heldSocial';
import { openSocialAuth, type SocialAuth, type SocialRefusal } from './socialAuth';
import { giveProject, switchOn } from './testing/fakeFirebase';

jest.mock('./socialAuth');

const ALL = ['FACEBOOKLOGIN3', 'LINELOGIN3', 'GOOGLELOGIN3'];
const TOKEN = 'header.identity.signature';

const social: jest.Mocked<SocialAuth> = { signIn: jest.fn() };

// Read from disk ahead: a busy machine would let a test wait for it.
beforeAll(() => Promise.all([import('./SocialButtons'), import('../secondStep/SecondStep')]));

beforeEach(() => {
  // The status of an earlier visit is known at once.
  localStorage.clear();
  jest.resetAllMocks();
  jest.mocked(openSocialAuth).mockResolvedValue(social);
  social.signIn.mockResolvedValue({ idToken: TOKEN });
});
afterEach(() => {
  signOut();
  dropHeldSocial();
});

const names = () =>
  screen.queryAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent);
const button = (name: string) => screen.findByRole('button', { name: `Continue with ${name}` });
const formIsThere = () => screen.findByRole('checkbox', { name: 'Remember me' });

async function openLogin(flags: readonly string[], { project = true, search = '' } = {}) {
  const platform = await fakeLogin();
  if (project) giveProject();
  switchOn(platform, flags);
  renderRemote(<LoginPage />, { path: `/m/login${search}`, pages: ['/m/register'] });
  await formIsThere();
  return platform;
}

describe('the buttons', () => {
  it('stand in their order, each by its flag @AU-008', async () => {
    await openLogin(ALL);
    await button('Google');
    expect(names()).toEqual(['Continue with Facebook', 'Continue with LINE', 'Continue with Google']);
  });

  it.each([
    ['FACEBOOKLOGIN3', 'Facebook'],
    ['LINELOGIN3', 'LINE'],
    ['GOOGLELOGIN3', 'Google'],
  ])('with %s alone are that of %s @AU-008', async (flag, name) => {
    await openLogin([flag]);
    await button(name);
    expect(names()).toHaveLength(1);
  });

  it('wait until Firebase is ready @AU-008', async () => {
    let ready: (auth: SocialAuth) => void = () => {};
    jest.mocked(openSocialAuth).mockReturnValue(
      new Promise((resolve) => {
        ready = resolve;
      }),
    );
    await openLogin(ALL);
    await waitFor(() => expect(openSocialAuth).toHaveBeenCalled());
    expect(names()).toEqual([]);
    await act(async () => ready(social));
    await button('LINE');
  });

  it.each([
    ['a flag', [], true],
    ['a project', ALL, false],
  ])('stay away, and Firebase unloaded, without %s @AU-008', async (_what, flags, project) => {
    await openLogin(flags, { project });
    expect(names()).toEqual([]);
    expect(openSocialAuth).not.toHaveBeenCalled();
  });

  it('stay away when Firebase does not load', async () => {
    jest.mocked(openSocialAuth).mockRejectedValue(new Error('no line'));
    await openLogin(ALL);
    await waitFor(() => expect(openSocialAuth).toHaveBeenCalled());
    expect(names()).toEqual([]);
  });

  it('stand on the register page under the same conditions @AU-047', async () => {
    const platform = await fakeRegistration();
    giveProject();
    switchOn(platform, ['LINELOGIN3', 'USERNAMEREG3']);
    renderRemote(<RegisterPage />, { path: '/m/register', pages: ['/m/register'] });
    await button('LINE');
    expect(names()).toHaveLength(1);
  });
});

describe('a social login', () => {
  it('sends channel and token, and comes back to the page that asked', async () => {
    const platform = await openLogin(ALL, { search: '?return=%2Fm%2Fagent' });
    await userEvent.click(await button('LINE'));
    await waitFor(() => expect(window.location.pathname).toBe('/m/agent'));
    expect(social.signIn).toHaveBeenCalledWith('line', 'en');
    const [sent] = platform.sent(login);
    expect(sent && (await opened(sent))).toEqual({
      type: 'firebase',
      firebaseChannel: 'line',
      firebaseIdToken: TOKEN,
    });
  });

  it.each<[SocialRefusal, RegExp]>([
    ['blocked', /blocked the window\. Allow pop-ups/],
    ['offline', /cannot be reached\. Check your connection/],
    ['otherWay', /already signs in another way/],
    ['failed', /did not finish\. Please try again/],
  ])('that is %s says what to do, and can be tried again', async (refused, words) => {
    social.signIn.mockResolvedValue({ refused });
    const platform = await openLogin(ALL);
    await userEvent.click(await button('Google'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(platform.sent(login)).toHaveLength(0);
    await userEvent.click(await button('Google'));
    expect(social.signIn).toHaveBeenCalledTimes(2);
  });

  it('that somebody closes says nothing', async () => {
    social.signIn.mockResolvedValue({ refused: 'closed' });
    const platform = await openLogin(ALL);
    await userEvent.click(await button('Google'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(platform.sent(login)).toHaveLength(0);
  });

  it('is one call for two quick presses, and says that it is under way', async () => {
    const platform = await openLogin(ALL);
    platform.answer(login, () => new Promise(() => {}));
    fireEvent.click(await button('Google'));
    await waitFor(async () => expect(await button('Google')).toHaveAttribute('aria-busy', 'true'));
    fireEvent.click(await button('Google'));
    fireEvent.click(await button('LINE'));
    expect(social.signIn).toHaveBeenCalledTimes(1);
    expect(platform.sent(login)).toHaveLength(1);
  });

  it('of an account that no member has leads to the register form, the page that asked kept', async () => {
    const platform = await openLogin(ALL, { search: '?return=%2Fm%2Fagent' });
    platform.refuse(login, 'login.social.unlinked');
    await userEvent.click(await button('Facebook'));
    await waitFor(() => expect(window.location.pathname).toBe('/m/register'));
    expect(window.location.search).toBe('?return=%2Fm%2Fagent');
  });

  it('forgets the one that was to be linked to a new account', async () => {
    await openLogin(ALL);
    act(() => holdSocial({ channel: 'google', idToken: TOKEN }));
    await userEvent.click(await button('LINE'));
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    renderRemote(<HeldSocialNotice />);
    await screen.findAllByRole('status');
    expect(screen.queryByRole('button', { name: 'Leave out' })).not.toBeInTheDocument();
  });

  it('takes its second step on the register page too', async () => {
    const platform = await fakeRegistration();
    giveProject();
    switchOn(platform, [...ALL, 'USERNAMEREG3']);
    platform.refuse(login, 'login.second.step', { value: { ticket: 'a'.repeat(43) } });
    renderRemote(<RegisterPage />, { path: '/m/register', pages: ['/m/register'] });
    await userEvent.click(await button('LINE'));
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
  });

  it('that the platform refuses otherwise says why', async () => {
    const platform = await openLogin(ALL);
    platform.refuse(login, 'user.unavailable');
    await userEvent.click(await button('Facebook'));
    expect(await screen.findByText(/contact customer service/)).toBeVisible();
  });
});

describe('a registration with a social account', () => {
  async function openRegistration() {
    const platform = await fakeRegistration();
    giveProject();
    holdSocial({ channel: 'google', idToken: TOKEN });
    renderRemote(<RegisterPage />, { path: '/m/register', pages: ['/m/register'] });
    await screen.findByRole('button', { name: 'Create account' });
    for (const [label, text] of [
      ['Username', 'newbie01'],
      ['Password', 'Passw0rd1'],
      ['Confirm password', 'Passw0rd1'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    return platform;
  }
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const sentForm = async (platform: Awaited<ReturnType<typeof openRegistration>>) => {
    await waitFor(() => expect(platform.sent(registerByUsername)).toHaveLength(1));
    const [sent] = platform.sent(registerByUsername);
    return sent && opened(sent);
  };

  it('says whose, and links it', async () => {
    const platform = await openRegistration();
    expect(screen.getByText('You will log in with Google.')).toBeVisible();
    await create();
    expect(await sentForm(platform)).toMatchObject({ socialChannel: 'google', socialIdToken: TOKEN });
    await waitFor(() => expect(screen.queryByText('You will log in with Google.')).not.toBeInTheDocument());
  });

  it('can leave it out', async () => {
    const platform = await openRegistration();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out' }));
    expect(screen.queryByText('You will log in with Google.')).not.toBeInTheDocument();
    await create();
    expect(await sentForm(platform)).not.toHaveProperty('socialIdToken');
  });

  it('says when it has expired, and goes on without it', async () => {
    const platform = await openRegistration();
    const fields = { socialIdToken: ['firebase.token.invalid'] };
    platform.refuse(registerByUsername, 'firebase.token.invalid', { fields });
    await create();
    expect(await screen.findByText(/That sign-in has expired/)).toBeVisible();
    expect(screen.queryByText('You will log in with Google.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('newbie01');
  });
});

it('shows the buttons of a merchant whose status came late', async () => {
  const platform = await fakeLogin();
  giveProject();
  let answer: () => void = () => {};
  platform.answer(
    systemStatus,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...status, info: { ...status.info, whitelabel: { GOOGLELOGIN3: true } } });
      }),
  );
  renderRemote(<LoginPage />);
  await formIsThere();
  expect(names()).toEqual([]);
  await act(async () => answer());
  await button('Google');
});
