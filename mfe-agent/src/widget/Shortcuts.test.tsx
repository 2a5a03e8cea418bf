import { signInCalendar } from '@site/contracts/areas/missions';
import { rewardList } from '@site/contracts/areas/rewards';
import { systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import { Shortcuts } from './Shortcuts';

afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

const PAGES = ['/m/activity/signIn', '/m/member/benefits', '/m/rewardCenter'];

/** An agent whose check-in of today waits, with three rewards. */
async function site({ signedToday = false, ready = 3, menu = ['REWCEN3'], missions = true } = {}) {
  const platform = await fakeAgent({ menu, flags: { MISSION3: missions } });
  platform.answer(signInCalendar, {
    month: '2026-11',
    days: [],
    streak: 0,
    signedToday,
    next: { reward: '10.00' },
    firstMonth: '2026-11',
    today: '2026-11-24',
  });
  platform.answer(rewardList, {
    list: [],
    footer: { claimable: '0.00', ready, inReview: 0 },
    pageNum: 1,
    totalPages: 1,
    total: ready,
  });
  return platform;
}

const handle = (name: RegExp | string) => screen.findByRole('button', { name });

it('is shown and hidden by its handle, and stays so @AG-028', async () => {
  await site();
  const { unmount } = renderRemote(<Shortcuts />, { pages: PAGES });
  expect(await handle('Show shortcuts New')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  await userEvent.click(await handle(/^Show/));
  expect(await handle('Hide shortcuts')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(PAGES);
  unmount();

  renderRemote(<Shortcuts />, { pages: PAGES });
  await userEvent.click(await handle('Hide shortcuts'));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(localStorage.getItem('site.shortcutsOpen')).toBeNull();
});

it('says what waits behind each @AG-028', async () => {
  await site();
  renderRemote(<Shortcuts />, { pages: PAGES });
  await userEvent.click(await handle(/New/));
  expect(await screen.findByRole('link', { name: 'Check-in New' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'VIP room' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bonus 3 unread' })).toBeVisible();
});

it('has no dot when nothing waits', async () => {
  const platform = await site({ signedToday: true, ready: 0 });
  renderRemote(<Shortcuts />, { pages: PAGES });
  await waitFor(() => expect(platform.sent(rewardList)).toHaveLength(1));
  expect(await handle('Show shortcuts')).toBeVisible();
});

it.each([
  ['a page that this site does not have', {}, ['/m/member/benefits'], ['VIP room']],
  ['missions that are off', { missions: false }, PAGES, ['VIP room', 'Bonus 3 unread']],
  ['a reward centre without its menu key', { menu: [] }, PAGES, ['Check-in New', 'VIP room']],
])('leaves out %s, and asks nothing for it @AG-028', async (_what, options, pages, expected) => {
  const platform = await site(options);
  renderRemote(<Shortcuts />, { pages });
  await userEvent.click(await handle(/^Show/));
  for (const name of expected) expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(expected.length);
  if (!expected.some((name) => name.startsWith('Check-in')))
    expect(platform.sent(signInCalendar)).toHaveLength(0);
  if (!expected.some((name) => name.startsWith('Bonus'))) expect(platform.sent(rewardList)).toHaveLength(0);
});

it('is not there where no page is', async () => {
  const platform = await site();
  renderRemote(<Shortcuts />);
  await waitFor(() => expect(platform.sent(systemStatus)).toHaveLength(1));
  await waitFor(() => expect(platform.sent(whitelabelMenu)).toHaveLength(1));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
