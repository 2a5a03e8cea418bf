import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { changeState } from '../../core/care/changeState';
import { DAY } from '../../core/clock';
import { idempotencyKeys } from '../../core/http/tables';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { turnoverDemands } from '../../core/ledger/tables';
import { createMerchant } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { levelPoints, levels } from '../benefits/tables';
import { rewards } from '../rewards/tables';
import { mallCategories, mallItems, mallOrders } from './tables';
import { type Buyer, CATEGORY, createMall, type Mall } from './testing';

let test: Mall;
beforeAll(async () => {
  test = await createMall();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(mallOrders);
  await test.db.delete(mallItems);
});
afterEach(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
});

const ADDRESS = 'Narin S., 081 234 5678\n88/4 Charoen Nakhon 12';
const ordersOf = ({ account }: Buyer) =>
  test.db.select().from(mallOrders).where(eq(mallOrders.accountId, account.id));
const stockOf = async (id: string) =>
  (await test.db.select().from(mallItems).where(eq(mallItems.id, id)))[0]?.stock;

it('pays a bonus into the balance at once, with its turnover, for points that a record shows', async () => {
  const buyer = await test.buyer(12_480n);
  const { id } = await test.item();
  const answer = await buyer.exchange({ itemId: id, quantity: 2 });
  expect(valueIn(answer)).toEqual({ orderNo: 'M2611200001', points: 10_480 });
  expect(await balanceOf(test.db, buyer.account)).toBe(20_000n);
  expect(await buyer.points()).toBe(10_480n);
  const owed = eq(turnoverDemands.accountId, buyer.account.id);
  expect(await test.db.select().from(turnoverDemands).where(owed)).toMatchObject([
    { bonus: 20_000n, needed: 60_000n, title: { en: 'Free bet ฿100.00 × 2', th: 'ฟรีเบต ฿100.00 × 2' } },
  ]);
  const given = eq(rewards.accountId, buyer.account.id);
  expect(await test.db.select().from(rewards).where(given)).toMatchObject([
    { source: 'MALL', status: 'CLAIMED', amount: 20_000n },
  ]);
  const record = { title: 'Free bet ฿100.00 × 2', points: -2_000, orderNo: 'M2611200001' };
  expect(await buyer.records('EXCHANGE')).toMatchObject([{ ...record, kind: 'EXCHANGE', status: 'PAID' }]);
  expect(await buyer.records('POINTS', { language: 'TH' })).toMatchObject([
    { ...record, title: 'ฟรีเบต ฿100.00 × 2', kind: 'POINTS' },
    { title: 'เดิมพันวันที่ 19 พฤศจิกายน', points: 12_480 },
  ]);
});

it('orders a parcel to an address, which stands nowhere but with the order', async () => {
  const buyer = await test.buyer(9_800n);
  const { id } = await test.item({ kind: 'PARCEL', points: 9_800, stock: 12 });
  const key = randomUUID();
  const { orderNo } = valueIn<{ orderNo: string }>(
    await buyer.exchange({ itemId: id, quantity: 1, address: ` ${ADDRESS} ` }, key),
  );
  expect(await ordersOf(buyer)).toMatchObject([{ orderNo, status: 'PREPARING', address: ADDRESS }]);
  expect(await stockOf(id)).toBe(11);
  expect(await balanceOf(test.db, buyer.account)).toBe(0n);
  const [kept] = await test.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
    'Charoen',
  );
  expect(JSON.stringify(await buyer.records('EXCHANGE'))).not.toContain('Charoen');
});

it.each<[string, string | undefined, string]>([
  ['no address', undefined, 'field.required'],
  ['an empty one', ' \n ', 'field.required'],
  ['one of 301 characters', 'ก'.repeat(301), 'field.format'],
])('sends nothing to %s', async (_what, address, code) => {
  const buyer = await test.buyer(9_800n);
  const { id } = await test.item({ kind: 'PARCEL', points: 9_800, stock: 1 });
  const answer = await buyer.exchange({ itemId: id, quantity: 1, address });
  expect(refusalOf(answer)).toEqual([422, code]);
  expect(answer.json().error.fields).toEqual({ address: [code] });
  expect([await stockOf(id), await buyer.points(), await ordersOf(buyer)]).toEqual([1, 9_800n, []]);
});

it('takes an address of 300 emoji', async () => {
  const buyer = await test.buyer(1_000n);
  const { id } = await test.item({ kind: 'PARCEL', stock: 1 });
  expect((await buyer.exchange({ itemId: id, quantity: 1, address: '🐟'.repeat(300) })).statusCode).toBe(200);
});

it('gives one order for one key, and takes nothing for what it refuses', async () => {
  const buyer = await test.buyer(2_999n);
  const { id } = await test.item({ stock: 2 });
  const key = randomUUID();
  const first = await buyer.exchange({ itemId: id, quantity: 1 }, key);
  expect((await buyer.exchange({ itemId: id, quantity: 1 }, key)).json()).toEqual(first.json());
  expect(await stockOf(id)).toBe(1);
  expect(refusalOf(await buyer.exchange({ itemId: id, quantity: 2 }))).toEqual([409, 'mall.item.sold.out']);
  expect((await buyer.exchange({ itemId: id, quantity: 1 })).statusCode).toBe(200);
  await test.db.update(mallItems).set({ stock: 5 }).where(eq(mallItems.id, id));
  // 999 are left.
  expect(refusalOf(await buyer.exchange({ itemId: id, quantity: 1 }))).toEqual([409, 'points.insufficient']);
  expect([await stockOf(id), await buyer.points(), (await ordersOf(buyer)).length]).toEqual([5, 999n, 2]);
  expect(await balanceOf(test.db, buyer.account)).toBe(20_000n);
});

