import { randomUUID } from 'node:crypto';
import type { DepositMethod, DepositOrder, DepositPromo } from '@site/contracts/areas/deposit';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import { DAY, HOUR, MINUTE } from '../../../core/clock';
import { Refusal } from '../../../core/http/refusal';
import { lockPlayer } from '../../../core/ledger/wallets';
import { type Merchant, merchants } from '../../../core/merchants/tables';
import { untilSomebodyWaits } from '../../../testing/locks';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { keepPicture } from '../../pictures/service';
import { depositMethods, depositOrders, depositPromos, promoAcceptances } from '../tables';
import { type Cashier, createCashier, DEPOSIT, newMethod, TODAY, WELCOME } from '../testing';
import { notePaid } from './changes';
import { planDeposit } from './plan';

let test: Cashier;
beforeAll(async () => {
  test = await createCashier();
});
afterAll(() => test.close());

const listIn = <Item>(answer: Parameters<typeof valueIn>[0]) => valueIn<{ list: Item[] }>(answer).list;

/** Changes the one bonus for a while. */
async function withWelcome(changes: Partial<typeof WELCOME>, work: () => Promise<void>) {
  const set = (values: Partial<typeof WELCOME>) =>
    test.db.update(depositPromos).set(values).where(eq(depositPromos.id, WELCOME.id));
  await set(changes);
  try {
    await work();
  } finally {
    await set({ ...WELCOME, endsAt: null, enabled: true });
  }
}

describe('ways to pay in', () => {
  it('are listed in the merchant’s order, with what a member has to know first @RP-046', async () => {
    const player = await test.newPlayer();
    const list = listIn<DepositMethod>(await player.get(`${DEPOSIT}/banks`));
    expect(list.map(({ kind }) => kind)).toEqual(['MANUAL', 'ALIPAY', 'QQ', 'WECHAT', 'GATEWAY']);
    expect(list[0]).toMatchObject({ minAmount: '100.00', maxAmount: '50000.00', fee: '0.00' });
    expect(list[4]?.fee).toBe('1.50');
    // Nobody pays to an account without an order.
    expect(list[0]?.banks).toEqual([{ bankCode: 'SALA', bankName: 'Sala Bank' }]);
  });

  it('leave out what is off, another merchant’s, and other vendors’ when one is named', async () => {
    await test.db
      .insert(depositMethods)
      .values([
        newMethod('off', 'MANUAL', { enabled: false }),
        newMethod('other vendor', 'GATEWAY', { id: 'other', vendor: 'OTHER', position: 9 }),
      ]);
    const player = await test.newPlayer();
    const ids = async (query?: Record<string, string>) =>
      listIn<DepositMethod>(await player.get(`${DEPOSIT}/banks`, query)).map(({ id }) => id);
    expect(await ids()).not.toContain('off');
    expect(await ids({ vendor: 'OTHER' })).toEqual(['other']);
  });
});

