import { eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import { DAY, MINUTE } from '../../../core/clock';
import { signatureOf } from '../../../core/http/signature';
import { balanceOf } from '../../../core/ledger/ledger';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  turnoverDemands,
} from '../../../core/ledger/tables';
import { createTestApp } from '../../../testing/app';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { inboxMessages } from '../../inbox/tables';
import { expireDue } from '../deposit/expire';
import { depositMethods } from '../tables';
import { type Cashier, createCashier, DEPOSIT, ledgerSum, newMethod, type Player } from '../testing';

let test: Cashier;

/** What is booked for an order: kind and amount in the member's main wallet, or at the house where none is moved. */
async function booked(orderNo: string): Promise<Record<string, bigint>> {
  const rows = await test.db
    .select({ kind: ledgerTransactions.kind, owner: ledgerAccounts.kind, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(eq(ledgerTransactions.orderNo, orderNo));
  const own = rows.filter(({ owner }) => owner === 'player' || owner === 'suspense');
  return Object.fromEntries(own.map(({ kind, owner, amount }) => [`${kind} ${owner}`, amount]));
}

const balance = ({ account }: Player) => balanceOf(test.db, account);

const titlesOf = async ({ account }: Player) =>
  (await test.db.select().from(inboxMessages).where(eq(inboxMessages.accountId, account.id))).map(
    ({ title }) => title.en,
  );

describe('callbacks of payment vendors', () => {
  beforeAll(async () => {
    test = await createCashier();
    await test.db
      .insert(depositMethods)
      .values(newMethod('other', 'GATEWAY', { vendor: 'OTHER', position: 9 }));
  });
  afterAll(async () => {
    expect(await ledgerSum(test.db)).toBe('0');
    await test.close();
  });

  it('credit a deposit with its bonus and fee, tell its owner, and ask for the turnover', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit(
      { methodId: 'online', promoId: 'welcome', returnUrl: '/m/home' },
      'gateway',
    );
    test.clock.advance(MINUTE);
    expect(valueIn(await test.pay(orderNo, '1000.00'))).toEqual({ result: 'CREDITED' });
    expect(await player.shownDeposit(orderNo)).toMatchObject({
      status: 'CONFIRMED',
      amount: '1000.00',
      fee: '15.00',
      credited: '1985.00',
      promo: {
        title: 'Welcome match',
        bonus: '1000.00',
        toBet: '20000.00',
        endsAt: '2026-12-20T08:01:00.000Z',
      },
      paidAt: '2026-11-20T08:01:00.000Z',
      doneAt: '2026-11-20T08:01:00.000Z',
    });
    expect(await booked(orderNo)).toEqual({
      'deposit player': 100_000n,
      'bonus player': 100_000n,
      'fee player': -1_500n,
    });
    const [demand] = await test.db
      .select()
      .from(turnoverDemands)
      .where(eq(turnoverDemands.accountId, player.account.id));
    expect(demand).toMatchObject({
      source: `deposit ${orderNo}`,
      locked: 198_500n,
      bonus: 100_000n,
      needed: 2_000_000n,
      counts: { LIVE: 20 },
      endsAt: new Date('2026-12-20T08:01:00Z'),
    });
    expect(await titlesOf(player)).toEqual(['฿1,000.00 is in your main wallet']);
    test.clock.advance(-MINUTE);
  });

  it('book a payment once, however often it is told, one after another and at once', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    const reference = `ref-${orderNo}`;
    const told = [
      ...(await Promise.all(Array.from({ length: 5 }, () => test.pay(orderNo, '1000.00', reference)))),
      await test.pay(orderNo, '1000.00', reference),
    ];
    expect(told.map((answer) => valueIn(answer))).toEqual(told.map(() => ({ result: 'CREDITED' })));
    expect(await balance(player)).toBe(100_000n);
    expect(await titlesOf(player)).toHaveLength(1);
  });

  it('may not use a reference again for another order or amount', async () => {
    const player = await test.newPlayer();
    const [first, second] = [await player.deposit(), await player.deposit()];
    const reference = `ref-${first.orderNo}`;
    await test.pay(first.orderNo, '1000.00', reference);
    for (const [orderNo, amount] of [
      [second.orderNo, '1000.00'],
      [first.orderNo, '1000.01'],
    ] as const)
      expect(refusalOf(await test.pay(orderNo, amount, reference))).toEqual([422, 'idempotency.key.reused']);
    expect(await balance(player)).toBe(100_000n);
  });

  it('credit what came, whatever was ordered, and the bonus only where it still meets its terms', async () => {
    const player = await test.newPlayer();
    const other = await test.newPlayer();
    const [more, less] = [
      await player.deposit({ amount: '500.00', promoId: 'welcome' }),
      await other.deposit({ amount: '500.00', promoId: 'welcome' }),
    ];
    await test.pay(more.orderNo, '700.00');
    await test.pay(less.orderNo, '299.99');
    expect(await player.shownDeposit(more.orderNo)).toMatchObject({
      amount: '700.00',
      credited: '1400.00',
      promo: { bonus: '700.00', toBet: '14000.00' },
    });
    const shown = await other.shownDeposit(less.orderNo);
    expect(shown).toMatchObject({ status: 'CONFIRMED', amount: '299.99', credited: '299.99' });
    expect(shown.promo).toBeUndefined();
    expect(await balance(other)).toBe(29_999n);
    // It did not get the bonus, so it may have it with another deposit.
    expect((await other.deposit({ promoId: 'welcome' })).promo?.bonus).toBe('1000.00');
  });

  it('credit money that comes late, for a day, and put later money aside', async () => {
    const player = await test.newPlayer();
    const [late, later] = [await player.deposit(), await player.deposit()];
    test.clock.advance(30 * MINUTE);
    await expireDue(test.db, new Date(test.clock()));
    test.clock.advance(DAY);
    expect(valueIn(await test.pay(late.orderNo, '1000.00'))).toEqual({ result: 'CREDITED' });
    test.clock.advance(1);
    expect(valueIn(await test.pay(later.orderNo, '1000.00'))).toEqual({ result: 'REFUND_DUE' });
    expect(await booked(later.orderNo)).toEqual({ 'deposit suspense': 100_000n });
    expect(await balance(player)).toBe(100_000n);
    test.clock.advance(-DAY - 30 * MINUTE - 1);
    expect((await player.shownDeposit(later.orderNo)).status).toBe('REFUND_DUE');
    expect(await titlesOf(player)).toContain('We will send ฿1,000.00 back to you');
  });

  it('put money aside that comes for a cancelled order, and for one that was paid already', async () => {
    const player = await test.newPlayer();
    const [cancelled, paid] = [await player.deposit(), await player.deposit()];
    await player.post(`${DEPOSIT}/cancel`, { orderNo: cancelled.orderNo });
    expect(valueIn(await test.pay(cancelled.orderNo, '900.00'))).toEqual({ result: 'REFUND_DUE' });
    expect(await player.shownDeposit(cancelled.orderNo)).toMatchObject({
      status: 'REFUND_DUE',
      amount: '900.00',
    });
    await test.pay(paid.orderNo, '1000.00');
    expect(valueIn(await test.pay(paid.orderNo, '1000.00'))).toEqual({ result: 'REFUND_DUE' });
    expect(await player.shownDeposit(paid.orderNo)).toMatchObject({
      status: 'CONFIRMED',
      credited: '1000.00',
    });
    expect(await balance(player)).toBe(100_000n);
  });

  it('credit an order that was given up for lost before', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    expect(valueIn(await test.tell({ merchant: 'aurora', orderNo, status: 'NOT_FOUND' }))).toEqual({
      result: 'REJECTED',
    });
    expect(await titlesOf(player)).toEqual(['We did not find your transfer of ฿1,000.00']);
    await test.pay(orderNo, '1000.00');
    const shown = await player.shownDeposit(orderNo);
    expect(shown).toMatchObject({ status: 'CONFIRMED', credited: '1000.00' });
    expect(shown.reason).toBeUndefined();
    // A refusal that is overtaken by the money changes nothing.
    expect(valueIn(await test.tell({ merchant: 'aurora', orderNo, status: 'REFUSED' }))).toEqual({
      result: 'CONFIRMED',
    });
    expect(await balance(player)).toBe(100_000n);
  });

  it('give the bonus of an account once, when two orders with it are paid after all', async () => {
    const player = await test.newPlayer();
    const first = await player.deposit({ promoId: 'welcome' });
    await test.tell({ merchant: 'aurora', orderNo: first.orderNo, status: 'NOT_FOUND' });
    const second = await player.deposit({ promoId: 'welcome' });
    await Promise.all([test.pay(first.orderNo, '1000.00'), test.pay(second.orderNo, '1000.00')]);
    expect(await balance(player)).toBe(300_000n);
  });

  it('credit a disabled account its own money, without the bonus', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit({ promoId: 'welcome' });
    await test.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, player.account.id));
    expect(valueIn(await test.pay(orderNo, '1000.00'))).toEqual({ result: 'CREDITED' });
    expect(await booked(orderNo)).toEqual({ 'deposit player': 100_000n });
  });

  it('reach only orders that there are, and each vendor only its own', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    const told = { merchant: 'aurora', orderNo, status: 'PAID', reference: 'x', amount: '1000.00' } as const;
    for (const [changed, vendor] of [
      [{ ...told, orderNo: 'D2611209999' }, undefined],
      [{ ...told, merchant: 'lagoon' }, undefined],
      [told, 'OTHER'],
      [{ merchant: 'aurora', orderNo, status: 'REFUSED' } as const, 'OTHER'],
    ] as const)
      expect(refusalOf(await test.tell(changed, vendor ? { vendor } : {}))).toEqual([404, 'not.found']);
    expect((await player.shownDeposit(orderNo)).status).toBe('PENDING');
    expect(await balance(player)).toBe(0n);
  });

  it.each<[string, { secret?: string; timestamp?: number }]>([
    ['a wrong secret', { secret: 'x'.repeat(32) }],
    ['no secret', { secret: '' }],
    ['an old time', { timestamp: -5 * MINUTE - 1 }],
    ['a time to come', { timestamp: 5 * MINUTE + 1 }],
  ])('are not believed with %s', async (_what, { timestamp = 0, ...changes }) => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    const told = {
      merchant: 'aurora',
      orderNo,
      status: 'PAID',
      reference: `y${orderNo}`,
      amount: '1000.00',
    } as const;
    const answer = await test.tell(told, { ...changes, timestamp: test.clock() + timestamp });
    expect(refusalOf(answer)).toEqual([403, 'access.denied']);
    expect(await balance(player)).toBe(0n);
  });

  it('are signed over every byte, and over their time', async () => {
    const player = await test.newPlayer();
    const { orderNo } = await player.deposit();
    const told = { merchant: 'aurora', orderNo, status: 'PAID', reference: `z${orderNo}`, amount: '1000.00' };
    const signed = await test.tell(JSON.stringify({ ...told, amount: '1.00' }), {
      timestamp: test.clock() + 1,
    });
    expect(signed.statusCode).toBe(200);
    const { headers } = signed.raw.req as unknown as { headers: Record<string, string> };
    for (const changes of [
      { payload: JSON.stringify({ ...told, reference: 'other' }) },
      { headers: { 'x-timestamp': String(test.clock()) } },
    ]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/wps/callbacks/deposit/PAYPIER',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': headers['x-timestamp'] ?? '',
          'x-signature': headers['x-signature'] ?? '',
          ...changes.headers,
        },
        payload: changes.payload ?? JSON.stringify({ ...told, amount: '1.00' }),
      });
      expect(refusalOf(answer)).toEqual([403, 'access.denied']);
    }
  });

  it.each([
    '{',
    '[]',
    '{"status":"PAID"}',
    '{"merchant":"aurora","orderNo":"D1","status":"PAID","reference":"r","amount":"-5.00"}',
    '{"merchant":"aurora","orderNo":"D1","status":"PAID","reference":"r","amount":5}',
    '{"merchant":"aurora","orderNo":"D1","status":"DONE"}',
  ])('are refused when they say %s', async (body) => {
    expect(refusalOf(await test.tell(body))).toEqual([400, 'request.invalid']);
  });
});

it('answer to the secrets that are configured alone where there is no demonstration', async () => {
  const secret = 'a'.repeat(40);
  const real = await createTestApp({
    config: { demo: false, developerMailbox: false, paymentSecrets: new Map([['PAYPIER', secret]]) },
  });
  const payload = JSON.stringify({ merchant: 'aurora', orderNo: 'D1', status: 'REFUSED' });
  const timestamp = String(real.clock());
  const send = (vendor: string) =>
    real.app.inject({
      method: 'POST',
      url: `/wps/callbacks/deposit/${vendor}`,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': signatureOf(secret, timestamp, payload),
      },
      payload,
    });
  expect(refusalOf(await send('PAYPIER'))).toEqual([404, 'not.found']);
  expect(refusalOf(await send('NOBODY'))).toEqual([403, 'access.denied']);
  await real.close();
});
