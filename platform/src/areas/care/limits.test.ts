import { sql } from 'drizzle-orm';
import { DAY, HOUR } from '../../core/clock';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

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

const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const deposit = (amount: string) =>
  member.send('POST', '/wps/transaction/deposit/manual', { methodId: 'transfer', bankCode: 'SALA', amount });

describe('deposit limits', () => {
  it('refuse beyond the lowest rest of day, week and month, with that rest @PL-001', async () => {
    await member.limit('DEPOSIT', 'MONTH', '900.00');
    await member.limit('DEPOSIT', 'DAY', '2500.00');
    await member.limit('DEPOSIT', 'WEEK', '3000.00');
    const refused = await deposit('900.01');
    expect(refused.statusCode).toBe(409);
    // The next month in Bangkok.
    const value = { period: 'MONTH', rest: '900.00', resetsAt: '2026-11-30T17:00:00.000Z' };
    expect(refused.json()).toMatchObject({ error: { code: 'limit.deposit.reached' }, value });
    expect(code(await deposit('900.00'))).toBeUndefined();
    expect((await deposit('100.00')).json().value.rest).toBe('0.00');
  });

  it('count an order from when it is made until it is given up, and no withdrawal gives room @PL-002', async () => {
    await member.limit('DEPOSIT', 'DAY', '1000.00');
    const first = await member.deposit({ amount: '600.00' });
    expect(code(await deposit('600.00'))).toBe('limit.deposit.reached');
    await member.post('/wps/transaction/deposit/cancel', { orderNo: first.orderNo });
    const second = await member.deposit({ amount: '600.00' });
    await test.tell({ merchant: 'aurora', orderNo: second.orderNo, status: 'REFUSED' });
    const third = await member.deposit({ amount: '600.00' });
    test.clock.advance(31 * 60_000);
    const fourth = await member.deposit({ amount: '600.00' });
    await test.pay(fourth.orderNo, '600.00');
    await member.withdraw('600.00');
    expect(code(await deposit('600.00'))).toBe('limit.deposit.reached');
    const [shown] = await member.limits();
    expect(shown).toMatchObject({ value: '1000.00', used: '600.00', rest: '400.00' });
    // What comes late for the order that had run out has no room any more: it is put aside.
    await test.pay(third.orderNo, '600.00');
    expect((await member.shownDeposit(third.orderNo)).status).toBe('REFUND_DUE');
    test.clock.advance(-31 * 60_000);
  });

  it('are asked for before the first deposit where the merchant says so @PL-011', async () => {
    await test.settings({ limitRequired: true });
    expect(code(await deposit('600.00'))).toBe('deposit.limit.required');
    await member.limit('LOSS', 'DAY', '100.00');
    expect(code(await deposit('600.00'))).toBe('deposit.limit.required');
    await member.limit('DEPOSIT', 'WEEK', '600.00');
    expect(code(await deposit('600.00'))).toBeUndefined();
  });

  it('may be declined, which is remembered for a year @PL-011', async () => {
    const asked = async () => (await member.get(`${CARE}/limits`)).json().value.askAgainAt;
    expect(await asked()).toBeUndefined();
    const answer = await member.send('POST', `${CARE}/limits/declined`);
    expect(answer.json().value).toEqual({ askAgainAt: '2027-11-20T08:00:00.000Z' });
    expect(await asked()).toBe('2027-11-20T08:00:00.000Z');
    expect((await log())[0]).toMatchObject({ what: 'LIMITS_DECLINED', source: 'MEMBER' });
    await member.limit('LOSS', 'DAY', '100.00');
    expect(await asked()).toBeUndefined();
  });
});

