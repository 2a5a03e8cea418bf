import { withdrawCards } from '@site/contracts/areas/withdraw';
import { signOut } from '@site/session';
import { fireEvent, screen } from '@testing-library/react';
import { renderRemote } from '../../testing/renderRemote';
import { fakeWithdrawals, withdrawal } from '../testing/fakeCashier';
import { PATH } from '../testing/withdrawPage';
import WithdrawPage from './WithdrawPage';

afterEach(() => {
  jest.restoreAllMocks();
  signOut();
  localStorage.clear();
});

describe('what stands in the way', () => {
  const back = 'return=%2Fm%2Fwithdraw';

  it.each([
    ['Add a bank card first', { list: [] }, 'Add a card', `/m/securityCenter?part=addCard&${back}`],
    [
      'Set a payment password first',
      { hasPaymentPassword: false },
      'Set it',
      `/m/securityCenter?part=payment&${back}`,
    ],
    [
      'No withdrawals left today',
      { timesLeft: 0 },
      'See your withdrawals',
      '/m/transaction/record?tab=withdrawals',
    ],
    [
      'Nothing to withdraw',
      { withdrawable: '0.00', turnoverLeft: '0.00' },
      'See your wallets',
      '/m/member/home',
    ],
  ])('is told as "%s", with the way out', async (title, changes, way, href) => {
    fakeWithdrawals(changes);
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });

  it('is a turnover, with how much of it is met', async () => {
    fakeWithdrawals({ withdrawable: '0.00' });
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'Nothing to withdraw yet' })).toBeVisible();
    expect(
      await screen.findByText('The ฿4,280.50 belongs to Welcome match until its turnover is met.'),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: '฿6,400.00 of ฿10,000.00' })).toBeInTheDocument();
  });

  it('is a rest after a reset, with its end', async () => {
    fakeWithdrawals({ restingUntil: '2099-11-22T11:05:00Z' });
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: /^Open again .*2099, 18:05$/ })).toBeVisible();
  });
});

it('offers to try again when what may be withdrawn did not come', async () => {
  const platform = fakeWithdrawals();
  platform.refuse(withdrawCards, 'feature.unavailable');
  renderRemote(<WithdrawPage />, { path: PATH });
  expect(await screen.findByRole('heading', { name: 'The withdrawal did not load' })).toBeVisible();
  platform.answer(withdrawCards, withdrawal);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
});
