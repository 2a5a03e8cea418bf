import { queryClient, queryKeyOf, useUnreadCounts } from '@site/api';
import { fakePlatform, refuse } from '@site/api/testing';
import { memberInfo } from '@site/contracts/areas/account';
import { type InboxMail, inbox, inboxMail, updateInbox } from '@site/contracts/areas/inbox';
import { announcements } from '@site/contracts/areas/messages';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { type SessionInfo, signIn, signOut } from '@site/session';
import { address, renderInSite } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, listsOf } from '../testing';
import InboxPage from './InboxPage';
import en from './locales/en.json';
import th from './locales/th.json';

const aMail = (changes: Partial<InboxMail> = {}): InboxMail => ({
  id: 'm1',
  title: 'Your withdrawal is complete',
  sender: 'Cashier',
  desk: 'CASHIER',
  at: '2026-11-20T02:12:00Z',
  read: false,
  ...changes,
});
const MAILS = [
  aMail(),
  aMail({ id: 'm2', title: 'A gift waits', sender: 'Promotions', desk: 'PROMOTIONS' }),
  aMail({ id: 'm3', title: 'Welcome', sender: 'Aurora', desk: undefined, read: true }),
];

interface Options {
  mails?: readonly InboxMail[];
  /** How many there are, where that is more. */
  total?: number;
  content?: string;
  shortened?: boolean;
  type?: SessionInfo['type'];
  path?: string;
  /** This call is refused. */
  failing?: typeof inbox | typeof inboxMail;
}

/** What stands in the header of the site. */
const Count = () => <output>{useUnreadCounts().inbox}</output>;

/** A platform that remembers what was done. */
function open(options: Options = {}) {
  const {
    mails = MAILS,
    total,
    content = '<p>Sent</p>',
    shortened,
    type = 0,
    path = '/m/webEmail',
    failing,
  } = options;
  const platform = fakePlatform();
  signIn(aSession({ type }), { persist: false });
  platform.refuse(memberInfo, 'system.error');
  platform.answer(announcements, listsOf());
  const held = new Map(mails.map((mail) => [mail.id, { ...mail, deleted: false }]));
  const left = () => [...held.values()].filter(({ deleted }) => !deleted);
  const unread = () => left().filter(({ read }) => !read).length;
  platform.answer(inboxUnreadCount, unread);
  platform.answer(inbox, ({ content: request }) => {
    const { pageNo, pageSize } = request as { pageNo: number; pageSize: number };
    const all = total ?? left().length;
    const list = left().slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      list,
      footer: { unreadCount: unread() },
      pageNum: pageNo,
      totalPages: Math.ceil(all / pageSize),
      total: all,
    };
  });
  platform.answer(inboxMail, ({ content: request }) => {
    const mail = left().find(({ id }) => id === (request as { id: string }).id);
    if (!mail) return refuse('not.found');
    mail.read = true;
    return { ...mail, content, ...(shortened && { shortened }) };
  });
  platform.answer(updateInbox, ({ content: request }) => {
    const { ids, action } = request as { ids: string[]; action: string };
    for (const id of ids) {
      const mail = held.get(id);
      if (mail && action === 'READ') mail.read = true;
      else if (mail) mail.deleted = action === 'DELETE';
    }
    return { unreadCount: unread() };
  });
  if (failing) platform.refuse(failing, 'request.invalid');
  renderInSite(
    <>
      <Count />
      <InboxPage />
    </>,
    { path, texts: { 'mfe-messages': { en, th } } },
  );
  return platform;
}

const row = (name: string | RegExp) => screen.findByRole('link', { name });
const titles = () =>
  within(screen.getByRole('list', { name: 'Mails' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const count = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (...names: string[]) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: `Select: ${name}` }));
};
const changes = (platform: ReturnType<typeof fakePlatform>) =>
  platform.sent(updateInbox).map(({ content }) => content);

afterEach(() => {
  signOut();
  queryClient.clear();
});

