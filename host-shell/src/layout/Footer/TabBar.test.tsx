import { sealedLink } from '@site/api/testing/sealedLink';
import { memberInfo, type Session } from '@site/contracts/areas/account';
import { customerService, type ServiceEntry, systemStatus } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedTab } from '../../testing/openedTab';
import { openStatus, renderShell, shellPlatform, signInAs } from '../../testing/renderShell';
import { TabBar } from './TabBar';

const ALL_PATHS = ['/m/activity', '/m/inviteFriends', '/m/agent', '/m/member/home'];

afterEach(() => {
  signOut();
  localStorage.clear();
});

interface Circumstances {
  type?: Session['type'];
  referral?: boolean;
  service?: Partial<typeof openStatus.info.customerService>;
}

function open({ type, referral = false, service = {} }: Circumstances = {}) {
  const platform = shellPlatform();
  const customerService = { ...openStatus.info.customerService, ...service };
  const info = { ...openStatus.info, whitelabel: { REFERRAL3: referral }, customerService };
  platform.answer(systemStatus, { ...openStatus, info });
  if (type !== undefined) {
    platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type });
    signInAs(type);
  }
  renderShell(<TabBar />, { paths: ALL_PATHS });
  return platform;
}

it('has home, promotions, invite, customer service and the member centre @HS-060', () => {
  open();
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
  expect(bar.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/m/activity');
  expect(bar.getByRole('link', { name: 'Me' })).toHaveAttribute('href', '/m/member/home');
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Invite', 'Service']);
});

describe('invite', () => {
  const invite = () => userEvent.click(screen.getByRole('button', { name: 'Invite' }));

  it.each([1, 2, 41, 42] as const)('offers agents of type %s their page in a modal @HS-061', async (type) => {
    open({ type, referral: true });
    await invite();
    const modal = await screen.findByRole('alertdialog', { name: 'Your agent page' });
    expect(window.location.pathname).toBe('/m/home');
    await userEvent.click(within(modal).getByRole('button', { name: 'Open agent page' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/agent'));
  });

  it.each([undefined, 0, 4, 40] as const)(
    'takes type %s to the referral page where it is on @HS-062',
    async (type) => {
      open({ ...(type !== undefined && { type }), referral: true });
      await waitFor(async () => {
        await invite();
        expect(window.location.pathname).toBe('/m/inviteFriends');
        expect(screen.getByRole('button', { name: 'Invite' })).toHaveAttribute('aria-current', 'page');
      });
    },
  );

  it('says "coming soon" for a second where it is off @HS-062 @SH-023', async () => {
    open({ type: 0 });
    jest.useFakeTimers({ advanceTimers: true });
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(screen.getByText('Coming soon')).toBeVisible();
    expect(window.location.pathname).toBe('/m/home');
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    await waitFor(() => expect(screen.queryByText('Coming soon')).not.toBeInTheDocument());
  });
});

describe('customer service', () => {
  const kinds = ['LIVECHAT', 'TWITTER', 'TELEGRAM', 'FACEBOOK', 'VIP', 'LINE'] as const;

  async function openMenu(list: readonly ServiceEntry[], service?: Circumstances['service']) {
    open(service && { service }).answer(customerService, { list: [...list] });
    await userEvent.click(screen.getByRole('button', { name: 'Service' }));
    return screen.findByRole('dialog', { name: 'Customer service' });
  }

  it('lists every kind with its title and name @HS-063', async () => {
    const menu = await openMenu(
      kinds.map((csType, index) => ({
        csType,
        csPosition: `P-${index}`,
        title: `Title ${csType}`,
        name: `Name ${csType}`,
        path: '',
      })),
    );
    for (const kind of kinds)
      expect(
        await within(menu).findByRole('button', { name: new RegExp(`Title ${kind}.*Name ${kind}`) }),
      ).toBeVisible();
  });

  it('leaves out what stands in the game menu @HS-064', async () => {
    const entry = { csType: 'VIP', title: 'VIP desk', name: 'Your manager', path: '' } as const;
    const menu = await openMenu([
      { ...entry, csPosition: 'VIP-1' },
      { ...entry, csPosition: 'VIP-2', title: 'In the game menu' },
    ]);
    expect(await within(menu).findByRole('button', { name: /VIP desk/ })).toBeVisible();
    expect(within(menu).queryByText('In the game menu')).not.toBeInTheDocument();
  });

  it('opens the decoded link outside the site, and closes @HS-065', async () => {
    const { path, key } = await sealedLink('https://t.example/aurora');
    const { open, tab } = openedTab();
    const entry = {
      csType: 'TELEGRAM',
      csPosition: 'P-1',
      title: 'Telegram',
      name: '@aurora',
      path,
    } as const;
    const menu = await openMenu([entry], { hosts: ['t.example'], key });
    const telegram = await within(menu).findByRole('button', { name: /Telegram/ });
    // Within the press, before anything is waited for.
    act(() => telegram.click());
    expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://t.example/aurora'));
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for another press where the browser blocks the tab @HS-026', async () => {
    const { path, key } = await sealedLink('https://t.example/aurora');
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const entry = { csType: 'LINE', csPosition: 'P-1', title: 'LINE', name: '@aurora', path } as const;
    const menu = await openMenu([entry], { hosts: ['t.example'], key });
    await userEvent.click(await within(menu).findByRole('button', { name: /LINE/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open customer service' }));
    await waitFor(() =>
      expect(open).toHaveBeenLastCalledWith('https://t.example/aurora', '_blank', 'noopener'),
    );
  });

  it('opens nothing that the merchant does not list, and says so', async () => {
    const { path, key } = await sealedLink('https://elsewhere.example/');
    const { tab } = openedTab();
    const entry = { csType: 'LINE', csPosition: 'P-1', title: 'LINE', name: '@aurora', path } as const;
    const menu = await openMenu([entry], { hosts: ['t.example'], key });
    await userEvent.click(await within(menu).findByRole('button', { name: /LINE/ }));
    expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalled();
  });

  it('says when no contact is listed', async () => {
    const menu = await openMenu([]);
    expect(await within(menu).findByText('No contact is listed right now')).toBeVisible();
  });
});
