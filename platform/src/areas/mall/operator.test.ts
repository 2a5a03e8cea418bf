import { eq } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import { checkBooks } from '../../core/ledger/books';
import { OperatorRefused } from '../../core/operator/refused';
import { operatorActions } from '../../core/operator/tables';
import { MALL_COMMANDS } from '../../mallCommands';
import { valueIn } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { inboxMessages } from '../inbox/tables';
import { listOpenOrders, listStock, refundOrder, sendOrder, setStock } from './operator';
import { type MallItemRow, mallItems, mallOrders } from './tables';
import { type Buyer, createMall, type Mall } from './testing';

let test: Mall;
let buyer: Buyer;
let item: MallItemRow;
beforeAll(async () => {
  test = await createMall();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(mallOrders);
  await test.db.delete(mallItems);
  buyer = await test.buyer(10_000n);
  item = await test.item({ kind: 'PARCEL', points: 900, stock: 12 });
});
afterEach(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
});

const now = () => new Date(test.clock());
const by = 'somchai';
async function order(itemId = item.id): Promise<{ merchant: string; orderNo: string; by: string }> {
  const wanted = { itemId, quantity: 2, address: 'Narin S.\n88/4 <Charoen>' };
  const { orderNo } = valueIn<{ orderNo: string }>(await buyer.exchange(wanted));
  return { merchant: 'aurora', orderNo, by };
}
const orderOf = async (orderNo: string) =>
  (await test.db.select().from(mallOrders).where(eq(mallOrders.orderNo, orderNo)))[0];
const stock = async () => (await test.db.select().from(mallItems).where(eq(mallItems.id, item.id)))[0]?.stock;
const lettersOf = async ({ account }: Buyer) =>
  (await test.db.select().from(inboxMessages).where(eq(inboxMessages.accountId, account.id))).map(
    ({ title }) => title.en,
  );
const actionsOn = (subject: string) =>
  test.db.select().from(operatorActions).where(eq(operatorActions.subject, subject));

it('sees the parcels that wait with where they go, and sends each once: the member is told', async () => {
  const named = await order();
  const { username } = buyer.account;
  expect(await listOpenOrders(test.db, 'aurora')).toEqual([
    `${named.orderNo} ${username} ${now().toISOString()} "Earbuds × 2" "Narin S.\\n88/4 <Charoen>"`,
  ]);
  await sendOrder(test.db, named, now());
  expect(await listOpenOrders(test.db, 'aurora')).toEqual([]);
  expect(await orderOf(named.orderNo)).toMatchObject({ status: 'SENT', doneAt: now() });
  expect(await lettersOf(buyer)).toEqual(['Your parcel is on its way']);
  await expect(sendOrder(test.db, named, now())).rejects.toThrow(OperatorRefused);
  expect(await actionsOn(named.orderNo)).toMatchObject([
    { by, what: 'mall send', accountId: buyer.account.id, details: { points: 1_800 } },
  ]);
});

it('forgets the address thirty days after a parcel was sent, and not before', async () => {
  const named = await order();
  const waiting = await order();
  await sendOrder(test.db, named, now());
  test.clock.advance(30 * DAY);
  await sweepAll(test.db, test.clock());
  expect(await orderOf(named.orderNo)).toMatchObject({ address: 'Narin S.\n88/4 <Charoen>' });
  test.clock.advance(1);
  await sweepAll(test.db, test.clock());
  expect(await orderOf(named.orderNo)).toMatchObject({ address: null, status: 'SENT' });
  expect((await orderOf(waiting.orderNo))?.address).not.toBeNull();
});

it('gives points back once, and what was not sent into the stock', async () => {
  const named = await order();
  expect([await buyer.points(), await stock()]).toEqual([8_200n, 10]);
  const both = await Promise.allSettled([
    refundOrder(test.db, named, now()),
    refundOrder(test.db, named, now()),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([await buyer.points(), await stock()]).toEqual([10_000n, 12]);
  expect(await buyer.records('EXCHANGE')).toMatchObject([{ status: 'REFUNDED' }]);
  expect((await buyer.records('POINTS'))[0]).toMatchObject({
    title: 'Refund: Earbuds × 2',
    points: 1_800,
    orderNo: named.orderNo,
  });
  expect(await lettersOf(buyer)).toEqual(['Your points are back']);
  expect(await actionsOn(named.orderNo)).toHaveLength(1);
});

it('leaves the count of what was sent to the operator', async () => {
  const named = await order();
  await sendOrder(test.db, named, now());
  await refundOrder(test.db, named, now());
  expect([await buyer.points(), await stock()]).toEqual([10_000n, 10]);
});

it('refunds nothing that was paid in money, and nothing that is not there', async () => {
  const named = await order((await test.item()).id);
  await expect(refundOrder(test.db, named, now())).rejects.toThrow('was paid into the balance');
  await expect(refundOrder(test.db, { ...named, merchant: 'lagoon' }, now())).rejects.toThrow(
    `lagoon has no order "${named.orderNo}"`,
  );
  expect(await buyer.points()).toBe(8_000n);
});

it('says how many there are, and writes down what there was', async () => {
  const named = { merchant: 'aurora', itemId: item.id, by };
  await setStock(test.db, named, 3, now());
  expect(await listStock(test.db, 'aurora')).toEqual([`${item.id} 3 900 "Earbuds"`]);
  await setStock(test.db, named, null, now());
  expect(await buyer.items()).toMatchObject([{ id: item.id }]);
  expect((await buyer.items())[0]).not.toHaveProperty('stock');
  expect((await actionsOn(item.id)).map(({ details }) => details)).toEqual([
    { before: 12, after: 3 },
    { before: 3, after: 'no end' },
  ]);
  for (const count of [-1, 1.5, Number.NaN])
    await expect(setStock(test.db, named, count, now())).rejects.toThrow(OperatorRefused);
  // Nothing is not none, nor zero.
  const stockOf = (count: string) =>
    MALL_COMMANDS['mall stock']?.(test.db, ['--merchant', 'aurora', '--item', item.id, '--count', count]);
  await expect(stockOf(' ')).rejects.toThrow('as a whole number');
  expect(await stockOf('7')).toBe(`of ${item.id} there are 7`);
  expect(await stock()).toBe(7);
  await expect(setStock(test.db, { ...named, itemId: 'none' }, 1, now())).rejects.toThrow('has no item');
});
