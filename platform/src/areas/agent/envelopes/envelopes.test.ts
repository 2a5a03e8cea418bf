import { randomUUID } from 'node:crypto';
import type { envelopesQuote, sendEnvelopes, transferLimits } from '@site/contracts/areas/envelopes';
import type { Transaction } from '@site/contracts/areas/wallet';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import { DAY } from '../../../core/clock';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { turnoverDemands } from '../../../core/ledger/tables';
import { refusalOf, valueIn } from '../../../testing/seeded';
import type { Member } from '../../care/testing';
import { PAYMENT_PASSWORD, TODAY } from '../../cashier/testing';
import { inboxMessages } from '../../inbox/tables';
import { envelopeRules, envelopes } from './tables';
import { createEnvelopeTest, ENVELOPES, type EnvelopeTest, type Gift, transfersOf } from './testing';

let test: EnvelopeTest;
let agent: Member;
let sub: Member;
let player: Member;
beforeAll(async () => {
  test = await createEnvelopeTest();
});
afterAll(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  await test.settings({});
  agent = await test.newAgent(1_000_000n);
  sub = await test.newMemberOf(agent, 0n, { type: 1 });
  player = await test.newMemberOf(sub);
});

type Sent = ValueOf<typeof sendEnvelopes>;
const balance = ({ account }: Member) => balanceOf(test.db, account);
const quote = (gifts: readonly Gift[], who = agent) =>
  who.send('POST', `${ENVELOPES}/quote`, { transfers: transfersOf(gifts) });
const records = async (who: Member) =>
  valueIn<{ list: Transaction[] }>(
    await who.get('/wps/wallets/transactions', {
      startDate: TODAY,
      endDate: TODAY,
      pageNo: '1',
      pageSize: '25',
    }),
  ).list;

/** Refused by quote and by sending alike, with nothing booked. */
async function refused(gifts: readonly Gift[], who = agent) {
  const before = await Promise.all([agent, sub, player].map(balance));
  const [asked, sent] = [await quote(gifts, who), await test.give(who, gifts)];
  expect(refusalOf(asked)).toEqual(refusalOf(sent));
  expect(asked.json().value).toEqual(sent.json().value);
  expect(await Promise.all([agent, sub, player].map(balance))).toEqual(before);
  return { code: refusalOf(sent)[1], value: sent.json().value };
}

