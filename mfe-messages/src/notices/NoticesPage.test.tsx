import { fakePlatform } from '@site/api/testing';
import { memberInfo } from '@site/contracts/areas/account';
import { type Announcement, announcements, markAnnouncementRead } from '@site/contracts/areas/messages';
import { type SessionInfo, signIn, signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../renderRemote';
import { aNotice, aSession, listsOf } from '../testing';
import NoticesPage from './NoticesPage';

const pause = aNotice({ id: 'n1', title: 'Deposits pause' });
const slots = aNotice({ id: 'n2', title: 'Twelve new slots', content: '<p>New<script>x()</script></p>' });
const seen = aNotice({ id: 'n3', title: 'Two more banks', read: true });

interface Options {
  notices?: Announcement[];
  type?: SessionInfo['type'];
  path?: string;
}

/** A platform that remembers what was read. */
function open({ notices = [pause, slots, seen], type, path = '/m/notice' }: Options = {}) {
  const platform = fakePlatform();
  if (type !== undefined) signIn(aSession({ type }), { persist: false });
  platform.refuse(memberInfo, 'system.error');
  const read = new Set(notices.filter((notice) => notice.read).map(({ id }) => id));
  platform.answer(announcements, () =>
    listsOf({ notices: notices.map((notice) => ({ ...notice, read: read.has(notice.id) })) }),
  );
  platform.answer(markAnnouncementRead, ({ content }) => {
    read.add((content as { announcementId: string }).announcementId);
    return { unreadCount: notices.length - read.size };
  });
  renderRemote(<NoticesPage />, { path });
  return platform;
}

const row = (title: string) => screen.findByRole('button', { name: new RegExp(title) });
const unread = async (title: string) => within(await row(title)).queryByText('New') !== null;

afterEach(() => signOut());

it('opens a notice to its title, day and clean text, and closes it again @ME-012', async () => {
  open();
  const button = await row('Twelve new slots');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  // 20:30 in UTC is the next day in Bangkok, where the merchant is.
  expect(within(button).getByText('2026-11-21')).toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('New')).toBeVisible();
  expect(document.querySelector('.details script')).toBeNull();
  await userEvent.click(button);
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

it('asks for banners, platform notices and pop-ups @ME-017', async () => {
  const platform = open();
  await row('Deposits pause');
  expect(platform.sent(announcements)[0]?.content).toMatchObject({ types: 'B,PL,PU', platform: 'M' });
});

it('marks what a member opens as read: here, on the platform, and then asks again @ME-013 @ME-014', async () => {
  const platform = open({ type: 0 });
  let finish = () => {};
  platform.answer(
    markAnnouncementRead,
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ unreadCount: 1 });
      }),
  );
  expect(await unread('Deposits pause')).toBe(true);
  await userEvent.click(await row('Deposits pause'));
  // The platform has not answered yet.
  expect(await unread('Deposits pause')).toBe(false);
  expect(await unread('Twelve new slots')).toBe(true);
  expect(platform.sent(markAnnouncementRead).map(({ content }) => content)).toEqual([
    { announcementId: 'n1', read: true },
  ]);
  const before = platform.sent(announcements).length;
  finish();
  await waitFor(() => expect(platform.sent(announcements).length).toBeGreaterThan(before));
});

it('marks each of two that are opened at once, and nothing twice @ME-014', async () => {
  const platform = open({ type: 0 });
  for (const title of ['Deposits pause', 'Twelve new slots', 'Two more banks']) {
    await userEvent.dblClick(await row(title));
  }
  const marked = () =>
    platform
      .sent(markAnnouncementRead)
      .map(({ content }) => (content as { announcementId: string }).announcementId);
  await waitFor(() => expect(marked()).toEqual(['n1', 'n2']));
});

it.each([
  ['a guest', undefined],
  ['a trial user', 4],
] as const)('shows %s everything as read, and marks nothing @ME-013 @ME-016', async (_who, type) => {
  const platform = open(type === undefined ? {} : { type });
  expect(await unread('Deposits pause')).toBe(false);
  await userEvent.click(await row('Deposits pause'));
  expect(screen.getByText('02:30')).toBeVisible();
  expect(platform.sent(markAnnouncementRead)).toEqual([]);
});

it.each(['?index=1', '?id=n2'])('opens the notice that %s asks for, and reads it @ME-015', async (query) => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const platform = open({ type: 0, path: `/m/notice${query}` });
  expect(await row('Twelve new slots')).toHaveAttribute('aria-expanded', 'true');
  expect(await row('Deposits pause')).toHaveAttribute('aria-expanded', 'false');
  expect(scrolled).toHaveBeenCalled();
  await waitFor(() =>
    expect(platform.sent(markAnnouncementRead)[0]?.content).toEqual({ announcementId: 'n2', read: true }),
  );
});

it('shows a notice as unread again when the platform refused, and does not insist', async () => {
  const platform = open({ type: 0 });
  platform.refuse(markAnnouncementRead, 'system.error');
  await userEvent.click(await row('Deposits pause'));
  await waitFor(async () => expect(await unread('Deposits pause')).toBe(true));
  expect(platform.sent(markAnnouncementRead)).toHaveLength(1);
  expect(screen.getByText('02:30')).toBeVisible();
});

it('says when there is none', async () => {
  open({ notices: [] });
  expect(await screen.findByRole('heading', { name: 'No notices right now' })).toBeVisible();
});

it('offers a retry after a malformed answer', async () => {
  const platform = fakePlatform();
  platform.answerRaw(announcements, { success: true, value: { notices: [{ id: 1 }] } });
  renderRemote(<NoticesPage />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer(announcements, listsOf({ notices: [pause] }));
  await userEvent.click(retry);
  expect(await row('Deposits pause')).toBeVisible();
});
