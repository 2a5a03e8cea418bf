import { memberInfo, type Session } from '@site/contracts/areas/account';
import { announcements } from '@site/contracts/areas/messages';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { signOut } from '@site/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell, shellPlatform, signInAs } from '../testing/renderShell';
import { TabBar } from './Footer/TabBar';
import { BrandHeader } from './Header/BrandHeader';
import { SideMenu } from './SideMenu/SideMenu';
import { countNow } from './useUnread';

afterEach(() => act(() => signOut()));

const none = { banners: [], notices: [], popups: [], promotions: [], promotionCategories: [] };

function open(type: Session['type'], counts: { inbox: number; notices: number }) {
  const platform = shellPlatform();
  platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type });
  platform.answer(inboxUnreadCount, counts.inbox);
  platform.answer(announcements, { ...none, unreadCount: counts.notices });
  signInAs(type);
  renderShell(
    <>
      <BrandHeader />
      <SideMenu open onClose={() => undefined} />
      <TabBar />
    </>,
    { paths: ['/m/message', '/m/notice', '/m/member/home'] },
  );
  return platform;
}

/** Behind the open menu nothing can be reached. */
const hidden = { hidden: true } as const;
const opener = (name: string) => screen.findByRole('button', { name, ...hidden });

it('is not asked for before the page has settled, and then is the same in header, menu and tab bar @ME-008', async () => {
  const platform = open(0, { inbox: 2, notices: 3 });
  expect(await opener('Open menu')).toBeInTheDocument();
  expect(platform.sent(inboxUnreadCount)).toHaveLength(0);
  act(() => countNow());
  expect(await opener('Open menu, 5 unread')).toHaveTextContent('5');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Messages 5 unread' })).toHaveAttribute('href', '/m/message');
  expect(menu.getByRole('link', { name: 'Announcements 3 unread' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Me 2 unread', ...hidden })).toBeInTheDocument();
  expect(platform.sent(inboxUnreadCount)).toHaveLength(1);
});

it('is cut above 99 @SH-025', async () => {
  open(0, { inbox: 100, notices: 99 });
  expect(await opener('Open menu, 199 unread')).toHaveTextContent('99+');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Messages More than 99 unread' })).toHaveTextContent('99+');
  expect(menu.getByRole('link', { name: 'Announcements 99 unread' })).toHaveTextContent('99');
  expect(screen.getByRole('link', { name: /^Me More than 99/, ...hidden })).toHaveTextContent('99+');
});

it('is nothing for a trial user @ME-009', async () => {
  const platform = open(4, { inbox: 2, notices: 3 });
  await waitFor(() => expect(platform.sent(memberInfo)).toHaveLength(1));
  expect(await opener('Open menu')).toHaveTextContent('');
  expect(screen.queryByText(/unread/)).not.toBeInTheDocument();
});
