import { queryClient } from '@site/api';
import { memberInfo, merchantWallet } from '@site/contracts/areas/account';
import { limits } from '@site/contracts/areas/care';
import { securityOverview } from '@site/contracts/areas/security';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { PATHS } from '@site/contracts/values/paths';
import { signOut, toggleBalanceHidden } from '@site/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daily, weekly } from '../../care/limits/testing/fakeLimits';
import { fakeMember, narin, wallets, walletsWith } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import MemberCentrePage from './MemberCentrePage';

afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

const open = (pages: readonly string[] = Object.values(PATHS)) =>
  renderRemote(<MemberCentrePage />, { path: '/m/member/home', pages });
const wallet = () => screen.findByRole('region', { name: 'Total balance' });
const vendors = () => screen.findByRole('region', { name: 'In games' });
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('version @HS-037 @SH-041', () => {
  it('is the new one, with the club, where the status says 1', async () => {
    fakeMember({ template: '1' });
    open();
    expect(await screen.findByText('Gold club')).toBeVisible();
    expect(await wallet()).toHaveTextContent('฿12,480.50');
    expect(await wallet()).toHaveClass('float');
  });

  it.each(['', '0', '2', 'true'])(
    'is the base one, without it, where the status says "%s"',
    async (template) => {
      const platform = fakeMember({ template });
      open();
      expect(await wallet()).toHaveTextContent('฿12,480.50');
      expect(await screen.findByRole('heading', { level: 1, name: 'Narin S.' })).toBeVisible();
      expect(platform.sent(memberInfo)).not.toHaveLength(0);
      expect(screen.queryByText('Gold club')).not.toBeInTheDocument();
      expect(await wallet()).toHaveClass('raised');
      expect(await vendors()).toBeVisible();
    },
  );
});

describe('who is here', () => {
  it.each([
    ['Good morning', '2026-11-21T03:59:00Z'],
    ['Good afternoon', '2026-11-21T04:00:00Z'],
    ['Good evening', '2026-11-21T12:00:00Z'],
  ])('is greeted with "%s" by the hour of the merchant', async (greeting, now) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    fakeMember();
    open();
    expect(await screen.findByText(greeting)).toBeVisible();
  });

  it('is called by the account where there is no nickname, and led to the profile', async () => {
    const platform = fakeMember();
    platform.answer(memberInfo, { ...narin, nickname: '' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'narin88' })).toBeVisible();
    expect(screen.getByRole('link', { name: /narin88/ })).toHaveAttribute('href', '/m/member/profile');
  });

  it('sees how many mails are unread', async () => {
    fakeMember();
    open();
    expect(await screen.findByRole('link', { name: 'Mail, 2 unread' })).toHaveAttribute(
      'href',
      '/m/webEmail',
    );
  });

  it('has no way to an inbox that the site does not have, and nothing is asked for it', async () => {
    const platform = fakeMember();
    open([PATHS.profile, PATHS.settings]);
    expect(await wallet()).toBeVisible();
    expect(screen.queryByRole('link', { name: /Mail/ })).not.toBeInTheDocument();
    expect(platform.sent(inboxUnreadCount)).toHaveLength(0);
  });
});

describe('wallet', () => {
  it('says what is in the main wallet and in games, as the platform has it', async () => {
    fakeMember();
    open();
    const card = within(await wallet());
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Main wallet',
      'In games',
    ]);
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '฿9,280.50',
      '฿3,200.00',
    ]);
  });

  it('leads to deposit and withdrawal, and opens a transfer', async () => {
    fakeMember();
    open();
    const card = within(await wallet());
    expect(card.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect(card.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
    await userEvent.click(await card.findByRole('button', { name: 'Transfer' }));
    expect(await screen.findByRole('dialog', { name: 'Transfer' })).toBeVisible();
  });

  it('hides every amount, and shows it again', async () => {
    fakeMember();
    open();
    await userEvent.click(within(await wallet()).getByRole('button', { name: 'Hide balance' }));
    expect(await wallet()).not.toHaveTextContent(/\d/);
    expect(await vendors()).not.toHaveTextContent(/\d\.\d\d/);
    act(() => toggleBalanceHidden());
    expect(await wallet()).toHaveTextContent('฿12,480.50');
    expect(await vendors()).toHaveTextContent('฿1,850.00');
  });

  it('is asked for again, with asterisks until it is here', async () => {
    const platform = fakeMember();
    open();
    let answer = () => {};
    await wallet();
    platform.answer(
      merchantWallet,
      () => new Promise((resolve) => (answer = () => resolve({ ...wallets, sumBalance: '99.00' }))),
    );
    await userEvent.click(within(await wallet()).getByRole('button', { name: 'Refresh balance' }));
    expect(await wallet()).not.toHaveTextContent('12,480.50');
    await waitFor(() => expect(platform.sent(merchantWallet)).toHaveLength(2));
    answer();
    await waitFor(async () => expect(await wallet()).toHaveTextContent('฿99.00'));
  });

  it('stays in sight when the page asks by itself: news do not mask it', async () => {
    const platform = fakeMember();
    open();
    await wallet();
    platform.answer(merchantWallet, () => new Promise(() => undefined));
    act(() => void queryClient.invalidateQueries());
    await waitFor(() => expect(platform.sent(merchantWallet)).toHaveLength(2));
    expect(await wallet()).toHaveTextContent('฿12,480.50');
    expect(await wallet()).toHaveTextContent('฿9,280.50');
  });

  it('says when it did not load, keeps the rest, and tries again', async () => {
    const platform = fakeMember();
    platform.refuse(merchantWallet, 'not.found');
    open();
    expect(await screen.findByText('Your wallet did not load')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible();
    platform.answer(merchantWallet, wallets);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await wallet()).toHaveTextContent('฿12,480.50');
  });

  it('has nothing to transfer where there is the main wallet alone', async () => {
    const platform = fakeMember();
    platform.answer(merchantWallet, { ...wallets, wallets: wallets.wallets.slice(0, 1) });
    open();
    const card = within(await wallet());
    expect(await screen.findByRole('link', { name: 'Transaction record' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Transfer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'In games' })).not.toBeInTheDocument();
  });
});