describe('an order', () => {
  it('of a transfer says where to pay, in whose name, until when, under a number of the day @RP-046', async () => {
    const player = await test.newPlayer();
    const order = await player.deposit();
    expect(order).toMatchObject({
      kind: 'MANUAL',
      status: 'PENDING',
      amount: '1000.00',
      fee: '0.00',
      createdAt: '2026-11-20T08:00:00.000Z',
      expiresAt: '2026-11-20T08:30:00.000Z',
      bank: { bankCode: 'SALA', bankName: 'Sala Bank', accountName: 'Northpier', accountNo: '041-2' },
      payeeName: 'Narin S***',
      receipt: false,
    });
    expect(order.orderNo).toMatch(/^D261120\d{4}$/);
    const next = await player.deposit();
    expect(Number(next.orderNo.slice(1)) - Number(order.orderNo.slice(1))).toBe(1);
  });

  it.each([
    ['alipay', 'code', 'qrCode'],
    ['qq', 'pocket', 'qrCode'],
    ['wechat', 'wallet', 'payUrl'],
    ['gateway', 'online', 'payUrl'],
  ] as const)('by %s leads to the vendor’s page of this order @RP-046', async (way, methodId, where) => {
    const player = await test.newPlayer();
    const order = await player.deposit({ methodId, returnUrl: '/m/voucherCenter?order=1' }, way);
    expect(order[where]).toMatch(/^https:\/\/pay\.test\/order\?order=[\w-]{43}$/);
    expect(order.bank).toBeUndefined();
  });

  it.each([
    ['/m/voucherCenter', ''],
    ['/m/voucherCenter?from=home&order=1&order=2#top', 'from=home&'],
  ])('by gateway is led back to %s with its number', async (returnUrl, before) => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit({ methodId: 'online', returnUrl }, 'gateway');
    const [stored] = await test.db.select().from(depositOrders).where(eq(depositOrders.orderNo, orderNo));
    const { pathname, search } = new URL(stored?.returnUrl ?? '');
    expect(pathname + search).toBe(`/m/voucherCenter?${before}order=${orderNo}`);
  });

  it('is paid in a name by the merchant’s rule', async () => {
    const player = await test.newPlayer();
    const [house] = await test.db.select().from(merchants);
    const settings = house?.settings as Merchant['settings'];
    const payeeName = { pattern: '^[^<>&"]{2,40}$', minLength: 2, maxLength: 40, messageKey: 'name.format' };
    await test.db.update(merchants).set({ settings: { ...settings, rules: { payeeName } } });
    const wanted = { methodId: 'transfer', bankCode: 'SALA', amount: '500.00', payeeName: '<b>Narin</b>' };
    expect(refusalOf(await player.post(`${DEPOSIT}/manual`, wanted))).toEqual([422, 'name.format']);
    expect((await player.deposit({ payeeName: 'Suda Dee' })).payeeName).toBe('Suda D***');
    await test.db.update(merchants).set({ settings });
  });

  it('goes under one number, however often it is sent with one key', async () => {
    const player = await test.newPlayer();
    const key = randomUUID();
    const wanted = { methodId: 'transfer', amount: '500.00', bankCode: 'SALA' };
    const [first, second] = [
      await player.post(`${DEPOSIT}/manual`, wanted, key),
      await player.post(`${DEPOSIT}/manual`, wanted, key),
    ].map((answer) => valueIn<DepositOrder>(answer).orderNo);
    expect(second).toBe(first);
  });

  it.each([
    ['manual', { methodId: 'nobody' }, 409, 'deposit.method.unavailable'],
    ['manual', { methodId: 'online' }, 409, 'deposit.method.unavailable'],
    ['manual', { amount: '99.99' }, 422, 'amount.out.of.range'],
    ['manual', { amount: '50000.01' }, 422, 'amount.out.of.range'],
    ['manual', { amount: '-1000.00' }, 422, 'amount.out.of.range'],
    ['manual', { amount: '0.00' }, 422, 'amount.out.of.range'],
    ['manual', { amount: '1e9' }, 400, 'request.invalid'],
    ['manual', { amount: '1,000.00' }, 400, 'request.invalid'],
    ['manual', { amount: '1000.001' }, 400, 'request.invalid'],
    ['manual', { amount: '١٠٠٠.٠٠' }, 400, 'request.invalid'],
    ['manual', { amount: 1000 }, 400, 'request.invalid'],
    ['manual', { bankCode: 'NOBANK' }, 400, 'request.invalid'],
    ['manual', { promoId: 'nothing' }, 409, 'deposit.promo.unavailable'],
    ['manual', { amount: '299.99', promoId: 'welcome' }, 409, 'deposit.promo.unavailable'],
    ['manual', { receipt: 'pic_nobody' }, 422, 'picture.unknown'],
    ['gateway', { methodId: 'online', returnUrl: '//evil.test' }, 400, 'request.invalid'],
    ['gateway', { methodId: 'online', returnUrl: 'https://evil.test' }, 400, 'request.invalid'],
  ])('by %s with %j is refused', async (way, wanted, status, code) => {
    const player = await test.newPlayer();
    const order = { methodId: 'transfer', amount: '1000.00', ...(way === 'manual' && { bankCode: 'SALA' }) };
    expect(refusalOf(await player.post(`${DEPOSIT}/${way}`, { ...order, ...wanted }))).toEqual([
      status,
      code,
    ]);
    expect(valueIn(await player.get(`${DEPOSIT}/open`))).toEqual({});
  });

  it('says the limits that an amount broke', async () => {
    const player = await test.newPlayer();
    const answer = await player.get(`${DEPOSIT}/quote`, { methodId: 'transfer', amount: '1.00' });
    expect(answer.json().value).toEqual({ min: '100.00', max: '50000.00' });
  });

  it('is the fourth at once: refused, also when ten are sent together', async () => {
    const player = await test.newPlayer();
    const order = { methodId: 'transfer', amount: '1000.00', bankCode: 'SALA' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.post(`${DEPOSIT}/manual`, order)),
    );
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'ordered' : refusalOf(answer)[1]));
    expect(codes.filter((code) => code === 'ordered')).toHaveLength(3);
    expect(codes.filter((code) => code === 'deposit.order.limit')).toHaveLength(7);
    expect(
      refusalOf(await player.get(`${DEPOSIT}/quote`, { methodId: 'transfer', amount: '1000.00' })),
    ).toEqual([409, 'deposit.order.limit']);
  });

  it('is not for an account that is disabled: the gate refuses it, whatever its session says', async () => {
    const { account } = await test.newPlayer();
    await test.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, account.id));
    const wanted = { methodId: 'transfer', amount: '1000.00', bankCode: 'SALA' };
    const planned = test.db.transaction((tx) =>
      planDeposit(tx, account, wanted, new Date(test.clock()), 'MANUAL'),
    );
    await expect(planned).rejects.toEqual(new Refusal('user.unavailable'));
  });

  it('waits for its member before it ends others of theirs, as whoever books money does', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    test.clock.advance(30 * MINUTE);
    let placed: ReturnType<typeof player.deposit> | undefined;
    await test.db.transaction(async (tx) => {
      await lockPlayer(tx, player.account);
      placed = player.deposit();
      await untilSomebodyWaits(tx);
      await tx.select().from(depositOrders).where(eq(depositOrders.orderNo, orderNo)).for('update');
    });
    expect(await placed).toMatchObject({ status: 'PENDING' });
    test.clock.advance(-30 * MINUTE);
  });
});