const log = async () => (await member.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' })).json().value.list;

describe('changing a limit', () => {
  it('holds at once when it is the first, lower or the same; under what is used the rest is 0 @PL-003', async () => {
    await member.deposit({ amount: '600.00' });
    const first = (await member.limit('DEPOSIT', 'DAY', '1000.00')).json().value;
    expect(first).toMatchObject({ value: '1000.00', used: '600.00', rest: '400.00', source: 'MEMBER' });
    expect(first.pending).toBeUndefined();
    const lower = (await member.limit('DEPOSIT', 'DAY', '500.00')).json().value;
    expect(lower).toMatchObject({ id: first.id, value: '500.00', used: '600.00', rest: '0.00' });
    expect(code(await deposit('100.00'))).toBe('limit.deposit.reached');
  });

  it('waits 24 h when it is raised or removed, and then for the member, who has 7 days @PL-004', async () => {
    const { id } = (await member.limit('DEPOSIT', 'DAY', '500.00')).json().value;
    const raised = (await member.limit('DEPOSIT', 'DAY', '800.00')).json().value;
    expect(raised).toMatchObject({
      value: '500.00',
      pending: {
        value: '800.00',
        askedAt: '2026-11-20T08:00:00.000Z',
        confirmFrom: '2026-11-21T08:00:00.000Z',
        lapsesAt: '2026-11-28T08:00:00.000Z',
      },
    });
    const confirm = () => member.send('POST', `${CARE}/limits/confirm`, { id });
    test.clock.advance(DAY - 1);
    member = await member.again();
    const early = await confirm();
    expect(early.json()).toMatchObject({
      error: { code: 'limit.raise.waiting' },
      value: { confirmFrom: '2026-11-21T08:00:00.000Z' },
    });
    test.clock.advance(1);
    expect(code(await deposit('600.00'))).toBe('limit.deposit.reached');
    const confirmed = (await confirm()).json().value;
    expect([confirmed.value, confirmed.pending]).toEqual(['800.00', undefined]);
    expect(code(await deposit('600.00'))).toBeUndefined();
    expect(code(await confirm())).toBe('limit.raise.gone');
    expect((await member.limit('DEPOSIT', 'DAY')).json().value).toMatchObject({
      value: '800.00',
      pending: {},
    });
    test.clock.advance(8 * DAY);
    member = await member.again();
    expect(code(await confirm())).toBe('limit.raise.gone');
    expect((await member.limits())[0]).toMatchObject({ value: '800.00' });
    test.clock.advance(-9 * DAY);
  });

  it('waits for the end of the period too where the merchant says so, whichever is later @PL-004', async () => {
    await test.settings({ raiseAfterPeriod: true, coolingHours: 72 });
    for (const period of ['DAY', 'WEEK', 'MONTH'] as const) await member.limit('LOSS', period, '500.00');
    await member.limit('STAKE', undefined, '5.00');
    const from = async (kind: 'LOSS' | 'STAKE', period?: 'DAY' | 'WEEK' | 'MONTH') =>
      (await member.limit(kind, period, '900.00')).json().value.pending.confirmFrom;
    // A Friday: 72 h end on Monday, the week at its midnight before.
    expect(await from('LOSS', 'DAY')).toBe('2026-11-23T08:00:00.000Z');
    expect(await from('LOSS', 'WEEK')).toBe('2026-11-23T08:00:00.000Z');
    expect(await from('LOSS', 'MONTH')).toBe('2026-11-30T17:00:00.000Z');
    expect(await from('STAKE')).toBe('2026-11-23T08:00:00.000Z');
  });

  it('is taken back in one call, and by a lower limit or a time-out @PL-005', async () => {
    const { id } = (await member.limit('LOSS', 'DAY', '500.00')).json().value;
    const raise = () => member.limit('LOSS', 'DAY', '900.00');
    await raise();
    const cancelled = (await member.send('DELETE', `${CARE}/limits/pending`, { id })).json().value;
    expect(cancelled).toMatchObject({ id, value: '500.00' });
    expect(cancelled.pending).toBeUndefined();
    expect(await member.refused('DELETE', `${CARE}/limits/pending`, { id })).toBe('limit.raise.gone');
    await raise();
    await member.limit('LOSS', 'DAY', '400.00');
    expect((await member.limits())[0]?.pending).toBeUndefined();
    await raise();
    await member.send('POST', `${CARE}/timeout`, { length: 'H24' });
    expect((await member.limits())[0]?.pending).toBeUndefined();
  });

  it.each([
    ['DEPOSIT', 'DAY', '-1.00'],
    ['DEPOSIT', 'DAY', '10000000000000.00'],
    ['DEPOSIT', 'DAY', '10'],
    ['DEPOSIT', undefined, '10.00'],
    ['STAKE', 'DAY', '10.00'],
    ['DEPOSIT', 'WEEK', '20000.00'],
    ['DEPOSIT', 'WEEK', '0.50'],
    ['STRETCH_TIME', undefined, '60'],
  ] as const)('refuses %s %s of %s', async (kind, period, value) => {
    const limits = [
      {
        kind: 'DEPOSIT',
        periods: ['DAY', 'WEEK'],
        ...(period === 'WEEK' && { min: '1.00', max: '10000.00' }),
      },
      { kind: 'STAKE', periods: [] },
    ] satisfies Parameters<CareTest['settings']>[0]['limits'];
    await test.settings({ limits });
    expect(code(await member.limit(kind, period, value))).toBe('limit.value.invalid');
  });

  it('writes down what was changed, by which session, and lets nobody change that @PL-047', async () => {
    await member.limit('LOSS', 'DAY', '500.00');
    test.clock.advance(HOUR / 2);
    await member.limit('LOSS', 'DAY', '900.00');
    test.clock.advance(-HOUR / 2);
    expect(await log()).toEqual([
      {
        at: '2026-11-20T08:30:00.000Z',
        what: 'RAISE_LOSS_DAY',
        from: '500.00',
        to: '900.00',
        holdsFrom: '2026-11-21T08:30:00.000Z',
        source: 'MEMBER',
      },
      {
        at: '2026-11-20T08:00:00.000Z',
        what: 'LIMIT_LOSS_DAY',
        to: '500.00',
        holdsFrom: '2026-11-20T08:00:00.000Z',
        source: 'MEMBER',
      },
    ]);
    const append = { cause: expect.objectContaining({ message: 'the care log is append-only' }) };
    await expect(test.db.execute(sql`update care_log set "to" = '1.00'`)).rejects.toMatchObject(append);
    await expect(test.db.execute(sql`delete from care_log`)).rejects.toMatchObject(append);
  });
});

it('shows what a merchant has set, and its defaults for the rest', async () => {
  await test.settings({ coolingHours: 72, maxStake: '5.00' });
  const settings = (await member.get(`${CARE}/settings`)).json().value;
  expect(settings).toMatchObject({ coolingHours: 72, confirmDays: 7, timeouts: ['H24', 'H48', 'D7', 'D30'] });
  expect(settings).not.toHaveProperty('maxStake');
});

it('says on every answer of a session which state of play it has', async () => {
  const version = async () => (await member.get('/wps/member/info')).headers['play-state'];
  const before = Number(await version());
  await member.limit('LOSS', 'DAY', '500.00');
  expect(Number(await version())).toBeGreaterThan(before);
  const guest = await test.app.inject({ url: `${CARE}/settings`, headers: { merchant: 'aurora' } });
  expect(guest.headers).not.toHaveProperty('play-state');
});

it('keeps by which ways a member wants offers, none until they say so @PL-040', async () => {
  const none = { inbox: false, mail: false, sms: false, push: false };
  expect((await member.get('/wps/member/contact')).json().value).toEqual(none);
  const wanted = { ...none, mail: true };
  expect((await member.send('PUT', '/wps/member/contact', wanted)).json().value).toEqual(wanted);
  expect((await member.get('/wps/member/contact')).json().value).toEqual(wanted);
});
