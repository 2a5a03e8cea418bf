import { announcements } from '@site/contracts/areas/messages';
import { signOut } from '@site/session';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import { AgentBar } from './AgentBar';

afterEach(() => act(() => signOut()));

const DIVIDEND = '/m/member/agent/agentDivident';

it('leads to home and to a new account @AG-020', async () => {
  await fakeAgent();
  renderRemote(<AgentBar />, { pages: ['/m/agentRegister'] });
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
  expect(screen.getByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
});

it('leads to the dividend only where the merchant pays one @AG-021', async () => {
  await fakeAgent({ flags: { AGEDIVIDEND3: true } });
  const { unmount } = renderRemote(<AgentBar />, { pages: [DIVIDEND] });
  expect(await screen.findByRole('link', { name: 'Dividend' })).toHaveAttribute('href', DIVIDEND);
  unmount();

  localStorage.clear();
  const platform = await fakeAgent({ flags: { AGEDIVIDEND3: false } });
  renderRemote(<AgentBar />, { pages: [DIVIDEND, '/m/member/notice'] });
  await waitFor(() => expect(platform.sent(announcements)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: /3 unread/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dividend' })).not.toBeInTheDocument();
});

it('marks the page one is on, and no other', async () => {
  await fakeAgent({ flags: { AGEDIVIDEND3: true } });
  renderRemote(<AgentBar />, { path: DIVIDEND, pages: [DIVIDEND, '/m/agentRegister'] });
  const current = await screen.findByRole('link', { name: 'Dividend' });
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Open account' })).not.toHaveAttribute('aria-current');
});

it('leads to the announcements with the number of unread ones @AG-022 @AG-023', async () => {
  const platform = await fakeAgent();
  renderRemote(<AgentBar />, { pages: ['/m/member/notice'] });
  expect(await screen.findByRole('link', { name: 'Announcements 3 unread' })).toHaveAttribute(
    'href',
    '/m/member/notice?types=A',
  );
  expect(platform.sent(announcements)[0]?.content).toMatchObject({ types: 'A', groupName: 'm_home' });
});

it('shows no badge when everything is read @AG-022', async () => {
  const platform = await fakeAgent();
  platform.answer(announcements, {
    banners: [],
    notices: [],
    popups: [],
    promotions: [],
    promotionCategories: [],
    unreadCount: 0,
  });
  renderRemote(<AgentBar />, { pages: ['/m/member/notice'] });
  await waitFor(() => expect(platform.sent(announcements)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Announcements' })).toBeVisible();
});

it('shows no page that this site does not have, and asks nothing for it', async () => {
  const platform = await fakeAgent({ flags: { AGEDIVIDEND3: true } });
  renderRemote(<AgentBar />);
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(platform.sent(announcements)).toHaveLength(0);
});