describe('while an order is open', () => {
  it('its owner comes back to it, and nobody else sees it', async () => {
    const player = await test.newPlayer();
    const other = await test.newPlayer();
    const order = await player.deposit();
    expect(valueIn<{ order: DepositOrder }>(await player.get(`${DEPOSIT}/open`)).order.orderNo).toBe(
      order.orderNo,
    );
    expect(valueIn(await other.get(`${DEPOSIT}/open`))).toEqual({});
    for (const path of ['paid', 'cancel'])
      expect(refusalOf(await other.post(`${DEPOSIT}/${path}`, { orderNo: order.orderNo }))).toEqual([
        404,
        'not.found',
      ]);
    const records = { startDate: TODAY, endDate: TODAY, pageNo: '1', pageSize: '25', orderNo: order.orderNo };
    expect(valueIn(await other.get(`${DEPOSIT}/records`, records))).toMatchObject({ list: [], total: 0 });
  });

  it('it is cancelled, once or twice, but not after it is paid', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    for (let press = 0; press < 2; press += 1)
      expect(valueIn(await player.post(`${DEPOSIT}/cancel`, { orderNo }))).toMatchObject({
        status: 'CANCELLED',
        bank: { bankCode: 'SALA', bankName: 'Sala Bank' },
      });
    expect(refusalOf(await player.post(`${DEPOSIT}/paid`, { orderNo }))).toEqual([
      409,
      'deposit.order.closed',
    ]);
    const paid = await player.deposit();
    await player.post(`${DEPOSIT}/paid`, { orderNo: paid.orderNo });
    expect(refusalOf(await player.post(`${DEPOSIT}/cancel`, { orderNo: paid.orderNo }))).toEqual([
      409,
      'deposit.order.closed',
    ]);
  });

  it('it ends by itself after half an hour, unless the member says that it is paid', async () => {
    const player = await test.newPlayer();
    const [left, paid] = [await player.deposit(), await player.deposit()];
    expect(valueIn(await player.post(`${DEPOSIT}/paid`, { orderNo: paid.orderNo }))).toMatchObject({
      status: 'PAID',
      paidAt: '2026-11-20T08:00:00.000Z',
    });
    test.clock.advance(30 * MINUTE);
    expect(await player.shownDeposit(left.orderNo)).toMatchObject({
      status: 'EXPIRED',
      doneAt: left.expiresAt,
    });
    expect((await player.shownDeposit(paid.orderNo)).status).toBe('PAID');
    test.clock.advance(-30 * MINUTE);
  });

  it('it is confirmed by a receipt too, of the member’s own and once', async () => {
    const player = await test.newPlayer();
    const other = await test.newPlayer();
    const content = Buffer.from('a picture');
    const send = (account: typeof player.account) =>
      keepPicture(test.db, account, { purpose: 'RECEIPT', content }, test.clock());
    const { orderNo } = await player.deposit();
    const [own, foreign] = [await send(player.account), await send(other.account)];
    expect(refusalOf(await player.post(`${DEPOSIT}/paid`, { orderNo, receipt: foreign.id }))).toEqual([
      422,
      'picture.unknown',
    ]);
    expect(valueIn(await player.post(`${DEPOSIT}/paid`, { orderNo, receipt: own.id }))).toMatchObject({
      status: 'PAID',
      receipt: true,
    });
    expect((await player.post(`${DEPOSIT}/paid`, { orderNo, receipt: own.id })).statusCode).toBe(422);
  });

  it('a transfer that was not found is looked for again with its receipt alone', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    await test.tell({ merchant: 'aurora', orderNo, status: 'NOT_FOUND' });
    expect(await player.shownDeposit(orderNo)).toMatchObject({ status: 'REJECTED', reason: 'NOT_FOUND' });
    expect(refusalOf(await player.post(`${DEPOSIT}/paid`, { orderNo }))).toEqual([
      409,
      'deposit.order.closed',
    ]);
    const { id: receipt } = await keepPicture(
      test.db,
      player.account,
      { purpose: 'RECEIPT', content: Buffer.from('a picture') },
      test.clock(),
    );
    const again = valueIn<DepositOrder>(await player.post(`${DEPOSIT}/paid`, { orderNo, receipt }));
    expect(again).toMatchObject({ status: 'PAID', receipt: true });
    expect(again.reason).toBeUndefined();
  });
});

