import { randomUUID } from 'node:crypto';
import type { withdrawCards } from '@site/contracts/areas/withdraw';
import { allEndpoints } from '@site/contracts/endpoints';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import { DAY } from '../../../core/clock';
import { ConcurrencyLimiter } from '../../../core/http/concurrencyLimiter';
import { newId } from '../../../core/ids';
import { balanceOf, postTransaction } from '../../../core/ledger/ledger';
import { startSession } from '../../../core/sessions/sessions';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { inboxMessages } from '../../inbox/tables';
import { bankCards } from '../../security/tables';
import { depositPromos, withdrawRules } from '../tables';
import {
  type Cashier,
  createCashier,
  ledgerSum,
  PAYMENT_PASSWORD,
  type Player,
  TODAY,
  WELCOME,
  WITHDRAW,
} from '../testing';
import { approveWithdrawal, notePaidOut, returnWithdrawal } from './decide';

let test: Cashier;

const balance = ({ account }: Player) => balanceOf(test.db, account);
const deskOf = async (player: Player) =>
  valueIn<ValueOf<typeof withdrawCards>>(await player.get(`${WITHDRAW}/bankCards`));
const ask = ({ post, card }: Player, wanted: object = {}, key?: string) =>
  post(WITHDRAW, { bankCardId: card, amount: '1000.00', paymentPassword: PAYMENT_PASSWORD, ...wanted }, key);
const now = () => new Date(test.clock());
const named = (orderNo: string) => ({ merchant: 'aurora', orderNo });

