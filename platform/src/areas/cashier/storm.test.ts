import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ConcurrencyLimiter } from '../../core/http/concurrencyLimiter';
import { Refusal } from '../../core/http/refusal';
import { checkBooks } from '../../core/ledger/books';
import { ledgerEntries, ledgerTransactions } from '../../core/ledger/tables';
import { balancesOf } from '../../core/ledger/wallets';
import { formatMoney } from '../../core/money';
import { tellPlatform } from '../../demo/bank/callback';
import { buildPlatform } from '../../platform';
import { createGame, signedInHeaders } from '../../testing/fixtures';
import { vendors } from '../games/tables';
import { expireDue } from './deposit/expire';
import { depositOrders, depositPayments, withdrawOrders, withdrawRules } from './tables';
import {
  type Cashier,
  createCashier,
  DEPOSIT,
  PAYMENT_PASSWORD,
  type Player,
  VENDOR,
  WITHDRAW,
} from './testing';
import { approveWithdrawal, notePaidOut, returnWithdrawal } from './withdraw/decide';

const VENDOR_WALLET = 'MOONREEF';

/** Costly calls take turns: here it is the money that has to. */
const wide = () => new ConcurrencyLimiter({ atOnce: 20 });

let test: Cashier;
beforeAll(async () => {
  test = await createCashier({ costlyCalls: wide() });
  await createGame(test.db, 'aurora', { vendor: VENDOR_WALLET });
  await test.db.update(vendors).set({ ownWallet: true }).where(eq(vendors.code, VENDOR_WALLET));
});
afterAll(() => test.close());

/** Which of the orders made so far an act is about. */
const which = fc.nat({ max: 3 });
/** From too little for anything to more than there is. */
const amount = fc.bigInt({ min: 5_000n, max: 250_000n });

const act = fc.oneof(
  fc.record({ does: fc.constant('deposit' as const), amount, promo: fc.boolean(), online: fc.boolean() }),
  // What was ordered, or something else; under a reference that may have been told before.
  fc.record({
    does: fc.constant('pay' as const),
    which,
    amount: fc.option(amount),
    reference: fc.nat({ max: 4 }),
  }),
  fc.record({ does: fc.constantFrom('refuse' as const, 'cancel' as const, 'paid' as const), which }),
  fc.record({ does: fc.constant('withdraw' as const), amount }),
  fc.record({ does: fc.constantFrom('approve' as const, 'payOut' as const, 'giveBack' as const), which }),
  fc.record({ does: fc.constant('transfer' as const), amount, back: fc.boolean() }),
  fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(31, 31, 31, 25 * 60) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const orderNos = async (table: typeof depositOrders | typeof withdrawOrders, { account }: Player) =>
  (
    await test.db
      .select({ orderNo: table.orderNo })
      .from(table)
      .where(eq(table.accountId, account.id))
      .orderBy(table.orderNo)
  ).map(({ orderNo }) => orderNo);

function refusalAlone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** Does one thing, whatever it is answered: that the money is right is looked at afterwards. */
async function doIt(player: Player, wanted: Act): Promise<unknown> {
  const at = new Date(test.clock());
  switch (wanted.does) {
    case 'deposit':
      return player.post(`${DEPOSIT}/${wanted.online ? 'gateway' : 'manual'}`, {
        methodId: wanted.online ? 'online' : 'transfer',
        amount: formatMoney(wanted.amount),
        ...(wanted.online ? { returnUrl: '/m/home' } : { bankCode: 'SALA' }),
        ...(wanted.promo && { promoId: 'welcome' }),
      });
    case 'withdraw':
      return player.post(WITHDRAW, {
        bankCardId: player.card,
        amount: formatMoney(wanted.amount),
        paymentPassword: PAYMENT_PASSWORD,
      });
    case 'transfer': {
      const [from, to] = wanted.back ? [VENDOR_WALLET, 'MAIN'] : ['MAIN', VENDOR_WALLET];
      return player.post('/wps/wallets/transfer', { from, to, amount: formatMoney(wanted.amount) });
    }
    case 'wait':
      test.clock.advance(wanted.minutes * 60_000);
      return expireDue(test.db, new Date(test.clock()));
    default:
  }
  const deposits =
    wanted.does === 'pay' || wanted.does === 'refuse' || wanted.does === 'cancel' || wanted.does === 'paid';
  const orderNo = (await orderNos(deposits ? depositOrders : withdrawOrders, player))[wanted.which];
  if (orderNo === undefined) return undefined;
  const named = { merchant: 'aurora', orderNo };
  switch (wanted.does) {
    case 'pay': {
      const paid = wanted.amount ?? (await ordered(orderNo));
      return test.pay(orderNo, formatMoney(paid), `${player.account.id}-${wanted.reference}`);
    }
    case 'refuse':
      return test.tell({ ...named, status: 'NOT_FOUND' });
    case 'cancel':
    case 'paid':
      return player.post(`${DEPOSIT}/${wanted.does}`, { orderNo });
    case 'approve':
      return approveWithdrawal(test.db, named, at).catch(refusalAlone);
    case 'payOut':
      return notePaidOut(test.db, named, at).catch(refusalAlone);
    case 'giveBack':
      return returnWithdrawal(test.db, named, 'BANK_REFUSED', at).catch(refusalAlone);
  }
}

async function ordered(orderNo: string): Promise<bigint> {
  const [order] = await test.db.select().from(depositOrders).where(eq(depositOrders.orderNo, orderNo));
  return order?.amount ?? 1n;
}

/** What a member has by the orders alone: what was credited, less what was asked for and not given back. */
async function expectedTotal({ account }: Player): Promise<bigint> {
  const deposits = await test.db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, account.id), eq(depositOrders.status, 'CONFIRMED')));
  const asked = await test.db
    .select()
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.accountId, account.id), sql`${withdrawOrders.status} <> 'REJECTED'`));
  return (
    deposits.reduce((sum, { received, bonus, fee }) => sum + (received ?? 0n) + bonus - fee, 0n) -
    asked.reduce((sum, order) => sum + order.amount, 0n)
  );
}

