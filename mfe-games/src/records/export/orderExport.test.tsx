import type { Order } from '@site/contracts/areas/lottery';
import { orders } from '@site/contracts/areas/lottery';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, fakeOrders, NOW, someOrders } from '../../testing/fakeOrders';
import { renderRemote } from '../../testing/renderRemote';
import { savedFiles, textOf } from '../../testing/savedFiles';
import BetRecordPage from '../BetRecordPage';

const saved = savedFiles();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

async function exportOrders(all: Order[], filters = '') {
  const platform = fakeOrders(all);
  renderRemote(<BetRecordPage />, { path: `/m/gameRecord?tab=lottery${filters}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return platform;
}

it('writes every page of the orders into one file, in UTF-8 with its mark @RP-033', async () => {
  const { sent } = await exportOrders(someOrders(230));
  expect(saved[0]?.name).toBe('orders_2026-11-14_2026-11-20.csv');
  const text = await textOf(saved[0]?.file);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(231);
  const asked = sent(orders).map(({ content }) => content as { pageNo: number; pageSize: number });
  expect(asked.filter(({ pageSize }) => pageSize === 100).map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
});

it('has a line for each order: its time at the merchant, its draw, plain amounts @RP-033', async () => {
  const { valid: _unsaid, net: _unsaidToo, ...unsaid } = anOrder({ orderId: 'order-3', gameName: '=1+1' });
  await exportOrders([
    anOrder({
      at: '2026-11-19T17:00:05Z',
      gameName: 'หวย, "เย็น"',
      status: 'WON',
      valid: '30.00',
      win: '900.00',
      net: '870.00',
      result: ['0', '4', '7'],
    }),
    anOrder({ orderId: 'order-2', status: 'LOST', valid: '30.00', net: '-30.00', result: ['1', '2', '3'] }),
    unsaid,
  ]);
  expect((await textOf(saved[0]?.file)).slice(1).trim().split('\r\n')).toEqual([
    'Time (Asia/Bangkok),Record number,Lottery,Draw,Numbers drawn,Bet,Valid bet,Win,Result,Status',
    '2026-11-20 00:00:05,order-1,"หวย, ""เย็น""",20261120-0481,0 4 7,30.00,30.00,900.00,870.00,Won',
    '2026-11-20 14:59:00,order-2,Quick Three,20261120-0481,1 2 3,30.00,30.00,0.00,-30.00,Lost',
    "2026-11-20 14:59:00,order-3,'=1+1,20261120-0481,,30.00,,0.00,,Pending",
  ]);
});

it('holds what the filters leave, and says so in its name @RP-033', async () => {
  const all = [anOrder(), anOrder({ orderId: 'other', gameId: '502', status: 'LOST', valid: '30.00' })];
  await exportOrders(all, '&game=502&status=LOST&range=today');
  expect(saved[0]?.name).toBe('orders_502_LOST_2026-11-20_2026-11-20.csv');
  expect(await textOf(saved[0]?.file)).toContain(',other,');
  expect(await textOf(saved[0]?.file)).not.toContain(',order-1,');
});
