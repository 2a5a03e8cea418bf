import { refuse } from '@site/api/testing';
import { cancelSuborders, type Order, orderDetail, orders } from '@site/contracts/lottery';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, renderRemote } from '../../renderRemote';
import BetRecordPage from '../BetRecordPage';
import { fakeBets } from '../fakeBets';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const CLOSES_IN_MS = 60_000;

const suborder = (suborderId: string, content: string) => ({
  suborderId,
  play: 'top3',
  playName: 'Last three',
  content,
  bet: '10.00',
  win: '0.00',
  status: 'PENDING' as const,
});

const anOrder = (changes: Partial<Order> = {}): Order => ({
  orderId: 'order-1',
  gameId: 'quick',
  gameName: 'Quick Three',
  numero: '20261120-0481',
  at: '2026-11-20T07:59:00Z',
  bet: '30.00',
  win: '0.00',
  status: 'PENDING',
  suborders: [suborder('s1', '1,2,3'), suborder('s2', '4,5,6'), suborder('s3', '7,8,9')],
  closesAt: new Date(NOW + CLOSES_IN_MS).toISOString(),
  ...changes,
});

/** A member at a platform with these orders, whose bets can be taken back. */
function fakeOrders(all: Order[]) {
  const platform = fakeBets([]);
  let current = all;
  platform.answer(orders, ({ content }) => {
    const { status, pageNo, pageSize } = content as { status?: string; pageNo: number; pageSize: number };
    const left = current.filter((order) => status === undefined || order.status === status);
    return {
      list: left
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map(({ suborders: _ofDetail, ...order }) => order),
      pageNum: pageNo,
      totalPages: Math.ceil(left.length / pageSize),
      total: left.length,
      footer: { bet: '30.00', win: '0.00' },
    };
  });
  platform.answer(
    orderDetail,
    ({ content }) =>
      current.find(({ orderId }) => orderId === (content as { orderId: string }).orderId) ??
      refuse('not.found'),
  );
  platform.answer(cancelSuborders, ({ content }) => {
    const { suborderIds } = content as { suborderIds: string[] };
    current = current.map((order) => ({
      ...order,
      suborders: order.suborders?.map((each) =>
        suborderIds.includes(each.suborderId) ? { ...each, status: 'CANCELLED' as const } : each,
      ),
    }));
    return { cancelled: suborderIds, refunded: `${suborderIds.length}0.00` };
  });
  return {
    ...platform,
    change: (next: Order[]) => {
      current = next;
    },
  };
}

