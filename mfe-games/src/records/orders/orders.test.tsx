import { orderDetail, orders } from '@site/contracts/areas/lottery';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aSuborder, fakeOrders, NOW, someOrders } from '../../testing/fakeOrders';
import { observeIntersections } from '../../testing/renderRecord';
import { address, renderRemote } from '../../testing/renderRemote';
import BetRecordPage from '../BetRecordPage';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
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
});

it('sums the orders, and says what they have brought where the platform tells it', async () => {
  fakeOrders([
    anOrder({ orderId: 'won', status: 'WON', valid: '30.00', win: '900.00', net: '870.00' }),
    anOrder({ orderId: 'open', bet: '20.00' }),
  ]);
  show();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  await waitFor(() =>
    expect(totals.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '฿50.00',
      '฿30.00',
      '฿900.00',
    ]),
  );
  expect(totals.getByRole('img', { name: 'Ahead' }).parentElement).toHaveTextContent('+฿870.00');
});

it('shows no result where the platform does not say what counts', async () => {
  const platform = fakeOrders([]);
  const { valid: _unsaid, net: _unsaidToo, suborders: _ofDetail, ...order } = anOrder();
  const footer = { bet: '30.00', win: '0.00' };
  platform.answer(orders, { list: [order], footer, total: 1, pageNum: 1, totalPages: 1 });
  show();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  expect(totals.queryByText('Result')).not.toBeInTheDocument();
  expect(totals.getAllByRole('definition')).toHaveLength(2);
});

describe('filters', () => {
  const mixed = [
    anOrder(),
    anOrder({ orderId: 'order-2', gameId: '502', gameName: 'Evening Three Digits', status: 'LOST' }),
  ];
  const rows = () => screen.getAllByRole('listitem');

  it('narrow by state and lottery, counted before they are applied', async () => {
    fakeOrders(mixed);
    show();
    await screen.findByRole('button', { name: /Quick Three/ });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter orders' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Lost' }));
    const lotteries = within(sheet.getByRole('group', { name: 'Lottery' }));
    await userEvent.click(await lotteries.findByRole('button', { name: 'Evening Three Digits' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 order' }));
    expect(address()).toBe('/m/gameRecord?tab=lottery&game=502&status=LOST');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('Evening Three Digits');
  });

  it('come from the address and are taken away one by one', async () => {
    fakeOrders(mixed);
    show('?tab=lottery&game=502&status=LOST');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Lost' }));
    expect(address()).toBe('/m/gameRecord?tab=lottery&game=502');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Evening Three Digits' }));
    expect(address()).toBe('/m/gameRecord?tab=lottery');
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('offer a way out when nothing is left', async () => {
    fakeOrders([anOrder()]);
    show('?tab=lottery&status=WON&game=nobody');
    expect(await screen.findByRole('heading', { name: 'No order fits' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter: nobody' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('button', { name: /Quick Three/ })).toBeInTheDocument();
  });
});

it('leads to the lotteries when there are no orders', async () => {
  fakeOrders([]);
  show();
  expect(await screen.findByRole('heading', { name: 'No orders in these days' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all lotteries' })).toHaveAttribute('href', '/m/lottery');
});

it('loads further orders as the player gets there', async () => {
  fakeOrders(someOrders(30));
  const observers = observeIntersections();
  show();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
  observers.enter();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
});

it('shows an order with its bets and the numbers drawn', async () => {
  const settled = anOrder({
    status: 'WON',
    valid: '30.00',
    win: '900.00',
    net: '870.00',
    result: ['1', '2', '3'],
    suborders: [{ ...aSuborder('s1', '1,2,3'), status: 'WON', win: '900.00' }],
  });
  fakeOrders([settled]);
  show();
  const sheet = await openOrder();
  expect(sheet.getByText('1 2 3')).toBeInTheDocument();
  const figures = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures.slice(3, 6)).toEqual(['฿30.00', '฿900.00', '+฿870.00']);
  expect(sheet.getByRole('listitem')).toHaveTextContent('1,2,3 Last threeWon฿900.00Bet ฿10.00');
  expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: /ancel/ })).not.toBeInTheDocument();
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
