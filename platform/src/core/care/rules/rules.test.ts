import { eq, sql } from 'drizzle-orm';
import { type CareTest, createCareTest, type Member } from '../../../areas/care/testing';
import { DAY, HOUR } from '../../clock';
import { newId } from '../../ids';
import { checkBooks } from '../../ledger/books';
import { passGate } from '../../ledger/gate';
import { postTransaction } from '../../ledger/ledger';
import type { GatedMovement } from '../../ledger/movement';
import { merchants } from '../../merchants/tables';
import { changeState } from '../changeState';
import { setOperatorLimit } from '../operatorLimit';
import { readCare } from '../readCare';

let test: CareTest;
let member: Member;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.settings({});
  member = await test.newMember(1_000_000n);
});
afterEach(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
});

const ask = (movement: GatedMovement, at = new Date(test.clock())) =>
  test.db.transaction((tx) => passGate(tx, member.account, movement, at));

/** A bet that is over later: its stake, and then what it pays or gives back. */
const move = (
  kind: 'bet' | 'win' | 'refund',
  amount: bigint,
  at: Date,
  bet?: { readonly id: string; readonly placedAt: Date },
) =>
  postTransaction(test.db, {
    merchant: 'aurora',
    book: 'real',
    kind,
    reference: newId('test'),
    at,
    placedAt: bet?.placedAt,
    refundOf: kind === 'refund' ? bet?.id : undefined,
    postings: [
      { party: { player: member.account }, amount: kind === 'bet' ? -amount : amount },
      { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: kind === 'bet' ? amount : -amount },
    ],
  });

describe('loss limits', () => {
  const reached = (period: string, rest: string) => ({
    code: 'limit.loss.reached',
    details: { value: { period, rest, resetsAt: expect.any(String) } },
  });

  it('count stakes less what they have paid, an open bet as a whole @PL-006', async () => {
    await member.limit('LOSS', 'DAY', '100.00');
    await member.spin(6_000n, { win: 5_000n });
    await member.spin(5_000n);
    await expect(member.spin(4_001n)).rejects.toMatchObject(reached('DAY', '40.00'));
    const at = new Date(test.clock());
    const { id } = await move('bet', 4_000n, at);
    await expect(member.spin(100n)).rejects.toMatchObject(reached('DAY', '0.00'));
    await move('refund', 4_000n, at, { id, placedAt: at });
    await member.spin(4_000n);
  });

  it('hold the tightest of day, week and month, and begin anew with the merchant’s day @PL-006', async () => {
    await member.limit('LOSS', 'DAY', '100.00');
    await member.limit('LOSS', 'WEEK', '150.00');
    await member.spin(10_000n);
    await expect(member.spin(100n)).rejects.toMatchObject(reached('DAY', '0.00'));
    // 15:00 in Bangkok: the day has nine hours more, the week until Sunday.
    const midnight = test.clock() + 9 * HOUR;
    await expect(member.spin(100n, { at: new Date(midnight - 1) })).rejects.toMatchObject(
      reached('DAY', '0.00'),
    );
    await expect(member.spin(5_001n, { at: new Date(midnight) })).rejects.toMatchObject(
      reached('WEEK', '50.00'),
    );
    await member.spin(5_000n, { at: new Date(midnight) });
    const monday = new Date(midnight + 2 * DAY);
    await expect(member.spin(100n, { at: new Date(monday.getTime() - 1) })).rejects.toMatchObject(
      reached('WEEK', '0.00'),
    );
    await member.spin(10_000n, { at: monday });
  });

  it('take what a bet of another day has paid from the loss of that day alone @PL-006', async () => {
    const today = new Date(test.clock());
    const placedAt = new Date(test.clock() - DAY);
    const bet = { ...(await move('bet', 5_000n, placedAt)), placedAt };
    await member.limit('LOSS', 'DAY', '100.00');
    await member.limit('LOSS', 'WEEK', '120.00');
    await move('win', 3_000n, today, bet);
    await move('refund', 1_000n, today, bet);
    // Of today nothing was given back; of the week 10.00 are lost.
    await expect(member.spin(10_001n)).rejects.toMatchObject(reached('DAY', '100.00'));
    await member.spin(9_000n);
    await expect(member.spin(1_001n)).rejects.toMatchObject(reached('DAY', '10.00'));
    await member.limit('LOSS', 'DAY', '1000.00');
  });

  it('hold what goes into a vendor’s wallet, and what is played from it @PL-006', async () => {
    await member.limit('LOSS', 'DAY', '100.00');
    await expect(ask({ kind: 'to vendor', amount: 10_001n, vendor: 'MOONREEF' })).rejects.toMatchObject(
      reached('DAY', '100.00'),
    );
    await ask({ kind: 'to vendor', amount: 10_000n, vendor: 'MOONREEF' });
    await member.spin(10_000n);
    await expect(ask({ kind: 'to vendor', amount: 1n, vendor: 'MOONREEF' })).rejects.toMatchObject(
      reached('DAY', '0.00'),
    );
  });

  it('are none of play money @PL-044', async () => {
    await member.limit('LOSS', 'DAY', '0.00');
    await member.limit('STAKE', undefined, '0.00');
    await expect(member.spin(100n)).rejects.toMatchObject({ code: 'limit.stake.exceeded' });
    await expect(member.spin(100n, { book: 'play' })).rejects.toMatchObject({ code: 'balance.insufficient' });
  });
});

