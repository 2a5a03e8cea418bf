import { freePlayLogin } from '@site/contracts/areas/account';
import { systemStatus } from '@site/contracts/areas/system';
import { signIn, signOut } from '@site/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member, status, trial } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import TrialPage from './TrialPage';

afterEach(() => signOut());

const session = { ...member, merchantCode: 'aurora' };
const home = () => waitFor(() => expect(window.location.pathname).toBe('/m/home'));
const startButton = () => screen.findByRole('button', { name: 'Start free play' });

async function open({ offered = true, path = '/m/trail' } = {}) {
  const platform = await fakeLogin();
  const whitelabel = { FREEPLAY3: offered };
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel } });
  renderRemote(<TrialPage />, { path, pages: ['/m/register'] });
  return platform;
}

it('says what free play is, and leads to an account', async () => {
  await open();
  expect(await screen.findByText('Practice money')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/m/register');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
});

it('starts a trial session and ends on home @AU-084 @AU-085 @AU-086 @AU-087', async () => {
  const platform = await open();
  await userEvent.click(await startButton());
  await home();
  expect(platform.sent(freePlayLogin)[0]?.headers.ModuleId).toBe('FREEPLAY3');
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({
    token: trial.token,
    userName: 'trial7',
    type: 4,
  });
  expect(sessionStorage.getItem('trialUserName')).toBe('trial7');
});

it('leads on to the game that sent the visitor here, and never out of the site', async () => {
  await open({ path: `/m/trail?return=${encodeURIComponent('/m/play?game=n1&demo=1')}` });
  await userEvent.click(await startButton());
  await waitFor(() => expect(window.location.pathname).toBe('/m/play'));
  expect(window.location.search).toBe('?game=n1&demo=1');
});

it('starts one trial for two quick presses, and says that it is starting', async () => {
  const platform = await open();
  platform.answer(freePlayLogin, () => new Promise(() => {}));
  const button = await startButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Starting free play' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(platform.sent(freePlayLogin)).toHaveLength(1);
});

it('says why it did not start, until the next try', async () => {
  const platform = await open();
  platform.refuse(freePlayLogin, 'request.rate.limited');
  await userEvent.click(await startButton());
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
  expect(screen.getByText('Free play did not start')).toBeVisible();
  platform.answer(freePlayLogin, trial);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await home();
});

it('leads a member home', async () => {
  signIn(session, { persist: false });
  await open();
  await home();
});

it('leads whoever is trying already back to the games', async () => {
  signIn({ ...session, type: 4 }, { persist: false });
  const platform = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Go on playing' }));
  await home();
  expect(platform.sent(freePlayLogin)).toHaveLength(0);
});

it('says where the merchant has none, and leads to an account', async () => {
  await open({ offered: false });
  expect(await screen.findByText('Free play is closed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start free play' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
});