describe('wallets of vendors', () => {
  it('are folded as long as they are empty', async () => {
    fakeMember();
    open();
    const list = within(await vendors());
    const names = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Moonreef฿1,850.00', 'Jadeworks฿950.00', 'Papercrane฿400.00']);
    await userEvent.click(list.getByRole('button', { name: '2 more, all empty' }));
    expect(names()).toHaveLength(5);
  });

  it('say when one does not answer, and ask again', async () => {
    const platform = fakeMember();
    platform.answer(merchantWallet, walletsWith({ PAPERCRANE: undefined }));
    open();
    const list = within(await vendors());
    expect(list.getByText('Not answering')).toBeVisible();
    platform.answer(merchantWallet, wallets);
    await userEvent.click(list.getByRole('button', { name: 'Try again: Papercrane' }));
    expect(await list.findByText('400.00')).toBeVisible();
    expect(list.queryByText('Not answering')).not.toBeInTheDocument();
  });

  it('offer no transfer where the merchant has it switched off', async () => {
    fakeMember({ menu: [] });
    open();
    const list = within(await vendors());
    expect(list.getByText('Moonreef')).toBeVisible();
    expect(list.queryByRole('button', { name: /Moonreef|Bring all back/ })).not.toBeInTheDocument();
  });
});

describe('rows', () => {
  it('are those whose keys are on and whose pages are there', async () => {
    fakeMember();
    open();
    expect(await screen.findByRole('link', { name: 'Bet record' })).toBeVisible();
    expect(links('Records')).toEqual(['Bet record', 'Transaction record', 'Profit and loss']);
    expect(links('Rewards')).toEqual(['Reward centre', 'Points mall']);
    expect(links('Account')).toEqual([
      expect.stringContaining('Security centre'),
      'Play limits',
      'Settings',
      'Help centre',
    ]);
  });

  it('lead to feedback where the merchant takes it', async () => {
    fakeMember({ flags: ['FEEDBACK3'] });
    open();
    expect(await screen.findByRole('link', { name: 'Feedback' })).toHaveAttribute('href', '/m/feedback');
    expect(links('Account').at(-1)).toBe('Feedback');
  });

  it('leave out what has no key, no page, and a group of nothing', async () => {
    fakeMember({ menu: ['TRANSREC3', 'REWCEN3', 'PTSYS3'] });
    open([PATHS.betRecord, PATHS.transactions, PATHS.settings]);
    expect(await screen.findByRole('link', { name: 'Transaction record' })).toBeVisible();
    expect(links('Records')).toEqual(['Transaction record']);
    expect(links('Account')).toEqual(['Settings']);
    expect(screen.queryByRole('navigation', { name: 'Rewards' })).not.toBeInTheDocument();
  });

  it('say the deposit limit of the shortest period, where the member has one', async () => {
    const platform = fakeMember();
    platform.answer(limits, { at: '2026-11-21T08:00:00Z', list: [weekly, { ...daily, source: 'OPERATOR' }] });
    open();
    const row = await screen.findByRole('link', { name: 'Play limits ฿15,000.00 a week' });
    expect(row).toHaveAttribute('href', '/m/care');
  });

  it('say how much of what guards the account is missing', async () => {
    fakeMember();
    open();
    expect(await screen.findByRole('link', { name: 'Security centre 2 to do' })).toBeVisible();
  });

  it('say nothing of it while it is not known', async () => {
    fakeMember().refuse(securityOverview, 'not.found');
    open();
    expect(await screen.findByRole('link', { name: 'Security centre' })).toBeVisible();
  });
});

it('asks before it logs out, and ends with the age that the merchant asks for', async () => {
  fakeMember();
  open();
  expect(await screen.findByText('18+')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
});