describe('sending', () => {
  it('says the limits, and whether there is a payment password', async () => {
    const limits = async (who: Member) =>
      valueIn<ValueOf<typeof transferLimits>>(await who.get('/wps/agent/transferLimits'));
    const usual = { min: '10.00', max: '5000.00', most: 100, hasPaymentPassword: true };
    expect(await limits(agent)).toEqual(usual);
    const without = await test.newAgent(0n, { paymentPasswordHash: null });
    expect(await limits(without)).toEqual({ ...usual, hasPaymentPassword: false });
    await test.db
      .insert(envelopeRules)
      .values({ merchant: 'aurora', minAmount: 100n, maxAmount: 2_000n, most: 2 });
    expect(await limits(agent)).toEqual({ ...usual, min: '1.00', max: '20.00', most: 2 });
    const three = [agent, sub, player].map((to) => ({ to, amount: '1.00' }));
    expect((await refused(three)).code).toBe('request.invalid');
    await test.db.delete(envelopeRules);
  });

  it('moves what the quote says, to any depth, each with a number of its own @AG-012', async () => {
    const gifts = [
      { to: sub, amount: '200.00' },
      { to: player, amount: '100.50' },
    ];
    expect(valueIn<ValueOf<typeof envelopesQuote>>(await quote(gifts))).toEqual({
      total: '300.50',
      kept: '9699.50',
    });
    const { orders, total, sumBalance } = valueIn<Sent>(await test.give(agent, gifts));
    expect([total, sumBalance]).toEqual(['300.50', '9699.50']);
    expect(orders.map(({ account, amount }) => ({ account, amount }))).toEqual(transfersOf(gifts));
    const [first, second] = orders.map(({ orderNo }) => orderNo);
    expect(first).toMatch(/^R2611-\d{5}$/);
    expect(second).not.toBe(first);
    expect(await Promise.all([agent, sub, player].map(balance))).toEqual([969_950n, 20_000n, 10_050n]);
  });

  it('stands in the records of both sides, with who is on the other one', async () => {
    const { orders } = valueIn<Sent>(await test.give(agent, [{ to: player }]));
    const orderNo = orders[0]?.orderNo;
    expect(await records(agent)).toMatchObject([
      {
        code: 'ENVELOPE_OUT',
        name: 'Red envelope sent',
        amount: '-100.00',
        orderNo,
        remark: player.account.username,
      },
    ]);
    expect(await records(player)).toMatchObject([
      {
        code: 'ENVELOPE_IN',
        name: 'Red envelope',
        amount: '100.00',
        orderNo,
        remark: agent.account.username,
      },
    ]);
    const range = { startDate: TODAY, endDate: TODAY };
    const statement = async (who: Member) =>
      (await who.get('/wps/care/statement', range)).json().value.list?.[0];
    expect(await statement(player)).toMatchObject({ deposit: '100.00' });
    expect(await statement(agent)).toMatchObject({ withdraw: '100.00' });
    const profit = await player.get('/wps/wallets/profitAndLoss', range);
    expect(profit.json().value?.list ?? []).toEqual([]);
  });

  it('comes as a mail with its words, in plain text', async () => {
    await test.give(agent, [{ to: player }], { more: { remark: ' <b>Thanks</b> for November ' } });
    const told = eq(inboxMessages.accountId, player.account.id);
    const [mail] = await test.db.select().from(inboxMessages).where(told);
    expect(mail).toMatchObject({ desk: 'CASHIER', title: { en: 'A red envelope with ฿100.00' } });
    expect(mail?.content.en).toContain('&#60;b&#62;Thanks&#60;/b&#62; for November');
    expect(mail?.content.th).toContain(agent.account.username);
    const [kept] = await test.db.select().from(envelopes).where(eq(envelopes.toAccountId, player.account.id));
    expect(kept).toMatchObject({ words: '<b>Thanks</b> for November', amount: 10_000n });
  });

  it('happens once for a press that is sent twice', async () => {
    const key = randomUUID();
    const gifts = [{ to: player }, { to: sub }];
    const answers = [await test.give(agent, gifts, { key }), await test.give(agent, gifts, { key })];
    expect(valueIn(answers[1] as never)).toEqual(valueIn(answers[0] as never));
    expect(await balance(agent)).toBe(980_000n);
  });

  it('goes to a hundred at once', async () => {
    const gifts: Gift[] = [];
    for (let made = 0; made < 100; made += 1)
      gifts.push({ to: await test.newMemberOf(sub), amount: '10.00' });
    const { orders } = valueIn<Sent>(await test.give(agent, gifts));
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(100);
    expect(await balance(agent)).toBe(900_000n);
    gifts.push({ to: player, amount: '10.00' });
    expect((await refused(gifts)).code).toBe('request.invalid');
  });
});

