import { sealedLink } from '@site/api/testing/sealedLink';
import { freePlayLogin, logout, memberInfo } from '@site/contracts/areas/account';
import { systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { getSession, signOut } from '@site/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedTab } from '../../testing/openedTab';
import { openStatus, renderShell, shellPlatform, signInAs } from '../../testing/renderShell';
import { BrandHeader } from '../Header/BrandHeader';
import { AddedMenuContext } from './addedMenu';
import { menuEntries } from './menuEntries';
import { SideMenu } from './SideMenu';

const allPaths = menuEntries.map(({ path }) => path);
const open = (paths: readonly string[] = allPaths) =>
  renderShell(<SideMenu open onClose={() => undefined} />, { paths });

const lastRow = async () =>
  within(await screen.findByRole('navigation', { name: 'Menu' }))
    .getAllByRole('listitem')
    .at(-1);

afterEach(() => {
  jest.useRealTimers();
  signOut();
  localStorage.clear();
});

const confirmButton = async () => {
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  return within(question).getByRole('button', { name: 'Log out' });
};

/** Longest time that a loading notice stays, in ms. */
const NOTICE_MS = 9_999;

/** Sees the notice go well before its time is over. */
const expectGone = (words: string) =>
  waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument(), { timeout: NOTICE_MS / 2 });

/** Presses with a clock that stands still, and sees the notice go after its time and no sooner. */
async function expectNotice(words: string, press: () => void): Promise<void> {
  jest.useFakeTimers();
  press();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(words)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(NOTICE_MS - 1));
  expect(screen.getByText(words)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
}

it('greets a guest with the ways in, and no way out @HS-048 @HS-056 @HS-101', async () => {
  shellPlatform();
  open([...allPaths, '/m/register']);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
});

it('shows the picture of a member who has one, and a plain disc for others @HS-044', async () => {
  const platform = shellPlatform();
  const member = { id: '1', account: 'player01', nickname: 'Narin S.', type: 0 } as const;
  platform.answer(memberInfo, { ...member, icon: '/cdn/avatars/7.webp' });
  signInAs(0);
  const { unmount } = open();
  expect(await screen.findByText('Narin S.')).toBeVisible();
  expect(screen.getByRole('dialog').querySelector('img')).toHaveAttribute('src', '/cdn/avatars/7.webp');
  unmount();

  shellPlatform().answer(memberInfo, member);
  open();
  expect(await screen.findByText('Narin S.')).toBeVisible();
  expect(screen.getByRole('dialog').querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog').querySelector('.avatar')).toBeVisible();
});

it('names the member, with club and wallet @HS-044 @HS-045', async () => {
  const platform = shellPlatform();
  platform.answer(memberInfo, {
    id: '1',
    account: 'player01',
    nickname: 'Narin S.',
    type: 0,
    clubLabel: { labelName: 'Gold club' },
  });
  signInAs(0);
  open();
  expect(await screen.findByText('Narin S.')).toBeVisible();
  expect(screen.getByText('Gold club')).toBeVisible();
  expect(await screen.findByText('12,480.50')).toBeVisible();
});

it('falls back to the account when there is no nickname @HS-044', async () => {
  const platform = shellPlatform();
  platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type: 0 });
  signInAs(0);
  open();
  expect(await screen.findByText('player01')).toBeVisible();
});

it.each([
  ['Bet record', 'TRANSBETREPMEM3', '/m/gameRecord'],
  ['Transaction record', 'TRANSREC3', '/m/transaction/record'],
  ['Profit and loss', 'PERSREP', '/m/profitandloss'],
  ['Reward centre', 'REWCEN3', '/m/rewardCenter'],
  ['Points mall', 'PTSYS3', '/m/mall/mallHome'],
  ['Security centre', 'SECPRIV', '/m/securityCenter'],
])(
  'shows %s only with the key %s @HS-049 @HS-050 @HS-051 @HS-052 @HS-053 @HS-054',
  async (name, key, path) => {
    const platform = shellPlatform();
    platform.answer(whitelabelMenu, { menu: { [key]: true } });
    open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    const keyed = menuEntries.filter(({ permission }) => permission !== undefined).length;
    const open3 = menuEntries.length - keyed - 1;
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(open3 + 1);
  },
);

it('shows the help centre without any key @HS-055', async () => {
  shellPlatform();
  open();
  expect(await screen.findByRole('link', { name: 'Help centre' })).toHaveAttribute('href', '/m/help');
});

it('leads to deposit and withdrawal @HS-047 @HS-098 @HS-099', async () => {
  const platform = shellPlatform();
  platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type: 0 });
  signInAs(0);
  open(['/m/voucherCenter', '/m/withdraw']);
  expect(await screen.findByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(window.location.pathname).toBe('/m/voucherCenter');
});