it.each([0, -1, 100, 1.5, 'many'])('refuses a quantity of %s', async (quantity) => {
  const buyer = await test.buyer(200_000n);
  const { id } = await test.item();
  expect(refusalOf(await buyer.exchange({ itemId: id, quantity }))[1]).toBe('request.invalid');
  expect(await buyer.points()).toBe(200_000n);
});

it('has nothing of another merchant, nothing that was withdrawn and nothing unknown', async () => {
  await createMerchant(test.db, { code: 'lagoon' });
  await test.db
    .insert(mallCategories)
    .values({ id: 'lagoon-bets', merchant: 'lagoon', name: { en: 'x', th: 'x' }, position: 0 });
  const foreign = await test.item({ merchant: 'lagoon', categoryId: 'lagoon-bets' });
  const gone = await test.item({ withdrawnAt: new Date(test.clock()) });
  const buyer = await test.buyer(5_000n);
  for (const id of [foreign.id, gone.id, 'item_none'])
    expect(refusalOf(await buyer.exchange({ itemId: id, quantity: 1 }))).toEqual([404, 'not.found']);
  expect(await buyer.items()).toEqual([]);
  expect(valueIn(await buyer.get('home'))).toMatchObject({ categories: [{ id: CATEGORY }] });
});

it('keeps what is for a higher level, and says how far it is', async () => {
  const level = { merchant: 'aurora', icon: '/x.svg', rebates: {}, birthdayGift: 0n, levelUpGift: 0n };
  await test.db.insert(levels).values([
    { ...level, id: 'gold', name: { en: 'Gold', th: 'ทอง' }, from: 10_000 },
    { ...level, id: 'platinum', name: { en: 'Platinum', th: 'แพลทินัม' }, from: 20_000 },
  ]);
  const buyer = await test.buyer(98_000n);
  expect(valueIn(await buyer.get('home'))).not.toHaveProperty('level');
  const { id } = await test.item({ levelFrom: 'platinum' });
  await test.db.insert(levelPoints).values({ accountId: buyer.account.id, points: 16_240 });
  expect(valueIn(await buyer.get('home'))).toMatchObject({ level: { id: 'gold', name: 'Gold' } });
  expect(await buyer.items()).toMatchObject([
    { level: { id: 'platinum', name: 'Platinum', missing: 3_760 } },
  ]);
  expect(refusalOf(await buyer.exchange({ itemId: id, quantity: 1 }))).toEqual([403, 'access.denied']);
  expect(await buyer.points()).toBe(98_000n);
  await test.db.update(levelPoints).set({ points: 20_000 });
  expect(await buyer.items()).toMatchObject([{ level: { id: 'platinum', missing: 0 } }]);
  expect((await buyer.exchange({ itemId: id, quantity: 1 })).statusCode).toBe(200);
});

it('offers nothing to who is closed or offered nothing, and leaves them their points and records @PL-039', async () => {
  const buyer = await test.buyer(5_000n);
  const { id } = await test.item();
  const state = async () => [
    valueIn<{ points: number; categories: object[] }>(await buyer.get('home')),
    await buyer.items(),
  ];
  await changeState(test.db, buyer.account.id, { offersStoppedUntil: new Date(test.clock() + DAY) });
  expect(await state()).toEqual([{ points: 5_000, categories: [], banners: [] }, []]);
  expect(refusalOf(await buyer.exchange({ itemId: id, quantity: 1 }))).toEqual([403, 'offers.stopped']);
  expect(await buyer.records('POINTS')).toHaveLength(1);
  await changeState(test.db, buyer.account.id, {
    offersStoppedUntil: null,
    timeoutUntil: new Date(test.clock() + DAY),
  });
  expect(refusalOf(await buyer.exchange({ itemId: id, quantity: 1 }))).toEqual([403, 'play.closed']);
  expect(await buyer.points()).toBe(5_000n);
  expect(await ordersOf(buyer)).toEqual([]);
});

it('pages goods of a category in the order of the merchant, and records', async () => {
  await test.db
    .insert(mallCategories)
    .values({ id: 'home', merchant: 'aurora', name: { en: 'Home', th: 'บ้าน' }, position: 1 });
  for (const position of [3, 1, 2]) await test.item({ position, points: position });
  const { id } = await test.item({ categoryId: 'home', points: 9, position: 0 });
  const buyer = await test.buyer(100n);
  const page = async (query: Record<string, string>) =>
    (await buyer.items({ pageSize: '2', ...query })).map(({ points }) => points);
  expect(await page({})).toEqual([9, 1]);
  expect(await page({ pageNo: '2' })).toEqual([2, 3]);
  expect(await page({ categoryId: CATEGORY, pageNo: '2' })).toEqual([3]);
  expect(await page({ categoryId: 'none' })).toEqual([]);
  for (const quantity of [1, 2, 3]) {
    await buyer.exchange({ itemId: id, quantity });
    test.clock.advance(1_000);
  }
  const titles = async (pageNo: string) =>
    (await buyer.records('EXCHANGE', { pageNo, pageSize: '2' })).map(({ points }) => points);
  expect([await titles('1'), await titles('2')]).toEqual([[-27, -18], [-9]]);
});
