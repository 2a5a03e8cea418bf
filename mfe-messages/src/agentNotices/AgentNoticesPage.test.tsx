import { useAnnouncements } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { memberInfo } from '@site/contracts/areas/account';
import { announcements, markAnnouncementRead } from '@site/contracts/areas/messages';
import { signIn, signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../renderRemote';
import { aNotice, aSession, listsOf } from '../testing';
import AgentNoticesPage from './AgentNoticesPage';

const rates = aNotice({ id: 'a1', title: 'Rebate rates of next month', types: 'A' });
const report = aNotice({ id: 'a2', title: 'Team overview', types: 'A', read: true });

/** Asks as the agent's bar does (mfe-agent, home/queries.ts). */
function Bar() {
  const { data } = useAnnouncements('agent', { select: ({ unreadCount }) => unreadCount });
  return <p>{`${data} unread`}</p>;
}

function open(notices = [rates, report], path = '/m/member/notice?types=A') {
  const platform = fakePlatform();
  signIn(aSession({ type: 1 }), { persist: false });
  platform.refuse(memberInfo, 'system.error');
  const read = new Set(notices.filter((notice) => notice.read).map(({ id }) => id));
  platform.answer(announcements, () =>
    listsOf({ notices: notices.map((notice) => ({ ...notice, read: read.has(notice.id) })) }),
  );
  platform.answer(markAnnouncementRead, ({ content }) => {
    read.add((content as { announcementId: string }).announcementId);
    return { unreadCount: notices.length - read.size };
  });
  const page = (
    <>
      <AgentNoticesPage />
      <Bar />
    </>
  );
  renderRemote(page, { path });
  return platform;
}

afterEach(() => signOut());

it('asks for notices of type A alone', async () => {
  const platform = open();
  await screen.findByRole('button', { name: /Rebate rates/ });
  expect(platform.sent(announcements).map(({ content }) => content)).toEqual([
    expect.objectContaining({ types: 'A', platform: 'M' }),
  ]);
});

it('reads a notice that is opened, and the number in the agent’s bar falls with it', async () => {
  const platform = open();
  const row = await screen.findByRole('button', { name: /Rebate rates/ });
  expect(screen.getByText('1 unread')).toBeVisible();
  expect(within(row).getByText('New')).toBeVisible();
  let finish = () => {};
  platform.answer(
    markAnnouncementRead,
    () => new Promise((resolve) => (finish = () => resolve({ unreadCount: 0 }))),
  );
  await userEvent.click(row);
  // The platform has not answered yet.
  expect(screen.getByText('0 unread')).toBeVisible();
  expect(within(row).queryByText('New')).not.toBeInTheDocument();
  expect(platform.sent(markAnnouncementRead).map(({ content }) => content)).toEqual([
    { announcementId: 'a1', read: true },
  ]);
  const before = platform.sent(announcements).length;
  finish();
  await waitFor(() => expect(platform.sent(announcements).length).toBeGreaterThan(before));
});

it('opens the one that the address asks for', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  open([rates, report], '/m/member/notice?types=A&id=a2');
  expect(await screen.findByRole('button', { name: /Team overview/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

it('says when there is none, in words for agents', async () => {
  open([]);
  expect(await screen.findByText('News for agents will be here.')).toBeVisible();
});
