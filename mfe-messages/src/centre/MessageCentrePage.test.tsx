import { fakePlatform } from '@site/api/testing';
import { sealedLink } from '@site/api/testing/sealedLink';
import { memberInfo } from '@site/contracts/areas/account';
import { playState } from '@site/contracts/areas/care/state';
import { type InboxMail, inbox, updateInbox } from '@site/contracts/areas/inbox';
import { announcements, markAnnouncementRead } from '@site/contracts/areas/messages';
import { customerService, systemStatus } from '@site/contracts/areas/system';
import { chatUnreadCount, inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { PATHS } from '@site/contracts/values/paths';
import { type SessionInfo, signIn, signOut } from '@site/session';
import { address, renderInSite } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotice, aSession, listsOf, statusWith } from '../testing';
import en from './locales/en.json';
import th from './locales/th.json';
import MessageCentrePage from './MessageCentrePage';

const EVERY_PAGE = Object.values(PATHS);

const mail = (changes: Partial<InboxMail> = {}): InboxMail => ({
  id: 'm1',
  title: 'Your withdrawal is complete',
  sender: 'Aurora',
  at: '2026-11-18T03:00:00Z',
  read: false,
  ...changes,
});

interface Circumstances {
  type?: SessionInfo['type'];
  flags?: readonly string[];
  unread?: { inbox?: number; chat?: number };
  mails?: InboxMail[];
  pages?: readonly string[];
  closed?: boolean;
  telegram?: boolean | 'away';
}

async function open({
  type,
  flags = ['CBS3'],
  unread = {},
  mails = [],
  pages = EVERY_PAGE,
  closed = false,
  telegram = true,
}: Circumstances = {}) {
  const platform = fakePlatform();
  if (type !== undefined) signIn(aSession({ type }), { persist: false });
  const { path, key } = await sealedLink('https://t.example/aurora');
  platform.answer(systemStatus, statusWith({ flags, service: { hosts: ['t.example'], key } }));
  platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type: type ?? 0 });
  const channel = { csType: 'TELEGRAM', csPosition: '1', title: 'Aurora news', name: 'Daily', path } as const;
  if (telegram === 'away') platform.refuse(customerService, 'system.error');
  else platform.answer(customerService, { list: telegram ? [channel] : [] });
  platform.answer(announcements, listsOf({ notices: [aNotice(), aNotice({ id: 'n2', title: 'Older' })] }));
  platform.answer(inboxUnreadCount, unread.inbox ?? 0);
  platform.answer(chatUnreadCount, unread.chat ?? 0);
  platform.answer(inbox, {
    list: mails,
    footer: { unreadCount: mails.filter(({ read }) => !read).length },
    pageNum: 1,
    totalPages: 1,
    total: mails.length,
  });
  const at = '2026-11-20T00:00:00Z';
  platform.answer(playState, {
    state: closed ? 'CLOSED' : 'OPEN',
    version: 1,
    at,
    identity: 'NONE',
    offers: true,
  });
  renderInSite(<MessageCentrePage />, {
    path: '/m/message',
    pages,
    texts: { 'mfe-messages': { en, th } },
  });
  return platform;
}

const list = () => within(screen.getByRole('navigation', { name: 'Message centre' }));
const rows = () => list().getAllByRole('listitem');
const row = async (name: RegExp) => {
  const all = await screen.findAllByRole('listitem');
  const found = all.find(({ textContent }) => name.test(textContent ?? ''));
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};
const press = async (name: RegExp, role: 'link' | 'button' = 'button') =>
  userEvent.click((await row(name)).getByRole(role));

afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

it('lists Telegram, announcements, inbox, live chat and affiliate service @ME-001', async () => {
  await open({ type: 0 });
  await screen.findByText('Aurora news');
  await screen.findByText('Live chat');
  expect(rows().map((each) => each.querySelector('.label')?.textContent)).toEqual([
    'Aurora news',
    'Announcements',
    'Inbox',
    'Live chat',
    'Affiliate service',
  ]);
});

it('leaves live chat out where its flag is off @ME-003', async () => {
  const platform = await open({ type: 0, flags: [] });
  await screen.findByText('Aurora news');
  await waitFor(() => expect(platform.sent(systemStatus)).not.toHaveLength(0));
  expect(list().queryByText('Live chat')).not.toBeInTheDocument();
});

it('leaves out the channel where there is none, and pages that the site has not', async () => {
  await open({ type: 0, telegram: false, pages: [PATHS.notices] });
  await waitFor(() => expect(list().queryByText('Broadcast channel')).not.toBeInTheDocument());
  expect(list().queryByText('Inbox')).not.toBeInTheDocument();
  expect(list().queryByText('Live chat')).not.toBeInTheDocument();
});

it('leads members to announcements, inbox and chat, and home @ME-002 @ME-004', async () => {
  await open({ type: 0 });
  expect((await row(/Announcements/)).getByRole('link')).toHaveAttribute('href', '/m/notice');
  expect((await row(/Inbox/)).getByRole('link')).toHaveAttribute('href', '/m/webEmail');
  await screen.findByText('Live chat');
  expect((await row(/Live chat/)).getByRole('link')).toHaveAttribute('href', '/m/chat');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
});

