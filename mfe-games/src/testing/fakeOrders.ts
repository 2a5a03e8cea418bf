import { refuse } from '@site/api/testing';
import { cancelSuborders, lotteryMenu, type Order, orderDetail, orders } from '@site/contracts/areas/lottery';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { fakeBets } from './fakeBets';
import { aLottery, evening } from './fakeLotteries';

/** A moment at which these orders can still be taken back. */
export const NOW = Date.parse('2026-11-20T08:00:00Z');
export const CLOSES_IN_MS = 60_000;

export const aSuborder = (suborderId: string, content: string) => ({
  suborderId,
  play: 'top3',
  playName: 'Last three',
  content,
  bet: '10.00',
  win: '0.00',
  status: 'PENDING' as const,
});

/** An order as the platform sends it, for tests. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  orderId: 'order-1',
  gameId: 'quick',
  gameName: 'Quick Three',
  numero: '20261120-0481',
  at: '2026-11-20T07:59:00Z',
  bet: '30.00',
  valid: '0.00',
  win: '0.00',
  net: '0.00',
  status: 'PENDING',
  suborders: [aSuborder('s1', '1,2,3'), aSuborder('s2', '4,5,6'), aSuborder('s3', '7,8,9')],
  closesAt: new Date(NOW + CLOSES_IN_MS).toISOString(),
  ...changes,
});

/** So many lost orders, newest first, an hour apart. */
export const someOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) =>
    anOrder({
      orderId: `order-${index + 1}`,
      at: new Date(NOW - index * 3_600_000).toISOString(),
      status: 'LOST',
      valid: '30.00',
      net: '-30.00',
    }),
  );

const sum = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((total, amount = '0') => total + Number(amount), 0).toFixed(2);

type OrdersRequest = RequestOf<typeof orders> & { pageNo: number; pageSize: number };

/** For tests: a member at a platform with these orders, whose bets can be taken back. */
export function fakeOrders(all: Order[]) {
  const platform = fakeBets([]);
  let current = all;
  platform.answer(lotteryMenu, {
    list: [
      {
        group: 'QUICK',
        name: 'Quick draws',
        games: [aLottery({ gameId: 'quick', gameName: 'Quick Three' })],
      },
      { group: 'THAI', name: 'Thai lottery', games: [evening] },
    ],
  });
  platform.answer(orders, ({ content }) => {
    const { gameId, status, pageNo, pageSize } = content as OrdersRequest;
    const left = current.filter(
      (order) =>
        (gameId === undefined || order.gameId === gameId) &&
        (status === undefined || order.status === status),
    );
    return {
      list: left
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map(({ suborders: _ofDetail, ...order }) => order),
      pageNum: pageNo,
      totalPages: Math.ceil(left.length / pageSize),
      total: left.length,
      footer: {
        bet: sum(left.map(({ bet }) => bet)),
        valid: sum(left.map(({ valid }) => valid)),
        win: sum(left.map(({ win }) => win)),
        net: sum(left.map(({ net }) => net)),
      },
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