describe('a transfer that was not found', () => {
  it('is looked for again for a day, and no longer', async () => {
    const player = await test.newPlayer();
    const lookAgain = async (orderNo: string) => {
      const picture = { purpose: 'RECEIPT', content: Buffer.from('a picture') } as const;
      const { id: receipt } = await keepPicture(test.db, player.account, picture, test.clock());
      return test.db.transaction((tx) =>
        notePaid(tx, player.account, { orderNo, receipt }, new Date(test.clock())),
      );
    };
    const [early, late] = [await player.deposit(), await player.deposit()];
    for (const { orderNo } of [early, late])
      await test.tell({ merchant: 'aurora', orderNo, status: 'NOT_FOUND' });
    test.clock.advance(DAY);
    await lookAgain(early.orderNo);
    test.clock.advance(1);
    await expect(lookAgain(late.orderNo)).rejects.toEqual(new Refusal('deposit.order.closed'));
    test.clock.advance(-DAY - 1);
  });
});

describe('a bonus', () => {
  it('is quoted to the satang: bonus down, fee up @RP-046', async () => {
    const player = await test.newPlayer();
    await withWelcome({ bonusRate: 3_333 }, async () => {
      const wanted = { methodId: 'online', amount: '333.37', promoId: 'welcome' };
      // 111.112221 and 5.00055.
      expect(valueIn(await player.get(`${DEPOSIT}/quote`, wanted))).toEqual({
        amount: '333.37',
        fee: '5.01',
        bonus: '111.11',
        credited: '439.47',
        toBet: '4444.80',
      });
    });
    expect(
      valueIn(await player.get(`${DEPOSIT}/quote`, { methodId: 'transfer', amount: '5000.00' })),
    ).toEqual({
      amount: '5000.00',
      fee: '0.00',
      bonus: '0.00',
      credited: '5000.00',
    });
    const most = { methodId: 'transfer', amount: '5000.00', promoId: 'welcome' };
    expect(valueIn(await player.get(`${DEPOSIT}/quote`, most))).toMatchObject({
      bonus: '1000.00',
      toBet: '60000.00',
    });
  });

  it('is offered with what it makes of an amount, and never taken by itself', async () => {
    const player = await test.newPlayer();
    const promosFor = async (amount: string) =>
      listIn<DepositPromo>(await player.get(`${DEPOSIT}/promos`, { amount }));
    expect(await promosFor('500.00')).toEqual([
      {
        id: 'welcome',
        title: 'Welcome match',
        promotionId: 'promotion-welcome',
        minAmount: '300.00',
        bonus: '100.00',
        maxBonus: '1000.00',
        turnover: 10,
        accepted: false,
        endsAt: '2026-12-20T08:00:00.000Z',
        offer: { bonus: '500.00', toBet: '10000.00' },
      },
    ]);
    expect((await promosFor('50000.00'))[0]?.offer).toEqual({ bonus: '1000.00', toBet: '510000.00' });
    // Nobody pays in so little, or so much.
    for (const amount of ['299.99', '50000.01', '9999999999999999.00'])
      expect((await promosFor(amount))[0]?.offer).toBeUndefined();
    await player.post(`${DEPOSIT}/promos/accept`, { promoId: 'welcome' });
    expect((await promosFor('500.00'))[0]?.accepted).toBe(true);
    const order = await player.deposit({ amount: '500.00' });
    expect(order.promo).toBeUndefined();
    expect(await test.db.$count(promoAcceptances, eq(promoAcceptances.accountId, player.account.id))).toBe(0);
  });

  it('that ended between showing and pressing is refused', async () => {
    const player = await test.newPlayer();
    const over = { endsAt: new Date(test.clock()) };
    for (const changes of [over, { enabled: false }, { startsAt: new Date(test.clock() + HOUR) }])
      await withWelcome(changes, async () => {
        const wanted = { methodId: 'transfer', bankCode: 'SALA', amount: '500.00', promoId: 'welcome' };
        for (const answer of [
          await player.post(`${DEPOSIT}/manual`, wanted),
          await player.post(`${DEPOSIT}/promos/accept`, { promoId: 'welcome' }),
        ])
          expect(refusalOf(answer)).toEqual([409, 'deposit.promo.unavailable']);
        expect(listIn(await player.get(`${DEPOSIT}/promos`))).toEqual([]);
      });
  });

  it('that an account gets once is not offered while an order has it, and again when that is given up', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit({ promoId: 'welcome' });
    const wanted = { methodId: 'transfer', amount: '500.00', promoId: 'welcome' };
    expect(refusalOf(await player.get(`${DEPOSIT}/quote`, wanted))).toEqual([
      409,
      'deposit.promo.unavailable',
    ]);
    await player.post(`${DEPOSIT}/cancel`, { orderNo });
    expect(valueIn(await player.get(`${DEPOSIT}/quote`, wanted))).toMatchObject({ bonus: '500.00' });
  });
});
