import { moneyMoved } from '@site/api';
import { memberInfo, type Session, walletBalance } from '@site/contracts/areas/account';
import { signOut } from '@site/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, shellPlatform, signInAs } from '../../testing/renderShell';
import { BrandHeader } from './BrandHeader';

afterEach(() => {
  jest.useRealTimers();
  signOut();
});

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

it('shows the new balance at once when money has moved', async () => {
  const platform = shellPlatform();
  signInAs(0);
  renderShell(<BrandHeader />);
  expect(await screen.findByText('12,480.50')).toBeVisible();
  platform.answer(walletBalance, { sumBalance: '9280.50', currencySymbol: '฿' });
  act(() => moneyMoved());
  expect(await screen.findByText('9,280.50')).toBeVisible();
});

it('hides the balance on a press', async () => {
  shellPlatform();
  signInAs(0);
  renderShell(<BrandHeader />);
  await userEvent.click(await screen.findByRole('button', { name: /Hide balance/ }));
  expect(screen.queryByText('12,480.50')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Show balance/ }));
  expect(screen.getByText('12,480.50')).toBeVisible();
});

const pressDeposit = async (type: Session['type']) => {
  const platform = shellPlatform();
  platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type });
  signInAs(type);
  renderShell(<BrandHeader />, { paths: ['/m/voucherCenter'] });
  // The account type of member info is the one that counts.
  await waitFor(() => expect(platform.sent(memberInfo)).toHaveLength(1));
  const deposit = await screen.findByRole('button', { name: 'Deposit' });
  jest.useFakeTimers();
  fireEvent.click(deposit);
};

it.each([4, 40, 41, 42] as const)(
  'asks type %s for 2 s to use a real account, and stays @HS-027',
  async (type) => {
    await pressDeposit(type);
    const asked = 'Please use a real account to deposit';
    expect(screen.getByText(asked)).toBeVisible();
    expect(window.location.pathname).toBe('/m/home');
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(screen.getByText(asked)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(asked)).not.toBeInTheDocument();
  },
);

it.each([0, 1, 2] as const)('takes type %s to the cashier @HS-028 @HS-098', async (type) => {
  await pressDeposit(type);
  expect(window.location.pathname).toBe('/m/voucherCenter');
  expect(screen.queryByText('Please use a real account to deposit')).not.toBeInTheDocument();
});