describe('free play @HS-024', () => {
  const offered = { ...openStatus, info: { ...openStatus.info, whitelabel: { FREEPLAY3: true } } };

  it('shows a notice while a trial session is made, then goes home', async () => {
    const platform = shellPlatform();
    platform.answer(systemStatus, offered);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    platform.answer(freePlayLogin, () =>
      held.then(() => ({
        token: 'a-token-of-a-trial-user-of-the-site',
        userName: 'trial-1',
        customerType: 4 as const,
      })),
    );
    renderShell(<SideMenu open onClose={() => undefined} />, { at: '/m/activity' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try free play' }));
    expect(await screen.findByText('Starting free play')).toBeVisible();
    expect(window.location.pathname).toBe('/m/activity');
    letGo();
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    expect(getSession()).toMatchObject({ userName: 'trial-1', type: 4 });
    await expectGone('Starting free play');
  });

  it('takes its notice away where nobody answers @AU-089', async () => {
    const platform = shellPlatform();
    platform.answer(systemStatus, offered);
    platform.answer(freePlayLogin, () => new Promise(() => {}));
    open();
    const start = await screen.findByRole('button', { name: 'Try free play' });
    await expectNotice('Starting free play', () => fireEvent.click(start));
  });

  it('says why it did not start, and can be tried again', async () => {
    const platform = shellPlatform();
    platform.answer(systemStatus, offered);
    platform.refuse(freePlayLogin, 'feature.unavailable');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try free play' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try free play' })).toBeEnabled();
  });

  it('is not offered where the merchant has switched it off', async () => {
    shellPlatform();
    open();
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try free play' })).not.toBeInTheDocument();
  });
});

it('opens customer service outside the site @HS-026 @HS-065', async () => {
  const platform = shellPlatform();
  const customerService = { ...(await sealedLink('https://chat.example/aurora')), hosts: ['chat.example'] };
  platform.answer(systemStatus, { ...openStatus, info: { ...openStatus.info, customerService } });
  const { tab } = openedTab();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Contact support' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://chat.example/aurora'));
});

it('opens and closes, and closes when it has led somewhere @HS-043', async () => {
  shellPlatform();
  renderShell(<BrandHeader />, { paths: ['/m/help'] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(menu).toBeVisible();
  expect(menu).toHaveClass('right');
  expect(menu).toHaveAttribute('data-swipe-direction', 'right');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Help centre' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks before it logs out, tells the platform, and ends on home @HS-025 @HS-056 @HS-057 @HS-059', async () => {
  const platform = shellPlatform();
  platform.answer(logout, {});
  signInAs(0);
  open();
  expect(await lastRow()).toHaveTextContent('Log out');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(getSession()).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const again = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(getSession()).toBeNull());
  expect(platform.sent(logout)).toHaveLength(1);
  expect(localStorage.getItem('autoLogin')).not.toBe('1');
  expect(window.location.pathname).toBe('/m/home');
});

it('shows that it is logging out until the platform has answered @HS-057 @AU-089', async () => {
  const platform = shellPlatform();
  let answer = () => {};
  platform.answer(logout, () => new Promise((resolve) => (answer = () => resolve({}))));
  signInAs(0);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await userEvent.click(await confirmButton());
  expect(await screen.findByText('Logging out')).toBeVisible();
  expect(getSession()).not.toBeNull();
  answer();
  await expectGone('Logging out');
  expect(getSession()).toBeNull();
  const [sent] = platform.sent(logout);
  expect(sent?.headers.Authorization).toBe('Bearer a-token-of-a-test');
});

it('ends the session here even when the platform does not answer @HS-059', async () => {
  shellPlatform().refuse(logout, 'unknown');
  signInAs(0);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await userEvent.click(await confirmButton());
  await waitFor(() => expect(getSession()).toBeNull());
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(window.location.pathname).toBe('/m/home');
});

it('takes the notice of logging out away where nobody answers @HS-057 @AU-089', async () => {
  shellPlatform().answer(logout, () => new Promise(() => {}));
  signInAs(0);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  const confirm = await confirmButton();
  await expectNotice('Logging out', () => fireEvent.click(confirm));
});

it('shows what remotes have added, in the page’s language, before log out @FD-012 @FD-015 @HS-056', async () => {
  shellPlatform();
  signInAs(0);
  const entry = (path: string, audience?: 'agent') => ({
    path,
    title: { en: `Club ${path}`, th: 'คลับ' },
    icon: 'crown' as const,
    ...(audience && { for: audience }),
  });
  renderShell(
    <AddedMenuContext value={[entry('/m/club'), entry('/m/absent'), entry('/m/team', 'agent')]}>
      <SideMenu open onClose={() => undefined} />
    </AddedMenuContext>,
    { paths: ['/m/club', '/m/team'] },
  );
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Club /m/club']);
  expect(menu.getByRole('link', { name: 'Club /m/club' })).toHaveAttribute('href', '/m/club');
  expect(await lastRow()).toHaveTextContent('Log out');
});

it('changes language and theme @HS-040 @HS-077', async () => {
  shellPlatform();
  open();
  await userEvent.click(await screen.findByRole('tab', { name: /Light/ }));
  expect(document.documentElement.dataset.theme).toBe('light');
  await userEvent.click(screen.getByRole('tab', { name: /ไทย/ }));
  expect(await screen.findByRole('tab', { name: /สว่าง/ })).toBeVisible();
  const [first] = within(screen.getByRole('tablist', { name: 'ภาษา' })).getAllByRole('tab');
  expect(first).toHaveTextContent('ไทย');
});