it.each([
  // In Stockholm the day of 25 October 2026 has 25 hours, that of 29 March 2026 has 23.
  ['Europe/Stockholm', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ['Europe/Stockholm', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
  ['Asia/Bangkok', '2026-10-24T17:00:00Z', '2026-10-25T16:59:59Z', '2026-10-25T17:00:00Z'],
])('turns the day of %s from %s to %s @PL-046', async (timeZone, first, last, next) => {
  const code = 'aurora';
  await test.db.update(merchants).set({ timeZone }).where(eq(merchants.code, code));
  await member.limit('LOSS', 'DAY', '100.00');
  await member.spin(6_000n, { at: new Date(first) });
  await expect(member.spin(4_001n, { at: new Date(last) })).rejects.toMatchObject({
    code: 'limit.loss.reached',
    details: { value: { rest: '40.00', resetsAt: new Date(next).toISOString() } },
  });
  await member.spin(10_000n, { at: new Date(next) });
  await test.db.update(merchants).set({ timeZone: 'Asia/Bangkok' }).where(eq(merchants.code, code));
});

describe('the stake of one cycle', () => {
  it('is the lowest of the member’s, the operator’s and the merchant’s limit @PL-007', async () => {
    await member.spin(10_000n);
    await test.settings({ maxStake: '50.00' });
    const over = (max: string) => ({ code: 'limit.stake.exceeded', details: { value: { max } } });
    await expect(member.spin(5_001n)).rejects.toMatchObject(over('50.00'));
    await member.limit('STAKE', undefined, '60.00');
    await expect(member.spin(5_001n)).rejects.toMatchObject(over('50.00'));
    await member.limit('STAKE', undefined, '20.00');
    await expect(member.spin(2_001n)).rejects.toMatchObject(over('20.00'));
    await member.spin(2_000n);
  });
});

it('holds the operator’s limit beside the member’s from when it was said to, and the stricter applies @PL-010', async () => {
  await member.limit('DEPOSIT', 'DAY', '1000.00');
  const at = new Date(test.clock());
  const holdsFrom = new Date(test.clock() + HOUR);
  const which = { kind: 'DEPOSIT', period: 'DAY', value: '500.00' } as const;
  await test.db.transaction(async (tx) =>
    setOperatorLimit(tx, await readCare(tx, member.account.id), which, at, holdsFrom),
  );
  const order = (amount: bigint, when: Date) => ask({ kind: 'deposit order', amount, underWay: 0n }, when);
  const operators = async () => (await member.limits()).find(({ source }) => source === 'OPERATOR');
  expect(await operators()).toMatchObject({
    pending: { value: '500.00', confirmFrom: holdsFrom.toISOString() },
  });
  await order(60_000n, new Date(holdsFrom.getTime() - 1));
  await expect(order(60_000n, holdsFrom)).rejects.toMatchObject({
    code: 'limit.deposit.reached',
    details: { value: { rest: '500.00' } },
  });
  // The member can neither confirm nor cancel it, and their own stays what it was.
  const { id } = (await operators()) ?? { id: '' };
  expect(await member.refused('DELETE', '/wps/care/limits/pending', { id })).toBe('limit.raise.gone');
  test.clock.advance(HOUR);
  expect(await member.refused('POST', '/wps/care/limits/confirm', { id })).toBe('limit.raise.gone');
  expect(await operators()).toMatchObject({ value: '500.00' });
  test.clock.advance(-HOUR);
});

describe('identity', () => {
  const verified = (identity: 'VERIFIED' | 'FAILED') => changeState(test.db, member.account.id, { identity });
  const refused = (identity: string, before: string) => ({
    code: 'identity.required',
    details: { value: { identity, before } },
  });
  const order: GatedMovement = { kind: 'deposit order', amount: 100n, underWay: 0n };

  it('is asked for before play, of real money and of play money @PL-037', async () => {
    await test.settings({ verifyBefore: 'PLAY' });
    await expect(member.spin(100n)).rejects.toMatchObject(refused('NONE', 'PLAY'));
    await expect(member.spin(100n, { book: 'play' })).rejects.toMatchObject(refused('NONE', 'PLAY'));
    await ask(order);
    await verified('FAILED');
    await expect(member.spin(100n)).rejects.toMatchObject(refused('FAILED', 'PLAY'));
    await verified('VERIFIED');
    await member.spin(100n);
  });

  it('or before the first deposit @PL-037', async () => {
    await test.settings({ verifyBefore: 'DEPOSIT' });
    await expect(ask(order)).rejects.toMatchObject(refused('NONE', 'DEPOSIT'));
    await expect(member.spin(100n)).rejects.toMatchObject(refused('NONE', 'DEPOSIT'));
    await verified('VERIFIED');
    await ask(order);
  });
});

it('refuses by the first rule that is against it, and books nothing', async () => {
  await test.settings({ verifyBefore: 'PLAY', maxStake: '1.00' });
  await member.limit('LOSS', 'DAY', '0.00');
  const code = (code: string) => expect(member.spin(1_000n)).rejects.toMatchObject({ code });
  await member.send('POST', '/wps/care/timeout', { length: 'H24' });
  await code('play.closed');
  await changeState(test.db, member.account.id, { timeoutUntil: null });
  await code('identity.required');
  await changeState(test.db, member.account.id, { identity: 'VERIFIED' });
  await code('limit.stake.exceeded');
  await test.settings({});
  await code('limit.loss.reached');
});

describe('what cannot be read', () => {
  const withdraws = async () => expect((await member.withdraw('500.00')).status).toBe('PENDING');
  const refuses = async () => {
    await expect(member.spin(100n)).rejects.toBeDefined();
    const order = { methodId: 'transfer', bankCode: 'SALA', amount: '600.00' };
    const answer = await member.send('POST', '/wps/transaction/deposit/manual', order);
    expect(answer.json().success).toBe(false);
  };

  it('refuses stakes and deposits and lets withdrawals pass: settings that are none @PL-048', async () => {
    await test.settings({ coolingHours: 'soon' } as never);
    await refuses();
    await withdraws();
  });

  it.each(['care_states', 'care_limits', 'care_settings'])('the same without %s @PL-048', async (table) => {
    const away = sql.identifier(`${table}_away`);
    await test.db.execute(sql`alter table ${sql.identifier(table)} rename to ${away}`);
    try {
      await refuses();
      await withdraws();
    } finally {
      await test.db.execute(sql`alter table ${away} rename to ${sql.identifier(table)}`);
    }
    await member.spin(100n);
  });
});
