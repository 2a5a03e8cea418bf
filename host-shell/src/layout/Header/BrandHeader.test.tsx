import { memberInfo, walletBalance } from '@site/contracts/areas/account';
import { signOut } from '@site/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, shellPlatform, signInAs } from '../../testing/renderShell';
import { BrandHeader } from './BrandHeader';

afterEach(() => signOut());

it('shows the merchant and leads home @HS-017', () => {
  shellPlatform();
  renderShell(<BrandHeader />);
  expect(screen.getByRole('link', { name: 'Aurora, home' })).toHaveAttribute('href', '/m/home');
});

it('offers guests to log in and to register, and shows them no balance @HS-022 @HS-101', () => {
  shellPlatform();
  renderShell(<BrandHeader />, { paths: ['/m/login', '/m/register'] });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
  expect(screen.queryByText(/฿/)).not.toBeInTheDocument();
});

it('shows members their balance, the deposit button and the menu @HS-023', async () => {
  shellPlatform();
  signInAs(0);
  renderShell(<BrandHeader />, { paths: ['/m/voucherCenter'] });
  expect(await screen.findByText('12,480.50')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

it('shows no way to a page that this site does not have', async () => {
  shellPlatform();
  signInAs(0);
  renderShell(<BrandHeader />);
  expect(await screen.findByText('12,480.50')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
});

it.each([{ sumBalance: '12480.50' }, { sumBalance: '12480.50', currencySymbol: '' }])(
  'shows a balance in CNY where the wallet gives no symbol, as %j @SH-016',
  async (wallet) => {
    shellPlatform().answer(walletBalance, wallet);
    signInAs(0);
    renderShell(<BrandHeader />);
    expect((await screen.findByText('CN¥')).parentElement).toHaveTextContent('CN¥12,480.50');
  },
);

it('hides the balance on a press', async () => {
  shellPlatform();
  signInAs(0);
  renderShell(<BrandHeader />);
  await userEvent.click(await screen.findByRole('button', { name: /Hide balance/ }));
  expect(screen.queryByText('12,480.50')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Show balance/ }));
  expect(screen.getByText('12,480.50')).toBeVisible();
});

it('asks a trial account for a real one and stays', async () => {
  const platform = shellPlatform();
  platform.answer(memberInfo, { id: '1', account: 'trial', nickname: '', type: 4 });
  signInAs(4);
  renderShell(<BrandHeader />, { paths: ['/m/voucherCenter'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Deposit' }));
  expect(await screen.findByText('Please use a real account to deposit')).toBeVisible();
  expect(window.location.pathname).toBe('/m/home');
});

it('takes a real account to the cashier', async () => {
  const platform = shellPlatform();
  platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type: 0 });
  signInAs(0);
  renderShell(<BrandHeader />, { paths: ['/m/voucherCenter'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Deposit' }));
  expect(window.location.pathname).toBe('/m/voucherCenter');
});
