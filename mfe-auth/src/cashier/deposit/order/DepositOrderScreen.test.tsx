import { merchantWallet } from '@site/contracts/areas/account';
import {
  cancelDeposit,
  type DepositOrder,
  depositPaid,
  depositRecords,
  openDeposit,
} from '@site/contracts/areas/deposit';
import { uploadPicture } from '@site/contracts/areas/profile';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../../testing/renderRemote';
import { askAgain } from '../../testing/askAgain';
import { answerOrder, fakeDeposits, transferOrder } from '../../testing/fakeCashier';
import { aMoment, goBack, keepHistory } from '../../testing/leave';
import DepositPage from '../DepositPage';

afterEach(() => {
  jest.restoreAllMocks();
  signOut();
  localStorage.clear();
  jest.useRealTimers();
});

const ADDRESS = '/m/voucherCenter?order=D2611210041';

/** Opens an order; `now` has the platform change it. */
function open(first: Partial<DepositOrder> = {}) {
  let order: DepositOrder = { ...transferOrder, ...first };
  const platform = fakeDeposits();
  answerOrder(platform, () => order);
  renderRemote(<DepositPage />, { path: ADDRESS });
  return {
    ...platform,
    now: (changes: Partial<DepositOrder>) => {
      order = { ...order, ...changes };
      return order;
    },
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const qrOrder = (minutesLeft = 14.9): Partial<DepositOrder> => ({
  kind: 'WECHAT',
  bank: undefined,
  qrCode: 'https://pay.example/p/1',
  expiresAt: minutesFromNow(minutesLeft),
});

describe('a bank transfer', () => {
  it('says what to send where, from whose account, and until when', async () => {
    open();
    expect(await screen.findByText('Send exactly')).toBeInTheDocument();
    expect(screen.getByText('Northpier Co., Ltd.')).toBeInTheDocument();
    expect(screen.getByText('041-2-88310-6')).toBeInTheDocument();
    expect(screen.getByText('Narin S***')).toBeInTheDocument();
    expect(screen.getByText(/^Held for you until (.+, )?\d\d:\d\d\./)).toBeInTheDocument();
  });

  it('is said to be paid once for two quick presses, with its time', async () => {
    const { answer, sent, now } = open();
    answer(depositPaid, () => now({ status: 'PAID', paidAt: minutesFromNow(0) }));
    const paid = await button('I have paid');
    fireEvent.click(paid);
    fireEvent.click(paid);
    const title = await screen.findByRole('heading', { name: 'We are looking for your transfer' });
    expect(title).toHaveFocus();
    expect(sent(depositPaid)).toHaveLength(1);
    expect(sent(depositPaid)[0]?.content).toMatchObject({
      orderNo: 'D2611210041',
      transferredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/),
    });
  });

  it('is not paid in the future', async () => {
    const { sent } = open();
    const time = await screen.findByLabelText('Time of transfer');
    fireEvent.change(time, { target: { value: '2099-01-01T10:00' } });
    fireEvent.click(await button('I have paid'));
    await waitFor(() => expect(time).toHaveAccessibleDescription('This time has not come yet.'));
    await aMoment();
    expect(sent(depositPaid)).toHaveLength(0);
  });

  it('is never called unpaid while nobody knows, and is asked for again under the same key', async () => {
    const { answer, sent, now } = open();
    answer(depositPaid, () => {
      throw new TypeError('cut off');
    });
    fireEvent.click(await button('I have paid'));
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    answer(depositPaid, () => now({ status: 'PAID' }));
    await askAgain();
    expect(await screen.findByRole('heading', { name: 'We are looking for your transfer' })).toBeVisible();
    const keys = sent(depositPaid).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('keeps the picture of the receipt while nobody knows', async () => {
    const { answer, refuse } = open();
    answer(uploadPicture, { id: 'pic_1', url: '/cdn/pic_1.webp', bytes: 3 });
    URL.createObjectURL = () => 'blob:receipt';
    URL.revokeObjectURL = () => {};
    const picture = new File(['png'], 'receipt.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(/Add a picture of the receipt/), picture);
    await screen.findByText('receipt.png');
    answer(depositPaid, () => {
      throw new TypeError('cut off');
    });
    fireEvent.click(await button('I have paid'));
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument();
    refuse(depositPaid, 'picture.unknown');
    await askAgain();
    expect(await button('I have paid')).toBeVisible();
    expect(screen.getByText('receipt.png')).toBeVisible();
  });

  it('is still asked about after a reload, until the order itself tells', async () => {
    const { answer } = open();
    answer(depositPaid, () => {
      throw new TypeError('cut off');
    });
    fireEvent.click(await button('I have paid'));
    await screen.findByRole('heading', { name: 'We are still checking' });
    cleanup();
    open();
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ask again' })).toBeVisible();
    cleanup();
    open({ status: 'PAID' });
    await screen.findByRole('heading', { name: 'We are looking for your transfer' });
    cleanup();
    open();
    expect(await button('I have paid')).toBeVisible();
  });

  it('shows how it was decided when that came first', async () => {
    const { refuse, now } = open();
    const paid = await button('I have paid');
    refuse(depositPaid, 'deposit.order.closed');
    now({ status: 'EXPIRED' });
    fireEvent.click(paid);
    expect(await screen.findByRole('heading', { name: 'This order has ended' })).toBeVisible();
  });

  it('is cancelled only after a question', async () => {
    const { answer, sent, now } = open();
    answer(cancelDeposit, () => now({ status: 'CANCELLED' }));
    fireEvent.click(await button('Cancel this order'));
    let question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(sent(cancelDeposit)).toHaveLength(0);
    fireEvent.click(await button('Cancel this order'));
    question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the order' }));
    const title = await screen.findByRole('heading', { name: 'Order cancelled' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(sent(cancelDeposit)).toHaveLength(1);
  });
});

describe('a code to scan', () => {
  it('stands with its amount and how long it works', async () => {
    open(qrOrder());
    expect(await screen.findByRole('img', { name: 'QR code for this payment' })).toBeInTheDocument();
    expect(screen.getByText(/^Works until \d\d:\d\d · 14:\d\d left$/)).toBeInTheDocument();
    expect(screen.getByText(/^Waiting for the payment/)).toBeInTheDocument();
  });

  it('is not called ended before the platform does', async () => {
    open(qrOrder(-1));
    expect(await screen.findByText(/We are checking whether a payment came\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'This code has ended' })).not.toBeInTheDocument();
  });
});

it('says so where a vendor gives no way to pay', async () => {
  open({ kind: 'GATEWAY', bank: undefined });
  expect(await screen.findByText(/The requested address is empty/)).toBeInTheDocument();
});

describe('what became of it', () => {
  it('is told with what has happened so far, while it is looked for', async () => {
    open({ status: 'PAID', paidAt: minutesFromNow(0), receipt: true });
    expect(await screen.findByRole('heading', { name: 'We are looking for your transfer' })).toBeVisible();
    const trail = screen.getByRole('list', { name: 'What has happened' });
    expect(trail).toHaveTextContent('Order made');
    expect(trail).toHaveTextContent(/You said it is paid.*with a receipt/);
    expect(trail).toHaveTextContent('Checking with the bank');
  });

  it('is money in the wallet, with what came along and what has to be bet for it', async () => {
    open({
      status: 'CONFIRMED',
      credited: '2000.00',
      promo: { title: 'Welcome match', bonus: '1000.00', toBet: '10000.00' },
    });
    expect(await screen.findByRole('heading', { name: 'In your main wallet' })).toBeVisible();
    expect(
      screen.getByText(
        '฿1,000.00 and the Welcome match bonus of ฿1,000.00. Bet ฿10,000.00 before you withdraw.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the record' })).toHaveAttribute(
      'href',
      '/m/transaction/record?tab=deposits',
    );
  });

  it.each<[string, Partial<DepositOrder>]>([
    ['The payment was refused', { status: 'REJECTED', reason: 'REFUSED' }],
    ['Order cancelled', { status: 'REJECTED', reason: 'GIVEN_UP' }],
    ['Order cancelled', { status: 'CANCELLED' }],
    ['This order has ended', { status: 'EXPIRED' }],
    ['This code has ended', { ...qrOrder(), qrCode: undefined, status: 'EXPIRED' }],
    ['We send your money back', { status: 'REFUND_DUE' }],
  ])('is said as "%s" for %j, with the number to ask by', async (title, order) => {
    open(order);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('D2611210041')).toBeInTheDocument();
  });

  it('is looked for again with a receipt where the transfer was not found', async () => {
    const { answer, sent, now } = open({
      status: 'REJECTED',
      reason: 'NOT_FOUND',
      paidAt: minutesFromNow(0),
    });
    answer(uploadPicture, { id: 'pic_1', url: '/cdn/pic_1.webp', bytes: 3 });
    answer(depositPaid, () => now({ status: 'PAID', reason: undefined, receipt: true }));
    expect(await screen.findByRole('heading', { name: 'We did not find this transfer' })).toBeVisible();
    fireEvent.click(await button('Send the receipt'));
    expect(screen.getByRole('heading', { name: 'Send the receipt' })).toHaveFocus();
    fireEvent.click(await button('Send the receipt'));
    expect(await screen.findByText('Add the receipt first, so that we can look again.')).toBeVisible();
    expect(sent(depositPaid)).toHaveLength(0);
    URL.createObjectURL = () => 'blob:receipt';
    URL.revokeObjectURL = () => {};
    const picture = new File(['png'], 'receipt.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/Add a picture of the receipt/), picture);
    await screen.findByText('receipt.png');
    await userEvent.click(await button('Send the receipt'));
    await waitFor(() => expect(sent(depositPaid)[0]?.content).toMatchObject({ receipt: 'pic_1' }));
    expect(await screen.findByRole('heading', { name: 'We are looking for your transfer' })).toBeVisible();
  });

  it('is a new code to scan, where it was one that has ended', async () => {
    open({ ...qrOrder(), qrCode: undefined, status: 'EXPIRED' });
    expect(await screen.findByRole('link', { name: 'Make a new code' })).toHaveAttribute(
      'href',
      '/m/voucherCenter',
    );
    expect(screen.queryByRole('img', { name: 'QR code for this payment' })).not.toBeInTheDocument();
  });

  it('leads to a new order, whatever else is open', async () => {
    const { sent } = open({ status: 'EXPIRED' });
    await userEvent.click(await screen.findByRole('link', { name: 'Start again' }));
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
    expect(address()).toBe('/m/voucherCenter');
    act(() => {
      window.history.pushState(null, '', '/m/home');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await goBack();
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
    await aMoment();
    expect(sent(openDeposit)).toHaveLength(0);
  });

  it('leads to a new order no longer after a reload, though the browser keeps that it did', async () => {
    const platform = fakeDeposits();
    window.history.replaceState({ usr: { fresh: true }, key: 'before', idx: 1 }, '', '/m/voucherCenter');
    keepHistory();
    renderRemote(<DepositPage />, { path: '/m/voucherCenter' });
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
    expect(platform.sent(openDeposit)).toHaveLength(1);
  });
});

it('is watched until it is decided, and then no longer; the balance follows', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  const { sent, now } = open(qrOrder());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(sent(depositRecords)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(sent(depositRecords)).toHaveLength(2);
  const balances = sent(merchantWallet).length;
  now({ status: 'CONFIRMED', credited: '1000.00' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(sent(merchantWallet).length).toBeGreaterThan(balances);
  expect(screen.getByRole('heading', { name: 'In your main wallet' })).toBeInTheDocument();
  const asked = sent(depositRecords).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(sent(depositRecords)).toHaveLength(asked);
});

it('says its news in one place that is there before them, and leaves the focus where it is', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  const { now } = open({ ...qrOrder(), status: 'PAID', paidAt: minutesFromNow(0) });
  await act(() => jest.advanceTimersByTimeAsync(0));
  const region = screen.getByText('We are looking for your payment', { selector: '[role=status]' });
  now({ status: 'REFUND_DUE' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { name: 'We send your money back' })).not.toHaveFocus();
  expect(region).toBeInTheDocument();
  expect(region).toHaveTextContent('We send your money back');
});

it('says when there is no such order', async () => {
  const platform = fakeDeposits();
  platform.answer(depositRecords, {
    list: [],
    footer: { amount: '0.00' },
    pageNum: 1,
    totalPages: 0,
    total: 0,
  });
  renderRemote(<DepositPage />, { path: ADDRESS });
  expect(await screen.findByRole('heading', { name: 'There is no such deposit' })).toBeVisible();
});

it('offers to try again when the order did not come', async () => {
  const platform = fakeDeposits();
  platform.refuse(depositRecords, 'feature.unavailable');
  renderRemote(<DepositPage />, { path: ADDRESS });
  expect(await screen.findByRole('heading', { name: 'The order did not load' })).toBeVisible();
  answerOrder(platform, () => transferOrder);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Send exactly')).toBeInTheDocument();
});
