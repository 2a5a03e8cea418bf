import { type WithdrawOrder, withdraw, withdrawCards, withdrawReport } from '@site/contracts/areas/withdraw';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '../../../testing/renderRemote';
import { askAgain } from '../../testing/askAgain';
import { answerWithdrawal, fakeWithdrawals, withdrawOrder } from '../../testing/fakeCashier';
import { aMoment } from '../../testing/leave';
import { ask, cutOff, open, PATH } from '../../testing/withdrawPage';
import WithdrawPage from '../WithdrawPage';

afterEach(() => {
  jest.restoreAllMocks();
  signOut();
  localStorage.clear();
});

describe('a withdrawal that nobody knows about', () => {
  async function lose() {
    const platform = await open();
    platform.answer(withdraw, cutOff);
    await ask();
    await screen.findByRole('heading', { name: 'We are still checking' });
    await waitFor(() => expect(address()).toBe(PATH));
    cleanup();
    return platform;
  }

  /** The page after a reload, with these withdrawals in the records. */
  function reload(...orders: WithdrawOrder[]) {
    const platform = fakeWithdrawals();
    platform.answer(withdrawReport, {
      list: orders,
      footer: { amount: '0.00' },
      pageNum: 1,
      totalPages: 1,
      total: orders.length,
    });
    renderRemote(<WithdrawPage />, { path: PATH });
    return platform;
  }

  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

  it('has the focus on what is said of it, and a way to the records', async () => {
    window.history.pushState(null, '', '/m/before');
    window.history.pushState(null, '', PATH);
    const platform = await open();
    platform.answer(withdraw, cutOff);
    await ask();
    const title = await screen.findByRole('heading', { name: 'We are still checking' });
    await waitFor(() => expect(title).toHaveFocus());
    await aMoment();
    expect(address()).toBe(PATH);
    expect(screen.getByRole('link', { name: 'See your records' })).toHaveAttribute(
      'href',
      '/m/transaction/record?tab=withdrawals',
    );
  });

  it('is still there for whoever comes back, under the same key', async () => {
    const platform = await lose();
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    platform.answer(withdraw, withdrawOrder);
    answerWithdrawal(platform, () => withdrawOrder);
    await askAgain();
    await waitFor(() => expect(address()).toBe(`${PATH}?order=W2611210087`));
    const [one, other] = platform.sent(withdraw).map(({ headers }) => headers['Idempotency-Key']);
    expect(other).toBe(one);
  });

  it('is looked up in the records after a reload, because its password is gone', async () => {
    await lose();
    const earlier = { ...withdrawOrder, orderNo: 'W1', createdAt: '2026-01-01T00:00:00Z' };
    const other = { ...withdrawOrder, orderNo: 'W2', amount: '2000.00', createdAt: new Date().toISOString() };
    const platform = reload(other, earlier);
    expect(await screen.findByText(/whether your withdrawal of ฿3,000\.00 was made/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your records' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
    await waitFor(() => expect(platform.sent(withdrawReport)).toHaveLength(1));
    await aMoment();
    expect(address()).toBe(PATH);
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
    cleanup();

    const made = { ...withdrawOrder, createdAt: new Date().toISOString() };
    const { sent } = reload(other, made, earlier);
    await waitFor(() => expect(address()).toBe(`${PATH}?order=${made.orderNo}`));
    expect(sent(withdraw)).toHaveLength(0);
    expect(sessionStorage.length).toBe(1); // the session
  });

  it('was not made where it is not in the records in time', async () => {
    await lose();
    later(3 * 60_000);
    reload();
    expect(
      await screen.findByText('No withdrawal of ฿3,000.00 was made. You can ask again.'),
    ).toBeInTheDocument();
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
  });

  it('is still asked about when what may be withdrawn does not load', async () => {
    await lose();
    const platform = fakeWithdrawals();
    platform.refuse(withdrawCards, 'feature.unavailable');
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
  });
});
