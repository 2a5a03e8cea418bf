import { type DepositOrder, depositRecords } from '@site/contracts/areas/deposit';
import { transactions } from '@site/contracts/areas/wallet';
import { withdrawReport } from '@site/contracts/areas/withdraw';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../testing/renderRemote';
import { aDeposit, aMovement, aWithdrawal, fakeRecords, stopTheClock } from '../testing/fakeRecords';
import TransactionRecordPage from './TransactionRecordPage';

stopTheClock();

const show = (search = '') =>
  renderRemote(<TransactionRecordPage />, { path: `/m/transaction/record${search}`, leadsOn: false });
const row = (name: string | RegExp) => screen.findByRole('button', { name });
/** The sign of the currency comes with a call of its own. */
const says = (name: RegExp, words: string) =>
  waitFor(async () => expect(await row(name)).toHaveTextContent(words));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const totals = async () => within(await screen.findByRole('region', { name: 'Totals' }));

const figuresOf = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('definition').map(({ textContent }) => textContent);

describe('movements', () => {
  it('stand under the merchant’s days, signed, with the sums of the platform @RP-046 @HS-010', async () => {
    const platform = await fakeRecords({
      movements: [
        aMovement({ remark: 'Sala Bank •• 4417' }),
        aMovement({ id: 'm2', name: 'Withdrawal', amount: '-3000.00', at: '2026-11-19T16:30:00Z' }),
      ],
    });
    show();
    await says(/^Bank transfer/, 'Bank transfer 14:14 · Sala Bank •• 4417 +฿1,000.00');
    await says(/^Withdrawal/, 'Withdrawal 23:30 −฿3,000.00');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today · Fri, November 20, 2026',
      'Yesterday · Thu, November 19, 2026',
    ]);
    const card = await totals();
    expect(card.getByText('2 records')).toBeVisible();
    expect(figuresOf(card)).toEqual(['฿5,500.00', '฿3,000.00']);
    expect(platform.asked(transactions)[0]).toMatchObject({
      startDate: '2026-11-14',
      endDate: '2026-11-20',
      pageNo: 1,
      pageSize: 25,
    });
  });

  it('are narrowed by days and by what moved them, and the address keeps both', async () => {
    const platform = await fakeRecords({ movements: [aMovement()] });
    show();
    await press('30 days');
    await press('Bonus');
    await waitFor(() =>
      expect(platform.asked(transactions).at(-1)).toMatchObject({ startDate: '2026-10-22', codes: 'BONUS' }),
    );
    expect(address()).toBe('/m/transaction/record?range=30days&code=BONUS');
  });

  it('tell all of one in a sheet, with its number to copy', async () => {
    await fakeRecords({ movements: [aMovement({ orderNo: 'D2611200041' })] });
    show();
    await userEvent.click(await row(/^Bank transfer/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Bank transfer' }));
    expect(figuresOf(sheet)).toContain('฿2,234.50');
    expect(sheet.getByText('D2611200041')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Copy the number' })).toBeVisible();
  });

  it('have an address for each, which Back closes, and show it as it is by now', async () => {
    const platform = await fakeRecords({ deposits: [aDeposit()] });
    show('?tab=deposits');
    await userEvent.click(await row(/^Bank transfer/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Bank transfer' }));
    expect(sheet.getByText('Waiting')).toBeVisible();
    expect(address()).toBe('/m/transaction/record?tab=deposits&record=D2611200041');
    const orders = (list: DepositOrder[]) =>
      platform.answer(depositRecords, {
        list,
        footer: { amount: '1000.00' },
        pageNum: 1,
        totalPages: 1,
        total: 1,
      });
    orders([aDeposit({ status: 'CONFIRMED', credited: '1000.00' })]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await sheet.findByText('Done')).toBeVisible();
    expect(sheet.queryByText('Waiting')).not.toBeInTheDocument();
    // A list that has it no more takes it out of nobody's sight.
    orders([aDeposit({ orderNo: 'D2', name: 'QR payment' })]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('QR payment');
    expect(sheet.getByText('Done')).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/m/transaction/record?tab=deposits');
  });

  it('are found by their address', async () => {
    await fakeRecords({ movements: [aMovement(), aMovement({ id: 'm2', name: 'Bonus' })] });
    show('?record=m2');
    expect(await screen.findByRole('dialog', { name: 'Bonus' })).toBeVisible();
  });

  it('say how many there are in one region that stays, whatever is narrowed', async () => {
    const platform = await fakeRecords({ movements: [aMovement()] });
    show();
    const count = await screen.findByText('1 record');
    expect(count).toHaveAttribute('role', 'status');
    let answer = () => {};
    const none = { list: [], footer: { in: '0.00', out: '0.00' }, pageNum: 1, totalPages: 0, total: 0 };
    platform.answer(transactions, () => new Promise((resolve) => (answer = () => resolve(none))));
    await press('Today');
    await waitFor(() => expect(count).toBeEmptyDOMElement());
    expect((await totals()).getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual(
      ['', ''],
    );
    await act(async () => answer());
    await waitFor(() => expect(count).toHaveTextContent('0 records'));
    expect(screen.queryByRole('region', { name: 'Totals' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
    platform.refuse(transactions, 'feature.unavailable');
    await press('Yesterday');
    await screen.findByRole('heading', { name: 'Your records did not load' });
    platform.answer(transactions, { ...none, list: [aMovement()], total: 1 });
    await press('Try again');
    await waitFor(() => expect(count).toHaveTextContent('1 record'));
    expect(count).toBeInTheDocument();
  });

  it('of a team name the account, and there are no orders', async () => {
    const platform = await fakeRecords({ movements: [aMovement({ account: 'member07', name: 'Transfer' })] });
    show('?types=A');
    expect(await row(/^Transfer 14:14 · member07/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Team transactions' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(platform.asked(transactions)[0]).toMatchObject({ types: 'A' });
  });

  it('load page by page as the member gets there', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aMovement({ id: `m${index}` }));
    const platform = await fakeRecords({ movements: many });
    const callbacks: IntersectionObserverCallback[] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (callback) =>
        ({
          observe: () => callbacks.push(callback),
          disconnect: () => {},
        }) as unknown as IntersectionObserver,
    );
    show();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    act(() => {
      for (const callback of callbacks) callback([entry], {} as IntersectionObserver);
    });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
    expect(platform.asked(transactions).map(({ pageNo }) => pageNo)).toEqual([1, 2]);
  });

  it('offer to try again when they did not load', async () => {
    const platform = await fakeRecords({});
    platform.refuse(transactions, 'feature.unavailable');
    show();
    expect(await screen.findByRole('heading', { name: 'Your records did not load' })).toBeVisible();
    platform.answer(transactions, {
      list: [aMovement()],
      footer: { in: '1000.00', out: '0.00' },
      pageNum: 1,
      totalPages: 1,
      total: 1,
    });
    await press('Try again');
    expect(await row(/^Bank transfer/)).toBeVisible();
  });

  it('say that there are none, and look further back', async () => {
    await fakeRecords({});
    show();
    expect(await screen.findByRole('heading', { name: 'No records in these days' })).toBeVisible();
    await press('Show 30 days');
    await waitFor(() => expect(address()).toBe('/m/transaction/record?range=30days'));
    await press('Show 92 days');
    await waitFor(() => expect(address()).toBe('/m/transaction/record?from=2026-08-21&to=2026-11-20'));
    expect(await screen.findByRole('heading', { name: 'No records in these days' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });
});

describe('deposits', () => {
  it('say how each stands, in words @RP-046', async () => {
    await fakeRecords({
      deposits: [
        aDeposit(),
        aDeposit({ orderNo: 'D2', name: 'QR payment', status: 'EXPIRED', createdAt: '2026-11-20T01:00:00Z' }),
      ],
    });
    show('?tab=deposits');
    await says(/^Bank transfer/, 'Bank transfer 14:14 · D2611200041 +฿1,000.00 Waiting');
    await says(/^QR payment/, 'QR payment 08:00 · D2 +฿1,000.00 Ended');
    expect(figuresOf(await totals())).toEqual(['฿1,500.00']);
  });

  it('are narrowed by their state, and the filter can be taken away', async () => {
    const platform = await fakeRecords({});
    show('?tab=deposits');
    await press('Done');
    await waitFor(() => expect(platform.asked(depositRecords).at(-1)).toMatchObject({ status: 'CONFIRMED' }));
    await press('Clear filters');
    await waitFor(() => expect(address()).toBe('/m/transaction/record?tab=deposits'));
  });

  it.each<Partial<DepositOrder>>([
    { status: 'PAID' },
    { status: 'REJECTED', reason: 'NOT_FOUND' },
    { status: 'EXPIRED' },
    { status: 'REFUND_DUE' },
  ])('lead back to an order whose screen has more to say: %j', async (changes) => {
    await fakeRecords({ deposits: [aDeposit(changes)] });
    show('?tab=deposits');
    await userEvent.click(await row(/^Bank transfer/));
    expect(await screen.findByRole('link', { name: 'Open this order' })).toHaveAttribute(
      'href',
      '/m/voucherCenter?order=D2611200041',
    );
  });

  it('lead nowhere from an order that is done', async () => {
    await fakeRecords({ deposits: [aDeposit({ status: 'CONFIRMED' })] });
    show('?tab=deposits');
    await userEvent.click(await row(/^Bank transfer/));
    expect(await screen.findByRole('dialog', { name: 'Bank transfer' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open this order' })).not.toBeInTheDocument();
  });

  it.each<[DepositOrder['status'], boolean]>([
    ['REFUND_DUE', true],
    ['REJECTED', true],
    ['PAID', false],
  ])('that are %s are struck through: %s', async (status, isVoid) => {
    await fakeRecords({ deposits: [aDeposit({ status })] });
    show('?tab=deposits');
    const order = await row(/^Bank transfer/);
    expect(order.querySelector('s') !== null).toBe(isVoid);
  });
});

describe('withdrawals', () => {
  it('say where each goes, how it stands, and what arrives @RP-046', async () => {
    const platform = await fakeRecords({ withdrawals: [aWithdrawal()] });
    show('?tab=withdrawals');
    await says(/^Withdrawal/, 'Withdrawal 14:21 · Sala Bank •• 4417 −฿3,000.00 Sent to the bank');
    await userEvent.click(await row(/^Withdrawal/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
    expect(figuresOf(sheet)).toContain('฿2,990.00');
    expect(sheet.getByText('Narin S***')).toBeVisible();
    expect(platform.asked(withdrawReport)[0]).toMatchObject({ startDate: '2026-11-14' });
  });
});

it('forgets a filter with the tab that it belongs to', async () => {
  await fakeRecords({ deposits: [aDeposit()] });
  show('?code=BONUS');
  await userEvent.click(await screen.findByRole('tab', { name: 'Deposits' }));
  await waitFor(() => expect(address()).toBe('/m/transaction/record?tab=deposits'));
});
