import { freePlayLogin } from '@site/contracts/areas/account';
import { signIn, signOut } from '@site/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member, trial } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import { expectGoneSoon } from '../../testing/toastTime';
import LoginPage from './LoginPage';

afterEach(() => {
  signOut();
  localStorage.clear();
});

const RETURN = '?return=%2Fm%2Fagent';
const session = { ...member, merchantCode: 'aurora' };

async function open(pages: readonly string[] = [], search = '') {
  const platform = await fakeLogin();
  renderRemote(<LoginPage />, { path: `/m/login${search}`, pages });
  return platform;
}

it('switches between login and register, and keeps the page that asked @AU-001', async () => {
  await open(['/m/register'], RETURN);
  expect(screen.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
  expect(window.location.pathname + window.location.search).toBe(`/m/register${RETURN}`);
});

it('leads to the forgotten password @AU-004', async () => {
  await open(['/m/forget']);
  expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/m/forget');
});

it('leads to a new account @AU-005', async () => {
  await open(['/m/register']);
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/m/register',
  );
});

it('leads to who helps with gambling, without a session @PL-035', async () => {
  await open(['/m/care/help']);
  expect(await screen.findByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
    'href',
    '/m/care/help',
  );
});

it('shows no way to a page that this site does not have', async () => {
  await open();
  await screen.findByRole('checkbox');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

it('goes back to home', async () => {
  await open([], RETURN);
  await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(window.location.pathname).toBe('/m/home');
});

it('sends on whoever is logged in, here or in another tab', async () => {
  await open([], RETURN);
  act(() => signIn(session, { persist: false }));
  await waitFor(() => expect(window.location.pathname).toBe('/m/agent'));
});

it('lets a trial user change to an account of their own', async () => {
  signIn({ ...session, type: 4 }, { persist: false });
  await open();
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(window.location.pathname).toBe('/m/login');
});

it('changes the language, and the texts of faults with it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  const sheet = await screen.findByRole('dialog', { name: 'Language' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'ไทย' }));
  expect(await screen.findAllByText('กรุณากรอกข้อมูลช่องนี้')).toHaveLength(2);
  expect(document.documentElement).toHaveAttribute('lang', 'th');
});

describe('free play', () => {
  const button = () => screen.findByRole('button', { name: 'Try free play' });

  it('starts a trial session and ends on home @AU-084 @AU-085 @AU-086 @AU-087', async () => {
    const platform = await open();
    await userEvent.click(await button());
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    expect(platform.sent(freePlayLogin)[0]?.headers.ModuleId).toBe('FREEPLAY3');
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({
      token: trial.token,
      userName: 'trial7',
      type: 4,
    });
    expect(sessionStorage.getItem('trialUserName')).toBe('trial7');
    signOut();
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes its notice away when the trial has started @AU-089', async () => {
    const platform = await open();
    let answer = () => {};
    platform.answer(freePlayLogin, () => new Promise((resolve) => (answer = () => resolve(trial))));
    await userEvent.click(await button());
    expect(await screen.findByText('Starting free play')).toBeVisible();
    answer();
    await expectGoneSoon('Starting free play');
    expect(window.location.pathname).toBe('/m/home');
  });

  it('says that it is starting, once for two quick presses', async () => {
    const platform = await open();
    platform.answer(freePlayLogin, () => new Promise(() => {}));
    const press = await button();
    fireEvent.click(press);
    fireEvent.click(press);
    expect(await screen.findByText('Starting free play')).toBeVisible();
    expect(platform.sent(freePlayLogin)).toHaveLength(1);
  });

  it('takes its notice away after 9999 ms, however slow the start is @AU-089', async () => {
    const platform = await open();
    platform.answer(freePlayLogin, () => new Promise(() => {}));
    const press = await button();
    jest.useFakeTimers();
    try {
      fireEvent.click(press);
      await act(() => jest.advanceTimersByTimeAsync(9_998));
      expect(screen.getByText('Starting free play')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.queryByText('Starting free play')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('stays and says why when it did not start', async () => {
    const platform = await open();
    platform.refuse(freePlayLogin, 'feature.unavailable');
    await userEvent.click(await button());
    expect(await screen.findByText(/temporarily unavailable/)).toBeVisible();
    expect(window.location.pathname).toBe('/m/login');
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  });
});