/** A member with 4,000.00 less a fee, a deposit with a bonus that is not paid yet, and a withdrawal that waits. */
async function playerWithOrders(): Promise<Player> {
  const player = await test.newPlayer();
  const amount = '2000.00';
  const byTransfer = await player.deposit({ amount });
  const online = await player.deposit({ methodId: 'online', amount, returnUrl: '/m/home' }, 'gateway');
  for (const { orderNo } of [byTransfer, online]) await test.pay(orderNo, amount);
  await player.deposit({ promoId: 'welcome' });
  await player.withdraw('500.00');
  return player;
}

/** Orders of which a kind of money was booked more than once. */
const bookedTwice = () =>
  test.db
    .select({ orderNo: ledgerTransactions.orderNo, code: ledgerEntries.code })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(sql`${ledgerTransactions.orderNo} is not null and ${ledgerEntries.code} <> 'FEE'`)
    .groupBy(ledgerTransactions.orderNo, ledgerEntries.code, ledgerEntries.ledgerAccountId)
    .having(sql`count(*) > 1`);

async function refuseBrokenBooks(player: Player): Promise<void> {
  const { main, total, byVendor } = await balancesOf(test.db, player.account);
  expect(total).toBe(await expectedTotal(player));
  expect([main, ...byVendor.values()].every((balance) => balance >= 0n)).toBe(true);
  expect(await checkBooks(test.db)).toEqual([]);
  expect(await bookedTwice()).toEqual([]);
}

it('keeps the books exact, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 16 }), async (acts) => {
      const start = test.clock();
      const player = await playerWithOrders();
      for (const wanted of acts) await doIt(player, wanted);
      test.clock.advance(start - test.clock());
      await refuseBrokenBooks(player);
    }),
    { numRuns: 20 },
  );
});

it('keeps them when all of it is done at once, and the time of orders ends in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
      const start = test.clock();
      const player = await playerWithOrders();
      // One end for all: after two the session would be over, and nothing be done at all.
      const done = acts.filter(({ does }) => does !== 'wait').map((wanted) => doIt(player, wanted));
      await new Promise(setImmediate);
      const answers = await Promise.all([...done, doIt(player, { does: 'wait', minutes: 31 })]);
      expect(answers.filter((answer) => (answer as { statusCode?: number })?.statusCode === 500)).toEqual([]);
      test.clock.advance(start - test.clock());
      await refuseBrokenBooks(player);
    }),
    { numRuns: 8 },
  );
});

it('does each thing once when two processes are asked for it at the same time', async () => {
  const { db, clock, app } = test;
  const other = await buildPlatform({ db, clock, config: app.platform.config, costlyCalls: wide() });
  // Neither the money nor the rules keep a second order of one press away: idempotency has to.
  const rules = { merchant: 'aurora', minAmount: 100n, maxAmount: 1_000_000n, fee: 0n, timesADay: 10 };
  await db.insert(withdrawRules).values(rules);
  const player = await test.newPlayer();
  const { orderNo } = await player.deposit({ amount: '10000.00' });
  const headers = await signedInHeaders(db, player.account, clock());
  const told = {
    merchant: 'aurora',
    orderNo,
    status: 'PAID',
    reference: orderNo,
    amount: '10000.00',
  } as const;
  const wanted = { bankCardId: player.card, amount: '1500.00', paymentPassword: PAYMENT_PASSWORD };
  const withdraw = (process: typeof app, key: string) =>
    process.inject({
      method: 'POST',
      url: WITHDRAW,
      headers: { ...headers, 'idempotency-key': key },
      payload: wanted,
    });
  const payments = await Promise.all(
    [app, other, app, other].map((process) => tellPlatform(process, VENDOR, told)),
  );
  expect(payments).toEqual(['CREDITED', 'CREDITED', 'CREDITED', 'CREDITED']);
  // One press that went to both, and two tabs besides.
  const press = randomUUID();
  const answers = await Promise.all([
    withdraw(app, press),
    withdraw(other, press),
    withdraw(app, randomUUID()),
    withdraw(other, randomUUID()),
  ]);
  expect(await db.$count(withdrawOrders, eq(withdrawOrders.accountId, player.account.id))).toBe(3);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(3);
  await db.delete(withdrawRules);
  await refuseBrokenBooks(player);
  await other.close();
});

it('answers one payment of many at once, and books it once', async () => {
  const player = await test.newPlayer();
  const { orderNo } = await player.deposit();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => test.pay(orderNo, '1000.00', `${orderNo}-${index % 3}`)),
  );
  const results = answers.map((answer) => answer.json().value?.result);
  // One of three payments is credited, the other two are put aside; each was told four times.
  expect(results.filter((result) => result === 'CREDITED')).toHaveLength(4);
  expect(results.filter((result) => result === 'REFUND_DUE')).toHaveLength(8);
  expect(await test.db.$count(depositPayments, eq(depositPayments.orderNo, orderNo))).toBe(3);
  await refuseBrokenBooks(player);
});