describe('is refused, all of it,', () => {
  it('with whom it is about, for anybody who is not below the agent', async () => {
    const stranger = await test.newMember();
    const theirs = await test.newMemberOf(await test.newAgent());
    for (const to of [stranger, theirs, agent, { account: { username: 'nobody.at.all' } }])
      expect(await refused([{ to: player }, { to }])).toEqual({
        code: 'downline.unknown',
        value: { account: to.account.username },
      });
    expect((await refused([{ to: agent }], sub)).code).toBe('downline.unknown');
  });

  it('for the same receiver twice, whatever the case', async () => {
    const again = { account: { username: player.account.username.toUpperCase() } };
    expect((await refused([{ to: player }, { to: again }])).code).toBe('request.invalid');
    expect((await refused([])).code).toBe('request.invalid');
  });

  it.each(['9.99', '5000.01', '-10.00', '0.00'])(
    'for %s, with the limits and whose it is',
    async (amount) => {
      expect(await refused([{ to: sub }, { to: player, amount }])).toEqual({
        code: 'amount.out.of.range',
        value: { min: '10.00', max: '5000.00', account: player.account.username },
      });
    },
  );

  it('for more than there is, with what there is', async () => {
    const poor = await test.newAgent(28_600n);
    const to = await test.newMemberOf(poor);
    expect(await refused([{ to, amount: '286.01' }], poor)).toEqual({
      code: 'balance.insufficient',
      value: { balance: '286.00', total: '286.01' },
    });
  });

  it('for what is held until it is bet: a bonus leaves by nobody else’s wallet', async () => {
    const [promo, bonus] = [600_000n, 1_000_000n];
    await test.db.insert(turnoverDemands).values({
      id: randomUUID(),
      merchant: 'aurora',
      accountId: agent.account.id,
      source: randomUUID(),
      title: { en: 'Welcome', th: 'ต้อนรับ' },
      locked: promo,
      bonus: promo,
      needed: bonus,
      counts: {},
      createdAt: new Date(test.clock()),
    });
    await test.give(agent, [{ to: player, amount: '4000.00' }]);
    expect(await refused([{ to: player, amount: '10.00' }])).toEqual({
      code: 'withdraw.turnover.unmet',
      value: { turnoverLeft: '10000.00' },
    });
  });

  it('for a day after the payment password was reset', async () => {
    const restingUntil = new Date(test.clock() + DAY);
    await test.db.update(accounts).set({ restingUntil }).where(eq(accounts.id, agent.account.id));
    expect((await refused([{ to: player }])).code).toBe('withdraw.resting');
  });

  it('for a wrong payment password, which stays counted, and without one', async () => {
    const wrong = await test.give(agent, [{ to: player }], { more: { paymentPassword: '111111' } });
    expect([refusalOf(wrong), wrong.json().value]).toEqual([
      [422, 'payment.password.wrong'],
      { triesLeft: 9 },
    ]);
    const without = await test.newAgent(100_000n, { paymentPasswordHash: null });
    const to = await test.newMemberOf(without);
    expect(refusalOf(await test.give(without, [{ to }]))).toEqual([409, 'payment.password.missing']);
    expect(await balance(player)).toBe(0n);
  });

  it('to who is no agent, and where the merchant has it off', async () => {
    const gifts = { transfers: transfersOf([{ to: player }]), paymentPassword: PAYMENT_PASSWORD };
    expect(await player.refused('POST', ENVELOPES, gifts)).toBe('agent.required');
  });
});

describe('care', () => {
  it('lets nothing through between players where the merchant offers none @PL-045', async () => {
    await test.settings({ playerTransfers: false });
    expect((await refused([{ to: player }])).code).toBe('transfer.players.off');
    expect(refusalOf(await agent.get('/wps/agent/transferLimits'))[1]).toBe('transfer.players.off');
  });

  it('tells of a receiver who is closed, excluded or disabled nothing but that name, and sends to nobody @PL-045', async () => {
    const told = { code: 'user.unavailable', value: { account: player.account.username } };
    const gifts = [{ to: sub }, { to: player }];
    await player.send('POST', '/wps/care/timeout', { length: 'H24' });
    expect(await refused(gifts)).toEqual(told);
    const other = await test.newMemberOf(sub);
    await test.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, other.account.id));
    expect(await refused([{ to: sub }, { to: other }])).toEqual({
      ...told,
      value: { account: other.account.username },
    });
  });

  it('counts what comes against the receiver’s deposit limit, beside what was paid in @PL-045', async () => {
    await player.limit('DEPOSIT', 'DAY', '250.00');
    expect((await test.give(agent, [{ to: player, amount: '200.00' }])).statusCode).toBe(200);
    expect(await refused([{ to: player, amount: '50.01' }])).toEqual({
      code: 'user.unavailable',
      value: { account: player.account.username },
    });
    const order = { methodId: 'transfer', amount: '100.00', bankCode: 'SALA' };
    expect(await player.refused('POST', '/wps/transaction/deposit/manual', order)).toBe(
      'limit.deposit.reached',
    );
    expect((await test.give(agent, [{ to: player, amount: '50.00' }])).statusCode).toBe(200);
  });

  it('lets an agent who is closed send nothing @PL-045', async () => {
    await agent.send('POST', '/wps/care/timeout', { length: 'H24' });
    expect((await refused([{ to: player }])).code).toBe('play.closed');
  });
});
