import {
  type ActiveSession,
  activeSessions,
  endActiveSession,
  endOtherSessions,
} from '@site/contracts/areas/sessions';
import { signIn, signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import SessionsPage from './SessionsPage';

afterEach(() => signOut());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const here: ActiveSession = {
  id: 'ses_1',
  current: true,
  createdAt: minutesAgo(10),
  lastSeenAt: minutesAgo(0),
  device: { app: 'Chrome', system: 'Android' },
  network: '203.0.113.*',
};
const desk: ActiveSession = {
  id: 'ses_2',
  current: false,
  createdAt: minutesAgo(90),
  lastSeenAt: minutesAgo(25),
  device: { app: 'Firefox', system: 'Windows' },
};
const unknown: ActiveSession = { ...desk, id: 'ses_3', device: {}, lastSeenAt: minutesAgo(1) };

async function open(sessions: ActiveSession[]) {
  const platform = await fakeLogin();
  const live = [...sessions];
  platform.answer(activeSessions, () => ({ list: [...live] }));
  platform.answer(endActiveSession, ({ content }) => {
    const { id } = content as { id: string };
    live.splice(
      live.findIndex((session) => session.id === id),
      1,
    );
    return {};
  });
  platform.answer(endOtherSessions, () => ({ ended: live.splice(1).length }));
  signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
  renderRemote(<SessionsPage />, { path: '/m/set/sessions' });
  return platform;
}

const rows = () => screen.findAllByRole('listitem');
const answer = async (question: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name }),
  );

it('lists the devices with what tells them apart, and no way to end this one', async () => {
  await open([here, desk, unknown]);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('Chrome on AndroidThis deviceActive nowLogged in');
  expect(first).toHaveTextContent('Network 203.0.113.*');
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Firefox on WindowsLast active 25 minutes ago');
  expect(third).toHaveTextContent('Unknown deviceActive now');
});

it('ends one after asking, and takes it off the list', async () => {
  const platform = await open([here, desk, unknown]);
  await userEvent.click(await screen.findByRole('button', { name: 'End Firefox on Windows' }));
  await answer('End this session?', 'End');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(platform.sent(endActiveSession).map(({ content }) => content)).toEqual([{ id: 'ses_2' }]);
  expect(await screen.findByText('Session ended')).toBeVisible();
});

it('ends none when the question is answered no', async () => {
  const platform = await open([here, desk]);
  await userEvent.click(await screen.findByRole('button', { name: 'End Firefox on Windows' }));
  await answer('End this session?', 'Cancel');
  expect(platform.sent(endActiveSession)).toHaveLength(0);
  expect(await rows()).toHaveLength(2);
});

it('keeps a session on the list that could not be ended', async () => {
  const platform = await open([here, desk]);
  platform.refuse(endActiveSession, 'unknown', { status: 500 });
  await userEvent.click(await screen.findByRole('button', { name: 'End Firefox on Windows' }));
  await answer('End this session?', 'End');
  await waitFor(() => expect(platform.sent(endActiveSession)).toHaveLength(1));
  expect(await rows()).toHaveLength(2);
});

it('ends all others at once, and then says that this device is the only one', async () => {
  const platform = await open([here, desk, unknown]);
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  await answer('End all other sessions?', 'End all others');
  expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
  expect(platform.sent(endOtherSessions)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: /End/ })).not.toBeInTheDocument());
});

it('offers to try again when the list did not come', async () => {
  const platform = await fakeLogin();
  signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
  platform.refuse(activeSessions, 'feature.unavailable');
  renderRemote(<SessionsPage />, { path: '/m/set/sessions' });
  expect(await screen.findByRole('heading', { name: 'Your devices did not load' })).toBeVisible();
  platform.answer(activeSessions, { list: [here] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});
