import { memberInfo } from '@site/contracts/areas/account';
import { signOut } from '@site/session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, shellPlatform, signInAs } from '../../testing/renderShell';
import { BackHeader } from './BackHeader';

afterEach(() => signOut());

const PAGES = ['/m/login', '/m/register', '/m/voucherCenter'];

function open(paths: readonly string[] = PAGES, at = '/m/message') {
  renderShell(<BackHeader title="Messages" route={{ path: at, back: 'step' }} />, { paths, at });
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  return within(banner);
}

it('offers guests to log in and to register beside the title @HS-022', () => {
  shellPlatform();
  const banner = open();
  expect(banner.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
  expect(banner.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
  expect(banner.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
});

it('shows members their balance, the deposit button and the menu beside the title @HS-023', async () => {
  const platform = shellPlatform();
  platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type: 0 });
  signInAs(0);
  const banner = open();
  expect(await banner.findByText('12,480.50')).toBeVisible();
  expect(banner.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(banner.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await userEvent.click(banner.getByRole('button', { name: 'Deposit' }));
  expect(window.location.pathname).toBe('/m/voucherCenter');
});

it.each(['/m/voucherCenter', '/m/notice'])(
  'leaves the room of the deposit button to the title of %s',
  async (path) => {
    shellPlatform();
    signInAs(0);
    const banner = open(PAGES, path);
    expect(await banner.findByText('12,480.50')).toBeVisible();
    expect(banner.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
  },
);

it('has neither a way to deposit nor a sum on the pages of responsible play', async () => {
  shellPlatform();
  signInAs(0);
  const banner = open(PAGES, '/m/care/limits');
  expect(await banner.findByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(banner.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
  await expect(banner.findByText('12,480.50', {}, { timeout: 500 })).rejects.toThrow();
});

it('shows no deposit button where this site has no page for it', async () => {
  shellPlatform();
  signInAs(0);
  const banner = open(['/m/login']);
  expect(await banner.findByText('12,480.50')).toBeVisible();
  expect(banner.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
});

it.each([
  ['/m/agentRegister', 'agent', '/m/agent'],
  ['/m/agent', 'agent', '/m/home'],
  ['/m/set', 'member', '/m/home'],
] as const)('leads back from %s, opened by its address, for %s to %s', async (path, guard, above) => {
  shellPlatform();
  renderShell(<BackHeader title="A page" route={{ path, guard, back: 'step' }} />, { at: path });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.location.pathname).toBe(above);
});
