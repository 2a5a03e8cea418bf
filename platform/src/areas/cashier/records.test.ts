import type { depositRecords } from '@site/contracts/areas/deposit';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '../../core/pages';
import { refusalOf, valueIn } from '../../testing/seeded';
import { orderPageQuery } from './orderPages';
import { depositOrders, withdrawOrders } from './tables';
import { type Cashier, createCashier, DEPOSIT, type Player, TODAY, WITHDRAW } from './testing';

let test: Cashier;
let player: Player;
beforeAll(async () => {
  test = await createCashier();
  player = await test.newPlayer(1_000_000n);
});
afterAll(() => test.close());

const ALL = { startDate: '2026-09-01', endDate: TODAY, pageNo: '1', pageSize: '25' };
const recordsOf = async (who: Player, query: Record<string, string> = {}) =>
  valueIn<ValueOf<typeof depositRecords>>(await who.get(`${DEPOSIT}/records`, { ...ALL, ...query }));

it('lists deposits newest first, by day and state, with what they brought @RP-046', async () => {
  const [paid, refused] = [
    await player.deposit(),
    await player.deposit({ amount: '500.00', promoId: 'welcome' }),
  ];
  const open = await player.deposit();
  await test.pay(paid.orderNo, '999.50');
  await test.tell({ merchant: 'aurora', orderNo: refused.orderNo, status: 'REFUSED' });
  const all = await recordsOf(player);
  expect(all).toMatchObject({ total: 3, totalPages: 1, pageNum: 1, footer: { amount: '999.50' } });
  expect(all.list.map(({ orderNo }) => orderNo)).toEqual([open.orderNo, refused.orderNo, paid.orderNo]);
  expect((await recordsOf(player, { status: 'REJECTED' })).list).toMatchObject([
    { orderNo: refused.orderNo, reason: 'REFUSED' },
  ]);
  // Bangkok's day begins at 17:00 UTC.
  expect(await recordsOf(player, { endDate: '2026-11-19' })).toMatchObject({ total: 0, list: [] });
  expect(await recordsOf(player, { endDate: '2026-11-19', orderNo: paid.orderNo })).toMatchObject({
    total: 1,
  });
  expect(await recordsOf(player, { pageNo: '9' })).toMatchObject({ list: [], total: 3 });
});

it.each([
  ['startDate', '2026-02-30'],
  ['startDate', '2026-08-01'],
  ['startDate', '2026-11-21'],
  ['status', 'LOST'],
  ['pageSize', '101'],
  ['orderNo', "x' or 1=1"],
])('refuses %s %s', async (name, value) => {
  for (const path of [`${DEPOSIT}/records`, `${WITHDRAW}/report`])
    expect(refusalOf(await player.get(path, { ...ALL, [name]: value }))).toEqual([400, 'request.invalid']);
});

async function planOf(query: SQL): Promise<string> {
  const result: unknown = await test.db.execute(sql`explain ${query}`);
  return (result as { rows: { 'QUERY PLAN': string }[] }).rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('gives each of 10,000 orders once, page by page, by the index', async () => {
  const big = await test.newPlayer();
  const at = new Date(test.clock()).toISOString();
  await test.db.execute(sql`
    insert into deposit_orders (merchant, order_no, account_id, method_id, pay_reference, status, amount, received,
      fee_rate, fee, created_at, expires_at)
    select 'aurora', 'DX' || lpad(n::text, 6, '0'), ${big.account.id}, 'transfer', 'x' || n, 'CONFIRMED', 10000, 10000,
      0, 0, ${at}::timestamptz - n / 3 * interval '8 minutes', ${at}::timestamptz
    from generate_series(1, 10000::int) n`);
  await test.db.execute(sql`
    insert into withdraw_orders (merchant, order_no, account_id, bank_card_id, amount, fee, status, created_at)
    select 'aurora', 'WX' || lpad(n::text, 6, '0'), ${big.account.id}, ${big.card}, 30000, 1000, 'PAID',
      ${at}::timestamptz - n / 3 * interval '8 minutes'
    from generate_series(1, 10000::int) n`);
  await test.db.execute('analyze deposit_orders, withdraw_orders');
  const first = await recordsOf(big, { pageSize: '100' });
  expect(first).toMatchObject({ total: 10_000, totalPages: 100, footer: { amount: '1000000.00' } });

  const filter = { owner: big.account, timeZone: 'Asia/Bangkok', startDate: ALL.startDate, endDate: TODAY };
  const deposits = (page: PageRequest) => orderPageQuery(test.db, depositOrders, filter, page);
  const withdrawals = (page: PageRequest) => orderPageQuery(test.db, withdrawOrders, filter, page);
  for (const pageQuery of [deposits, withdrawals]) {
    const seen: string[] = [];
    for (let pageNo = 1; pageNo <= 100; pageNo += 1)
      seen.push(...(await pageQuery({ pageNo, pageSize: 100 })).map(({ orderNo }) => orderNo));
    expect([seen.length, new Set(seen).size]).toEqual([10_000, 10_000]);
  }
  expect(first.list.map(({ orderNo }) => orderNo)).toEqual(
    (await deposits({ pageNo: 1, pageSize: 100 })).map(({ orderNo }) => orderNo),
  );

  const page = { pageNo: 1, pageSize: 25 };
  for (const [query, table] of [
    [deposits(page), 'deposit_orders'],
    [withdrawals(page), 'withdraw_orders'],
  ] as const) {
    const plan = await planOf(query.getSQL());
    expect(plan).toContain(`using ${table}_account`);
    expect(plan).not.toContain(`Seq Scan on ${table}`);
  }
});

it('finds what waits for the cards of an account by the index', async () => {
  const plan = await planOf(sql`select bank_card_id, sum(amount) from withdraw_orders
    where account_id = ${player.account.id} and status in ('PENDING', 'APPROVED') group by bank_card_id`);
  expect(plan).toMatch(/withdraw_orders_waiting[\s\S]*Index Cond: \(account_id = /);
});