let now = NOW;
beforeEach(() => {
  now = NOW;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const show = (search = '?tab=lottery') => renderRemote(<BetRecordPage />, { path: `/m/gameRecord${search}` });

async function openOrder() {
  await userEvent.click(await screen.findByRole('button', { name: /Quick Three/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Quick Three' }));
  await sheet.findByText('1,2,3');
  return sheet;
}

it('lists the orders of the days, in a tab that the address remembers', async () => {
  const { sent } = fakeOrders([anOrder()]);
  show('?range=today');
  await userEvent.click(await screen.findByRole('tab', { name: 'Lottery orders' }));
  const row = await screen.findByRole('button', { name: /Quick Three/ });
  expect(row).toHaveTextContent('14:59 · Draw 20261120-0481');
  expect(row).toHaveTextContent('Pending');
  expect(address()).toBe('/m/gameRecord?tab=lottery&range=today');
  expect(sent(orders)[0]?.content).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-20' });
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  expect(totals.getByText('1 order')).toBeInTheDocument();
  expect(totals.queryByText('Result')).not.toBeInTheDocument();
});

it('narrows by state, and offers a way out when nothing is left', async () => {
  fakeOrders([anOrder()]);
  show();
  await screen.findByRole('button', { name: /Quick Three/ });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter orders' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Won' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show orders' }));
  expect(address()).toBe('/m/gameRecord?tab=lottery&status=WON');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('button', { name: /Quick Three/ })).toBeInTheDocument();
});

it('shows an order with its bets and the numbers drawn', async () => {
  const settled = anOrder({
    status: 'WON',
    win: '900.00',
    result: ['1', '2', '3'],
    suborders: [{ ...suborder('s1', '1,2,3'), status: 'WON', win: '900.00' }],
  });
  fakeOrders([settled]);
  show();
  const sheet = await openOrder();
  expect(sheet.getByText('1 2 3')).toBeInTheDocument();
  expect(sheet.getByRole('listitem')).toHaveTextContent('1,2,3 Last threeWon฿900.00Bet ฿10.00');
  expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: /ancel/ })).not.toBeInTheDocument();
});

describe('taking bets back', () => {
  it('asks first, sends what was chosen once, and shows the order as it is then', async () => {
    const { sent } = fakeOrders([anOrder()]);
    show();
    const sheet = await openOrder();
    expect(sheet.getByRole('button', { name: 'Choose bets to cancel' })).toHaveAttribute('aria-disabled');
    await userEvent.click(sheet.getByRole('checkbox', { name: /1,2,3/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /4,5,6/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /4,5,6/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /7,8,9/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel 2 bets' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 bets?' }));
    expect(sent(cancelSuborders)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Cancel bets' }));
    expect(await screen.findByText('Cancelled. ฿20.00 is back in your balance')).toBeInTheDocument();
    expect(sent(cancelSuborders).map(({ content }) => content)).toEqual([
      { orderId: 'order-1', suborderIds: ['s1', 's3'] },
    ]);
    expect(sent(cancelSuborders)[0]?.headers).toHaveProperty('Idempotency-Key');
    await waitFor(() => expect(sheet.getAllByRole('checkbox')).toHaveLength(1));
    expect(sheet.getAllByText('Cancelled')).toHaveLength(2);
  });

  it('leaves everything when the player thinks better of it', async () => {
    const { sent } = fakeOrders([anOrder()]);
    show();
    const sheet = await openOrder();
    await userEvent.click(sheet.getByRole('checkbox', { name: /1,2,3/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel 1 bet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep them' }));
    expect(sent(cancelSuborders)).toEqual([]);
    expect(sheet.getByRole('checkbox', { name: /1,2,3/ })).toBeChecked();
  });

  it('shows what became of the order when the draw had closed', async () => {
    const platform = fakeOrders([anOrder()]);
    show();
    const sheet = await openOrder();
    platform.refuse(cancelSuborders, 'draw.closed');
    platform.change([
      anOrder({ status: 'LOST', suborders: [{ ...suborder('s1', '1,2,3'), status: 'LOST' }] }),
    ]);
    await userEvent.click(sheet.getByRole('checkbox', { name: /1,2,3/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel 1 bet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel bets' }));
    await waitFor(() => expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(sheet.getAllByText('Lost').length).toBeGreaterThan(0);
  });

  it('is over when the draw closes, and the order is asked for again', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date'] });
    try {
      const { sent } = fakeOrders([anOrder()]);
      show();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(await screen.findByRole('button', { name: /Quick Three/ }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Quick Three' }));
      expect(await sheet.findAllByRole('checkbox')).toHaveLength(3);
      const before = sent(orderDetail).length;
      now += CLOSES_IN_MS;
      await act(() => jest.advanceTimersByTimeAsync(CLOSES_IN_MS));
      expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument();
      await waitFor(() => expect(sent(orderDetail).length).toBeGreaterThan(before));
    } finally {
      jest.useRealTimers();
    }
  });
});

it('says when the bets of an order did not load, and tries again', async () => {
  const platform = fakeOrders([anOrder()]);
  platform.refuse(orderDetail, 'not.found');
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Quick Three/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Quick Three' }));
  expect(await sheet.findByRole('heading', { name: 'Your orders did not load' })).toBeInTheDocument();
  platform.answer(orderDetail, anOrder());
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByText('1,2,3')).toBeInTheDocument();
});