it('shows the latest, and how much is unread @ME-005', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T21:00:00Z'));
  await open({ type: 0, unread: { inbox: 99, chat: 100 }, mails: [mail()] });
  const notices = await row(/Announcements/);
  expect(await notices.findByText('Deposits pause on Wednesday')).toBeVisible();
  // 20:30 in UTC is today in Bangkok, at half past three.
  expect(await notices.findByText('03:30')).toBeVisible();
  expect(await notices.findByText('2 unread')).toBeInTheDocument();
  const mails = await row(/Inbox/);
  expect(await mails.findByText('Your withdrawal is complete')).toBeVisible();
  expect(mails.getByText('Nov 18')).toBeVisible();
  expect(await mails.findByText('99')).toBeVisible();
  const chat = await row(/Live chat/);
  expect(await chat.findByText('99+')).toBeVisible();
  expect(chat.getByText('The desk has answered you')).toBeVisible();
});

it.each([
  [/Inbox/, '/m/login?return=%2Fm%2FwebEmail'],
  [/Live chat/, '/m/login?return=%2Fm%2Fchat'],
])('leads guests from %s to the login page, and back there @ME-006', async (name, to) => {
  const platform = await open();
  await screen.findByText('Live chat');
  const entry = (await row(name)).getByRole('link');
  expect(entry).toHaveTextContent('Log in');
  expect(entry).toHaveAttribute('href', to);
  expect((await row(/Announcements/)).getByRole('link')).toHaveAttribute('href', '/m/notice');
  expect(screen.getByRole('banner').textContent).toBe('Log inRegister');
  for (const call of [inbox, inboxUnreadCount, chatUnreadCount]) expect(platform.sent(call)).toEqual([]);
});

it.each([/Inbox/, /Live chat/])('tells trial users that %s needs a real account @ME-007', async (name) => {
  const platform = await open({ type: 4 });
  await screen.findByText('Live chat');
  await press(name);
  expect(await screen.findByText('Please log in to a real account to use this function.')).toBeVisible();
  expect(address()).toBe('/m/message');
  expect((await row(name)).getByText('For real accounts')).toBeVisible();
  for (const call of [inbox, inboxUnreadCount, chatUnreadCount]) expect(platform.sent(call)).toEqual([]);
});

describe('affiliate service', () => {
  it.each([1, 42] as const)('asks agents of type %s about their page @ME-025', async (type) => {
    await open({ type, flags: ['REFERRAL3'] });
    await press(/Affiliate/);
    await screen.findByRole('alertdialog', { name: 'Your agent page' });
    await userEvent.click(screen.getByRole('button', { name: 'Open agent page' }));
    await waitFor(() => expect(address()).toBe('/m/agent'));
  });

  it.each([0, 4, undefined] as const)('takes type %s to the referral page @ME-025', async (type) => {
    await open({ ...(type !== undefined && { type }), flags: ['REFERRAL3'] });
    await waitFor(async () => {
      await press(/Affiliate/);
      expect(address()).toBe('/m/inviteFriends');
    });
  });

  it('says "coming soon" where there is none @ME-025', async () => {
    await open({ type: 0 });
    await press(/Affiliate/);
    expect(await screen.findByText('Coming soon')).toBeVisible();
    expect(address()).toBe('/m/message');
  });
});

describe('the channel', () => {
  const tabOf = () => {
    const tab = { opener: window, close: jest.fn(), location: { replace: jest.fn() } };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  };

  it('opens outside the site @ME-027', async () => {
    const tab = tabOf();
    await open();
    await screen.findByText('Aurora news');
    // Its keys come with the status.
    await screen.findByText('Live chat');
    await press(/Aurora news/);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://t.example/aurora'));
    expect(tab.opener).toBeNull();
  });

  it('says that it cannot be opened while nobody knows where it is', async () => {
    await open({ telegram: 'away' });
    await press(/Broadcast channel/);
    expect(await screen.findByText(/could not be opened/)).toBeVisible();
  });
});

it('leaves letters and the desk to who is closed for play, without news of play or ways to invite @PL-020', async () => {
  await open({ type: 0, closed: true });
  await waitFor(() => expect(list().queryByText('Announcements')).not.toBeInTheDocument());
  expect(list().queryByText('Affiliate service')).not.toBeInTheDocument();
  for (const name of ['Aurora news', 'Inbox', 'Live chat'])
    expect(await screen.findByText(name)).toBeVisible();
});

describe('marking all as read', () => {
  it('marks announcements and mails, and says so', async () => {
    const platform = await open({
      type: 0,
      unread: { inbox: 1 },
      mails: [mail(), mail({ id: 'm2', read: true })],
    });
    platform.answer(markAnnouncementRead, { unreadCount: 0 });
    platform.answer(updateInbox, { unreadCount: 0 });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Marked as read')).toBeVisible();
    expect(platform.sent(updateInbox)[0]?.content).toEqual({ ids: ['m1'], action: 'READ' });
    const marked = () =>
      platform
        .sent(markAnnouncementRead)
        .map(({ content }) => (content as { announcementId: string }).announcementId);
    await waitFor(() => expect(marked()).toEqual(['n1', 'n2']));
  });

  it('says when it did not work, and can be tried again', async () => {
    const platform = await open({ type: 0, unread: { inbox: 1 }, mails: [mail()] });
    platform.answer(markAnnouncementRead, { unreadCount: 0 });
    platform.refuse(updateInbox, 'system.error');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/Not everything could be marked/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
  });
});