it.each([
  ['a member', 0],
  ['an agent', 2],
] as const)('shows %s their mails, and which are new @ME-024', async (_who, type) => {
  open({ type });
  expect(await row(/^Unread\. Your withdrawal is complete Cashier/)).toHaveAttribute(
    'href',
    '/m/webEmail?mail=m1',
  );
  expect(await row(/^Welcome Aurora/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inbox, 2 new');
  expect(screen.getByText('That is all.')).toBeVisible();
});

it('tells a trial user that it needs a real account, and asks for no mails', async () => {
  const platform = open({ type: 4 });
  expect(await screen.findByText('Please log in to a real account to use this function.')).toBeVisible();
  expect(platform.sent(inbox)).toEqual([]);
});

it('opens a mail, which every count knows at once, and goes back to the list', async () => {
  open({
    content: '<p>We sent <b>it</b>.</p><table><tbody><tr><td>Order</td><td>W1</td></tr></tbody></table>',
  });
  await waitFor(() => expect(count()).toBe('2'));
  await userEvent.click(await row(/withdrawal/));
  const letter = within(await screen.findByRole('article'));
  expect(letter.getByRole('heading', { name: 'Your withdrawal is complete' })).toBeVisible();
  expect(letter.getByRole('cell', { name: 'W1' })).toBeVisible();
  expect(letter.getByText('Nov 20, 2026, 09:12')).toBeVisible();
  await waitFor(() => expect(count()).toBe('1'));
  await press('Back');
  expect(await row(/^Your withdrawal is complete/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 new');
});

it('opens and deletes a mail after the message centre, which keeps the newest alone', async () => {
  const platform = open();
  const newest = { pageNo: 1, pageSize: 1 };
  const answer = { list: [aMail()], footer: { unreadCount: 2 }, pageNum: 1, totalPages: 3, total: 3 };
  queryClient.setQueryData(queryKeyOf(inbox, newest), answer);
  await userEvent.click(await row(/withdrawal/));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 message deleted')).toBeVisible();
  await waitFor(() => expect(changes(platform)).toEqual([{ ids: ['m1'], action: 'DELETE' }]));
  expect(count()).toBe('1');
});

it('shows what is hostile in a mail as harmless text, and says when it was cut', async () => {
  const hostile = [
    '<p onclick="x()">Hello<script>x()</script><iframe src="https://evil.example"></iframe>',
    '<img src="data:image/svg+xml,x" onerror="x()"><style>body{display:none}</style>',
    ...[
      'javascript:x()',
      'data:text/html,x',
      'vbscript:x',
      'JaVaScRiPt:x',
      '//evil.example',
      'file:///etc',
    ].map((href) => `<a href="${href}">bad</a>`),
    ...['https://good.example', 'mailto:a@b.example', 'tel:+66', '/m/care'].map(
      (href) => `<a href="${href}">good</a>`,
    ),
    '<form action="https://evil.example"><input name="card"></form><table><tr><td>not closed',
  ].join('');
  open({ content: hostile, shortened: true, path: '/m/webEmail?mail=m1' });
  const letter = await screen.findByRole('article');
  expect(
    letter.querySelectorAll('script, iframe, style, form, input, [onclick], [onerror], img[src]'),
  ).toHaveLength(0);
  for (const link of within(letter).queryAllByText('bad')) expect(link).not.toHaveAttribute('href');
  for (const link of within(letter).getAllByText('good')) expect(link).toHaveAttribute('href');
  expect(screen.getByText('This message is very long. Only its beginning is here.')).toBeVisible();
});

it('says that a mail is gone which a notification led to, and leads to the list', async () => {
  open({ path: '/m/webEmail?mail=gone' });
  expect(await screen.findByRole('heading', { name: 'This message is gone' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To the inbox' }));
  expect(await row(/withdrawal/)).toBeVisible();
  expect(address()).toBe('/m/webEmail');
});

it('says that a mail is gone which was read here before', async () => {
  const platform = open({ path: '/m/webEmail?mail=m1' });
  await screen.findByRole('article');
  platform.refuse(inboxMail, 'not.found');
  await act(() => queryClient.invalidateQueries({ queryKey: [inboxMail.path] }));
  expect(await screen.findByRole('heading', { name: 'This message is gone' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('leads from a mail that was opened by its address to the list', async () => {
  open({ path: '/m/webEmail?mail=m3' });
  await screen.findByRole('article');
  await press('Back');
  expect(await row(/withdrawal/)).toBeVisible();
});

it('marks those that were chosen as read, in one call', async () => {
  const platform = open();
  await choose('Your withdrawal is complete', 'A gift waits');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 selected');
  await press('Mark as read');
  await waitFor(() => expect(count()).toBe('0'));
  expect(changes(platform)).toEqual([{ ids: ['m1', 'm2'], action: 'READ' }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(await screen.findByText('Marked as read.')).toBeVisible();
});

it('chooses all and none, and does nothing with none', async () => {
  const platform = open();
  await choose();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await press('Delete');
  await press('All');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  await press('None');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stop selecting' }));
  expect(await row(/withdrawal/)).toBeVisible();
  expect(changes(platform)).toEqual([]);
});

it('deletes at once, with a way back that waits to be answered and has the focus', async () => {
  const platform = open();
  await choose('Your withdrawal is complete', 'Welcome');
  await press('Delete');
  expect(await screen.findByText('2 messages deleted')).toBeVisible();
  expect(titles()).toHaveLength(1);
  await waitFor(() => expect(count()).toBe('1'));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await row(/Welcome/)).toBeVisible();
  expect(await screen.findByText('Brought back.')).toBeVisible();
  await waitFor(() => expect(count()).toBe('2'));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(changes(platform)).toEqual([
    { ids: ['m1', 'm3'], action: 'DELETE' },
    { ids: ['m1', 'm3'], action: 'RESTORE' },
  ]);
});

it('deletes the mail that is read, once for a double tap, and brings it back', async () => {
  const platform = open();
  await userEvent.click(await row(/withdrawal/));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 message deleted')).toBeVisible();
  expect(address()).toBe('/m/webEmail');
  await press('Undo');
  expect(await row(/withdrawal/)).toBeVisible();
  expect(changes(platform).map((change) => (change as { action: string }).action)).toEqual([
    'DELETE',
    'RESTORE',
  ]);
});

it('puts mails back when the platform did not delete them', async () => {
  const platform = open();
  await choose('A gift waits');
  platform.refuse(updateInbox, 'system.error');
  await press('Delete');
  expect(await row(/A gift waits/)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

it('changes 500 at a time, and asks for one page of 10,000', async () => {
  const many = Array.from({ length: 50 }, (_, index) => aMail({ id: `m${index}`, title: `Mail ${index}` }));
  const platform = open({ mails: many, total: 10_000 });
  expect(await row(/Mail 49/)).toBeVisible();
  expect(platform.sent(inbox).map(({ content }) => content)).toEqual([
    expect.objectContaining({ pageNo: 1, pageSize: 50 }),
  ]);
  await choose();
  await press('All');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('50 selected');
});

it('shows what has come while it is open', async () => {
  const platform = open();
  await row(/withdrawal/);
  platform.answer(inbox, {
    list: [aMail({ id: 'm9', title: 'An answer' }), ...MAILS],
    footer: { unreadCount: 3 },
    pageNum: 1,
    totalPages: 1,
    total: 4,
  });
  await act(() => queryClient.invalidateQueries({ queryKey: [inbox.path] }));
  expect(await row(/An answer/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 new');
});

it('says when there are none', async () => {
  open({ mails: [] });
  expect(await screen.findByRole('heading', { name: 'No messages' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
});

it.each([
  ['the list', '/m/webEmail', inbox],
  ['a mail', '/m/webEmail?mail=m1', inboxMail],
])('offers to try again when %s did not load', async (_what, path, failing) => {
  const platform = open({ path, failing });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer(inbox, { list: [], footer: { unreadCount: 0 }, pageNum: 1, totalPages: 0, total: 0 });
  platform.answer(inboxMail, { ...aMail(), content: '<p>Sent</p>' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
});
