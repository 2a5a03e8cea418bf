import { eq } from 'drizzle-orm';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { buildPlatform } from '../../platform';
import { SYSTEMS } from '../../testing/content';
import { rewards } from '../rewards/tables';
import { exchange } from './exchange';
import { mallItems, mallOrders } from './tables';
import { createMall, type Mall } from './testing';

describe.each(SYSTEMS)('on %s', (system) => {
  let test: Mall;
  beforeAll(async () => {
    test = await createMall(system);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(await checkBooks(test.db)).toEqual([]);
  });

  const left = async (id: string) =>
    (await test.db.select().from(mallItems).where(eq(mallItems.id, id)))[0]?.stock;

  it('sells 7 of an item to 50 who want it at once, from two processes, and leaves the others their points', async () => {
    const { id } = await test.item({ stock: 7, points: 600 });
    const other = await buildPlatform({ db: test.db, clock: test.clock, config: test.app.platform.config });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => test.buyer(1_000n)));
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.exchange({ itemId: id, quantity: 1 }, undefined, index % 2 === 0 ? test.app : other),
      ),
    );
    const codes = answers.map((answer) => answer.json().error?.code ?? 'sold');
    expect(codes.filter((code) => code === 'sold')).toHaveLength(7);
    expect(new Set(codes)).toEqual(new Set(['sold', 'mall.item.sold.out']));
    expect(await left(id)).toBe(0);
    for (const [index, buyer] of buyers.entries()) {
      const sold = codes[index] === 'sold';
      expect(await buyer.points()).toBe(sold ? 400n : 1_000n);
      expect(await balanceOf(test.db, buyer.account)).toBe(sold ? 10_000n : 0n);
    }
    const numbers = answers.flatMap((answer) => answer.json().value?.orderNo ?? []);
    expect(new Set(numbers).size).toBe(7);
    await other.close();
  });

  it('takes no more points than there are from one who presses 12 times on two devices', async () => {
    const { id } = await test.item({ stock: 100, points: 600 });
    const buyer = await test.buyer(2_000n);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => buyer.exchange({ itemId: id, quantity: 1 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect([await buyer.points(), await left(id)]).toEqual([200n, 97]);
    expect(await balanceOf(test.db, buyer.account)).toBe(30_000n);
  });

  it('leaves nothing of an exchange that breaks in the middle', async () => {
    const { id } = await test.item({ stock: 5 });
    const buyer = await test.buyer(5_000n);
    const { account } = buyer;
    const merchant = { code: 'aurora', timeZone: 'Asia/Bangkok' };
    const broken = test.db.transaction(async (tx) => {
      await exchange(tx, { account, merchant }, { itemId: id, quantity: 1 }, new Date(test.clock()));
      throw new Error('the line breaks');
    });
    await expect(broken).rejects.toThrow('the line breaks');
    expect(await test.db.$count(mallOrders, eq(mallOrders.accountId, account.id))).toBe(0);
    expect(await test.db.$count(rewards, eq(rewards.accountId, account.id))).toBe(0);
    expect([await buyer.points(), await left(id), await balanceOf(test.db, account)]).toEqual([
      5_000n,
      5,
      0n,
    ]);
    expect((await buyer.exchange({ itemId: id, quantity: 1 })).statusCode).toBe(200);
  });
});