describe('withdrawing', () => {
  beforeAll(async () => {
    // Wide: by turns of costly calls nothing is proved of the turns that withdrawals take.
    test = await createCashier({ costlyCalls: new ConcurrencyLimiter({ atOnce: 20 }) });
  });
  afterAll(async () => {
    expect(await ledgerSum(test.db)).toBe('0');
    await test.close();
  });

  it('says before what may be withdrawn, to which cards, and how often @RP-046', async () => {
    const player = await test.newPlayer(500_000n);
    expect(await deskOf(player)).toEqual({
      list: [
        {
          id: player.card,
          bankCode: 'SALA',
          bankName: 'Sala Bank',
          cardNo: '4417',
          holder: 'Narin S***',
          inUse: false,
        },
      ],
      minAmount: '300.00',
      maxAmount: '100000.00',
      fee: '10.00',
      timesLeft: 3,
      timesADay: 3,
      withdrawable: '5000.00',
      turnoverLeft: '0.00',
      turnoverNeeded: '0.00',
      demands: [],
      hasPaymentPassword: true,
      limit: 5,
    });
    expect(valueIn(await player.get(`${WITHDRAW}/quote`, { amount: '3000.00' }))).toEqual({
      amount: '3000.00',
      fee: '10.00',
      paid: '2990.00',
    });
  });

  it('takes amount and fee at once, and goes from the house to the bank to the card @RP-046', async () => {
    const player = await test.newPlayer(500_000n);
    const asked = await player.withdraw('3000.00');
    expect(asked).toMatchObject({
      amount: '3000.00',
      fee: '10.00',
      paid: '2990.00',
      status: 'PENDING',
      bankCard: { id: player.card, bankName: 'Sala Bank', cardNo: '4417', holder: 'Narin S***' },
    });
    expect(asked.orderNo).toMatch(/^W261120\d{4}$/);
    expect(await balance(player)).toBe(200_000n);
    expect((await deskOf(player)).list[0]?.inUse).toBe(true);
    const { orderNo } = asked;
    await expect(notePaidOut(test.db, named(orderNo), now())).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await approveWithdrawal(test.db, named(orderNo), now());
    expect(await player.shownWithdrawal(orderNo)).toMatchObject({
      status: 'APPROVED',
      sentAt: asked.createdAt,
    });
    await notePaidOut(test.db, named(orderNo), now());
    await notePaidOut(test.db, named(orderNo), now());
    expect(await player.shownWithdrawal(orderNo)).toMatchObject({ status: 'PAID', doneAt: asked.createdAt });
    await expect(returnWithdrawal(test.db, named(orderNo), 'BANK_REFUSED', now())).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(await balance(player)).toBe(200_000n);
    const told = await test.db
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, player.account.id));
    expect(told.map(({ title }) => title.en)).toEqual(['฿2,990.00 is on your card']);
  });

  it('gives all of it back, once, when it is not paid, and does not count it for the day', async () => {
    const player = await test.newPlayer(500_000n);
    for (const [reason, approved] of [
      ['CHECK_FAILED', false],
      ['BANK_REFUSED', true],
    ] as const) {
      const { orderNo } = await player.withdraw('3000.00');
      if (approved) await approveWithdrawal(test.db, named(orderNo), now());
      await Promise.all([
        returnWithdrawal(test.db, named(orderNo), reason, now()),
        returnWithdrawal(test.db, named(orderNo), reason, now()),
      ]);
      expect(await player.shownWithdrawal(orderNo)).toMatchObject({ status: 'REJECTED', reason });
      expect(await balance(player)).toBe(500_000n);
    }
    expect((await deskOf(player)).timesLeft).toBe(3);
  });

  it('cannot be taken back by its member, by no call that there is @PL-042', async () => {
    const player = await test.newPlayer(500_000n);
    const { orderNo } = await player.withdraw('3000.00');
    const calls = allEndpoints.filter(({ path }) => path.includes('withdraw'));
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      `GET ${WITHDRAW}/bankCards`,
      `GET ${WITHDRAW}/quote`,
      `GET ${WITHDRAW}/report`,
      `POST ${WITHDRAW}`,
    ]);
    expect(refusalOf(await player.post('/wps/transaction/deposit/cancel', { orderNo }))).toEqual([
      404,
      'not.found',
    ]);
    expect((await player.shownWithdrawal(orderNo)).status).toBe('PENDING');
    expect(await balance(player)).toBe(200_000n);
  });

  it('happens once for a press that is sent twice', async () => {
    const player = await test.newPlayer(500_000n);
    const key = randomUUID();
    const [first, second] = [await ask(player, {}, key), await ask(player, {}, key)].map((answer) =>
      valueIn(answer),
    );
    expect(second).toEqual(first);
    expect(await balance(player)).toBe(400_000n);
  });

  async function newCards({ account }: Player, count: number): Promise<string[]> {
    const cards = Array.from({ length: count }, (_, index) => ({
      id: newId('card'),
      merchant: 'aurora',
      accountId: account.id,
      bankCode: 'SALA',
      number: `${4_000_000_000 + index}`,
      lastFour: `${1_000 + index}`,
      createdAt: now(),
    }));
    await test.db.insert(bankCards).values(cards);
    return cards.map(({ id }) => id);
  }

  it('takes turns: of ten at once as many as the day and the balance allow', async () => {
    const rich = await test.newPlayer(5_000_000n);
    const poor = await test.newPlayer(150_000n);
    for (const [player, asked, code, left] of [
      [rich, 3, 'withdraw.limit.reached', 4_700_000n],
      [poor, 1, 'balance.insufficient', 50_000n],
    ] as const) {
      // Each to a card of its own: whoever withdraws to one and the same takes turns by the card.
      const cards = await newCards(player, 10);
      const answers = await Promise.all(cards.map((bankCardId) => ask(player, { bankCardId })));
      const codes = answers.map((answer) => (answer.statusCode === 200 ? 'asked' : refusalOf(answer)[1]));
      expect(codes.filter((each) => each === 'asked')).toHaveLength(asked);
      expect(codes.filter((each) => each === code)).toHaveLength(10 - asked);
      expect(await balance(player)).toBe(left);
    }
  });

  it('is possible again with the merchant’s next day', async () => {
    const player = await test.newPlayer(500_000n);
    for (let time = 0; time < 3; time += 1) await player.withdraw('300.00');
    // Midnight in Bangkok.
    const until = '2026-11-20T17:00:00.000Z';
    expect(await deskOf(player)).toMatchObject({ timesLeft: 0, timesAgainAt: until });
    const answer = await ask(player);
    expect(refusalOf(answer)).toEqual([409, 'withdraw.limit.reached']);
    expect(answer.json().value).toEqual({ until });
    // Sessions do not last that long: another one, at the first instant of the day.
    const wait = Date.parse(until) - test.clock();
    test.clock.advance(wait);
    const { token } = await startSession(test.db, player.account, test.clock(), {
      userAgent: null,
      address: null,
    });
    const nextDay = await test.app.inject({
      url: `${WITHDRAW}/bankCards`,
      headers: { merchant: 'aurora', authorization: `Bearer ${token}` },
    });
    test.clock.advance(-wait);
    expect(nextDay.json().value.timesLeft).toBe(3);
  });

  it('holds what a bonus holds, and says how much is left to bet', async () => {
    const player = await test.newPlayer(100_000n);
    const { orderNo } = await player.deposit({ promoId: 'welcome' });
    await test.pay(orderNo, '1000.00');
    expect(await deskOf(player)).toMatchObject({
      withdrawable: '1000.00',
      turnoverLeft: '20000.00',
      turnoverNeeded: '20000.00',
      demands: [
        {
          title: 'Welcome match',
          promotionId: 'promotion-welcome',
          needed: '20000.00',
          met: '0.00',
          left: '20000.00',
          held: '2000.00',
          endsAt: '2026-12-20T08:00:00.000Z',
          counts: [{ gameType: 'LIVE', percent: 20 }],
        },
      ],
    });
    const answer = await ask(player, { amount: '1000.01' });
    expect(refusalOf(answer)).toEqual([409, 'withdraw.turnover.unmet']);
    expect(answer.json().value).toEqual({ turnoverLeft: '20000.00' });
    expect((await ask(player, { amount: '1000.00' })).statusCode).toBe(200);
  });

  /** Plays what counts for nothing, and loses it. */
  const lose = ({ account }: Player, amount: bigint) =>
    postTransaction(test.db, {
      merchant: 'aurora',
      book: 'real',
      kind: 'spin',
      reference: newId('test'),
      at: now(),
      play: { gameType: 'SPORTS' },
      postings: [
        { party: { player: account }, amount: -amount },
        { party: { system: 'house' }, amount },
      ],
    });

  it('holds no money that comes for a bonus that was lost, be it a deposit or a withdrawal that returns', async () => {
    await test.db.update(depositPromos).set({ counts: { SPORTS: 0 } });
    const player = await test.newPlayer(200_000n);
    const { orderNo } = await player.deposit({ promoId: 'welcome' });
    await test.pay(orderNo, '1000.00');
    const asked = await player.withdraw('2000.00');
    await lose(player, 199_000n);
    expect(await deskOf(player)).toMatchObject({ withdrawable: '0.00', demands: [{ held: '10.00' }] });
    const paidIn = await player.deposit();
    await test.pay(paidIn.orderNo, '1000.00');
    expect(await deskOf(player)).toMatchObject({ withdrawable: '1000.00', demands: [{ held: '10.00' }] });
    await lose(player, 100_500n);
    await returnWithdrawal(test.db, named(asked.orderNo), 'CHECK_FAILED', now());
    expect(await deskOf(player)).toMatchObject({ withdrawable: '2000.00', demands: [{ held: '5.00' }] });
    await test.db.update(depositPromos).set({ counts: WELCOME.counts ?? {} });
  });

  it.each([
    [{ amount: '299.99' }, 422, 'amount.out.of.range'],
    [{ amount: '100000.01' }, 422, 'amount.out.of.range'],
    [{ amount: '-300.00' }, 422, 'amount.out.of.range'],
    [{ amount: '5000.01' }, 409, 'balance.insufficient'],
    [{ amount: '3e3' }, 400, 'request.invalid'],
    [{ amount: '3,000.00' }, 400, 'request.invalid'],
    [{ paymentPassword: '12345' }, 400, 'request.invalid'],
    [{ paymentPassword: '111111' }, 422, 'payment.password.wrong'],
    [{ bankCardId: 'card_nobody' }, 404, 'not.found'],
  ])('refuses %j', async (wanted, status, code) => {
    const player = await test.newPlayer(500_000n);
    expect(refusalOf(await ask(player, wanted))).toEqual([status, code]);
    expect(await balance(player)).toBe(500_000n);
  });

  it('goes to the member’s own cards alone, and to none that is removed', async () => {
    const player = await test.newPlayer(500_000n);
    const other = await test.newPlayer();
    expect(refusalOf(await ask(player, { bankCardId: other.card }))).toEqual([404, 'not.found']);
    await test.db.update(bankCards).set({ removedAt: now() }).where(eq(bankCards.id, player.card));
    expect(refusalOf(await ask(player))).toEqual([404, 'not.found']);
    expect(await balance(player)).toBe(500_000n);
  });

  it('asks for the payment password, and keeps count of wrong ones although the call is refused', async () => {
    const player = await test.newPlayer(500_000n);
    const tries = [];
    for (let time = 0; time < 3; time += 1)
      tries.push((await ask(player, { paymentPassword: '111111' })).json().value?.triesLeft);
    expect(tries).toEqual([9, 8, 7]);
    const without = await test.newPlayer(500_000n, { paymentPasswordHash: null });
    expect(refusalOf(await ask(without))).toEqual([409, 'payment.password.missing']);
    expect((await deskOf(without)).hasPaymentPassword).toBe(false);
  });

  it('rests for a day after the payment password was reset, whatever else is wrong', async () => {
    const restingUntil = new Date(test.clock() + DAY);
    const player = await test.newPlayer(0n, { restingUntil });
    const until = restingUntil.toISOString();
    for (const answer of [
      await ask(player, { paymentPassword: '111111' }),
      await player.get(`${WITHDRAW}/quote`, { amount: '1.00' }),
    ]) {
      expect(refusalOf(answer)).toEqual([409, 'withdraw.resting']);
      expect(answer.json().value).toEqual({ until });
    }
    expect((await deskOf(player)).restingUntil).toBe(until);
    const rested = await test.newPlayer(500_000n, { restingUntil: now() });
    expect((await deskOf(rested)).restingUntil).toBeUndefined();
    expect((await ask(rested)).statusCode).toBe(200);
  });

  it('follows the merchant’s own rules where there are some', async () => {
    const rules = { merchant: 'aurora', minAmount: 100n, maxAmount: 50_000n, fee: 0n, timesADay: 1 };
    await test.db.insert(withdrawRules).values(rules);
    const player = await test.newPlayer(500_000n);
    expect(await deskOf(player)).toMatchObject({
      minAmount: '1.00',
      maxAmount: '500.00',
      fee: '0.00',
      timesLeft: 1,
    });
    expect(await player.withdraw('1.00')).toMatchObject({ paid: '1.00' });
    expect(await balance(player)).toBe(499_900n);
    await test.db.delete(withdrawRules);
  });

  it('is reported by the merchant’s days and by state, with what was asked for, and to its owner alone', async () => {
    const player = await test.newPlayer(5_000_000n);
    const other = await test.newPlayer();
    const kept = await player.withdraw('1000.00');
    const returned = await player.withdraw('2000.00');
    await returnWithdrawal(test.db, named(returned.orderNo), 'CHECK_FAILED', now());
    const report = async (who: Player, query: Record<string, string> = {}) =>
      (
        await who.get(`${WITHDRAW}/report`, {
          startDate: TODAY,
          endDate: TODAY,
          pageNo: '1',
          pageSize: '25',
          ...query,
        })
      ).json().value;
    const all = await report(player);
    expect(all).toMatchObject({ total: 2, totalPages: 1, pageNum: 1, footer: { amount: '1000.00' } });
    expect(all.list.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([
      returned.orderNo,
      kept.orderNo,
    ]);
    expect((await report(player, { status: 'REJECTED' })).list).toHaveLength(1);
    expect(await report(player, { startDate: '2026-11-19', endDate: '2026-11-19' })).toMatchObject({
      total: 0,
    });
    expect(
      await report(player, { startDate: '2026-11-19', endDate: '2026-11-19', orderNo: kept.orderNo }),
    ).toMatchObject({ total: 1 });
    expect(await report(other, { orderNo: kept.orderNo })).toMatchObject({ list: [], total: 0 });
  });
});
