import { allEndpoints } from '@site/contracts/endpoints';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { DAY, HOUR } from '../../core/clock';
import { hashToken, newId, newToken } from '../../core/ids';
import { endDueDemands } from '../../core/ledger/endDemands';
import { passGate } from '../../core/ledger/gate';
import { balanceOf, postTransaction } from '../../core/ledger/ledger';
import { addDemand, withdrawableOf } from '../../core/ledger/turnover';
import { SESSION_MAX_MS, startSession } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import { frameSessions } from '../../demo/sandbox/tables';
import { sentMessages } from '../../testing/access';
import { createGame } from '../../testing/fixtures';
import { hashPassword } from '../accounts/passwords';
import { promotionSignUps, promotions } from '../promotions/tables';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

const PASSWORD = 'Grape-4711';
let test: CareTest;
let member: Member;
let passwordHash: string;
beforeAll(async () => {
  test = await createCareTest();
  passwordHash = await hashPassword(PASSWORD);
  await createGame(test.db, 'aurora', { nodeId: 'koi' });
});
afterAll(() => test.close());
let start: number;
beforeEach(async () => {
  start = test.clock();
  member = await test.newMember(1_000_000n, { passwordHash });
});
afterEach(() => test.clock.advance(start - test.clock()));

const later = async (milliseconds: number) => {
  test.clock.advance(milliseconds);
  member = await member.again();
};
const timeout = (length: string) => member.send('POST', `${CARE}/timeout`, { length });
const exclude = (length = 'M6', password: string | undefined = PASSWORD) =>
  member.send('POST', `${CARE}/exclusion`, { length, understood: true, password });
const deposit = { methodId: 'transfer', bankCode: 'SALA', amount: '600.00' };
const orders = '/wps/transaction/deposit/manual';

/** A game of the sandbox that a member has open. */
async function openFrame(): Promise<string> {
  const { account } = member;
  const { session } = await startSession(test.db, account, test.clock(), { userAgent: null, address: null });
  const token = newToken();
  await test.db.insert(frameSessions).values({
    tokenHash: hashToken(token),
    merchant: 'aurora',
    accountId: account.id,
    sessionId: session.id,
    nodeId: 'koi',
    book: 'real',
    language: 'en',
    backUrl: 'https://aurora.test/',
    expiresAt: new Date(test.clock() + SESSION_MAX_MS),
  });
  return token;
}

const spinIn = (token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/sandbox/spin',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    payload: { bet: '1.00' },
  });

/** A bonus of 55.00 that holds 100.00 without an end. */
const giveBonus = () =>
  addDemand(test.db, {
    account: member.account,
    source: `test ${member.account.id}`,
    title: { en: 'Welcome', th: 'ต้อนรับ' },
    locked: 10_000n,
    bonus: 5_500n,
    needed: 1_000_000n,
    counts: {},
    at: new Date(test.clock()),
  });

/** A bet that is over later, or its refund. */
const bookBet = (kind: 'bet' | 'refund', amount: bigint, refundOf?: string) =>
  postTransaction(test.db, {
    merchant: 'aurora',
    book: 'real',
    kind,
    reference: newId('test'),
    at: new Date(test.clock()),
    refundOf,
    postings: [
      { party: { player: member.account }, amount: kind === 'bet' ? -amount : amount },
      { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: kind === 'bet' ? amount : -amount },
    ],
  });

describe('a time-out', () => {
  it('holds at once, for stakes and deposits, and ends by itself @PL-017', async () => {
    const frame = await openFrame();
    expect((await spinIn(frame)).statusCode).toBe(200);
    const until = '2026-11-21T08:00:00.000Z';
    const answer = await timeout('H24');
    expect(answer.json().value).toMatchObject({ state: 'TIMEOUT', until, offers: false });
    const closed = { error: { code: 'play.closed' }, value: { state: 'TIMEOUT', until } };
    expect((await member.send('POST', orders, deposit)).json()).toMatchObject(closed);
    expect((await spinIn(frame)).json()).toMatchObject(closed);
    await expect(member.spin(100n)).rejects.toMatchObject({ code: 'play.closed' });
    await expect(member.spin(100n, { book: 'play' })).rejects.toMatchObject({ code: 'play.closed' });
    await later(DAY - 1);
    expect((await member.state()).state).toBe('TIMEOUT');
    const closedVersion = (await member.state()).version;
    await later(1);
    const open = await member.state();
    expect(open.state).toBe('OPEN');
    expect(open.version).toBeGreaterThan(closedVersion);
    await member.spin(100n);
  });

  it('can be made longer or an exclusion, never shorter @PL-017', async () => {
    await timeout('D7');
    const until = '2026-11-27T08:00:00.000Z';
    for (const length of ['H24', 'H48', 'D7'])
      expect((await timeout(length)).json()).toMatchObject({
        error: { code: 'closing.shorter' },
        value: { until },
      });
    expect((await timeout('D30')).json().value.until).toBe('2026-12-20T08:00:00.000Z');
    expect((await exclude()).json().value.state).toBe('EXCLUDED');
    await later(0);
    expect((await timeout('D30')).json().error.code).toBe('closing.shorter');
  });
});

describe('an exclusion', () => {
  it('asks for the password, or for a session that has just been confirmed @PL-018', async () => {
    expect((await exclude('M6', 'wrong')).json().error.code).toBe('password.old.wrong');
    test.clock.advance(11 * 60_000);
    const unproved = { length: 'M6', understood: true };
    expect(await member.refused('POST', `${CARE}/exclusion`, unproved)).toBe('auth.confirm.required');
    expect((await member.state()).state).toBe('OPEN');
    await later(0);
    const answer = await member.send('POST', `${CARE}/exclusion`, unproved);
    expect(answer.json().value).toMatchObject({ state: 'EXCLUDED', until: '2027-05-20T08:11:00.000Z' });
    await later(0);
    expect((await exclude('M6')).json().error.code).toBe('closing.shorter');
    expect((await exclude('Y5')).json().value.until).toBe('2031-11-20T08:11:00.000Z');
  });

  it('does all that it means in one transaction @PL-019', async () => {
    const email = `${member.account.username}@example.com`;
    await test.db.update(accounts).set({ email }).where(eq(accounts.id, member.account.id));
    await later(0);
    const other = await member.again();
    const frame = await openFrame();
    const waiting = await member.deposit();
    await member.limit('LOSS', 'DAY', '10.00');
    await member.limit('LOSS', 'DAY', '20.00');
    await member.send('PUT', '/wps/member/contact', { inbox: true, mail: true, sms: true, push: true });
    await joinPromotion();
    expect((await exclude()).json().value.state).toBe('EXCLUDED');

    for (const session of [member, other])
      expect(await session.refused('GET', '/wps/member/info')).toBe('session.expired');
    const live = and(eq(sessions.accountId, member.account.id), isNull(sessions.endedAt));
    expect(await test.db.$count(sessions, live)).toBe(0);
    expect((await spinIn(frame)).json().error.code).toBe('session.expired');
    await later(0);
    expect((await member.shownDeposit(waiting.orderNo)).status).toBe('CANCELLED');
    await test.pay(waiting.orderNo, '1000.00');
    expect((await member.shownDeposit(waiting.orderNo)).status).toBe('REFUND_DUE');
    expect((await member.limits())[0]?.pending).toBeUndefined();
    const contact = (await member.get('/wps/member/contact')).json().value;
    expect(contact).toEqual({ inbox: false, mail: false, sms: false, push: false });
    const own = eq(promotionSignUps.accountId, member.account.id);
    expect(await test.db.$count(promotionSignUps, own)).toBe(0);
    const mails = (await sentMessages(test)).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Aurora account was excluded from play, as asked for in it',
    ]);
    const log = (await member.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' })).json().value.list;
    const what = { what: 'CLOSING', from: 'OPEN', to: 'EXCLUDED 2027-05-20T08:00:00.000Z', source: 'MEMBER' };
    expect(log).toContainEqual(expect.objectContaining(what));
  });

  it('takes bonuses with what they ask for, and leaves all else free, however little @PL-021', async () => {
    const { account } = member;
    await member.spin(990_000n);
    await giveBonus();
    expect((await withdrawableOf(test.db, account)).withdrawable).toBe(0n);
    await exclude();
    await later(0);
    expect(await balanceOf(test.db, account)).toBe(4_500n);
    const quote = (amount: string) => member.get('/wps/transaction/withdraw/quote', { amount });
    expect((await quote('44.00')).json().error.code).toBe('amount.out.of.range');
    expect((await quote('45.00')).json().value).toEqual({ amount: '45.00', fee: '0.00', paid: '45.00' });
    expect((await member.withdraw('45.00')).status).toBe('PENDING');
    expect(await balanceOf(test.db, account)).toBe(0n);
  });

  it('takes what is in play of a bonus when it comes back, and counts nothing for it any more @PL-021', async () => {
    const { account } = member;
    await member.spin(990_000n);
    await giveBonus();
    const { id } = await bookBet('bet', 8_000n);
    await exclude();
    expect(await balanceOf(test.db, account)).toBe(0n);
    await bookBet('refund', 8_000n, id);
    expect((await withdrawableOf(test.db, account)).withdrawable).toBe(4_500n);
    await endDueDemands(test.db, test.clock());
    expect(await balanceOf(test.db, account)).toBe(4_500n);
    expect(await withdrawableOf(test.db, account)).toMatchObject({ withdrawable: 4_500n, demands: [] });
  });

  it('does not end by itself: asked for, a day later and with limits chosen, play is open @PL-022', async () => {
    const ask = (password: string | undefined = PASSWORD) =>
      member.send('POST', `${CARE}/exclusion/return`, { password });
    await exclude();
    await later(0);
    expect((await ask()).json()).toMatchObject({
      error: { code: 'exclusion.running' },
      value: { until: '2027-05-20T08:00:00.000Z' },
    });
    await later(Date.parse('2027-05-20T08:00:00Z') - test.clock());
    expect((await member.state()).state).toBe('RETURN_DUE');
    await expect(member.spin(100n)).rejects.toMatchObject({ code: 'play.closed' });
    expect((await ask('wrong')).json().error.code).toBe('password.old.wrong');
    expect((await ask()).json().value).toMatchObject({
      state: 'RETURN_WAIT',
      until: '2027-05-21T08:00:00.000Z',
    });
    const back = await member.send('DELETE', `${CARE}/exclusion/return`);
    expect(back.json().value.state).toBe('RETURN_DUE');
    await ask();
    await later(DAY - 1);
    await member.limit('DEPOSIT', 'DAY', '500.00');
    expect((await member.state()).state).toBe('RETURN_WAIT');
    await later(1);
    expect((await member.state()).state).toBe('OPEN');
    await member.spin(100n);
  });

  it('stays closed after the day when no limits were chosen or declined, and opens when they are @PL-022', async () => {
    await member.limit('DEPOSIT', 'DAY', '500.00');
    await exclude();
    await later(Date.parse('2027-06-01T00:00:00Z') - test.clock());
    await member.send('POST', `${CARE}/exclusion/return`, { password: PASSWORD });
    await later(2 * DAY);
    expect((await member.state()).state).toBe('RETURN_WAIT');
    expect((await member.limit('DEPOSIT', 'DAY', '900.00')).json().error.code).toBe('play.closed');
    await member.send('POST', `${CARE}/limits/declined`);
    expect((await member.state()).state).toBe('OPEN');
  });
});

it('leaves a closed member the calls that say so, and no other @PL-020', async () => {
  await timeout('D30');
  const closed: string[] = [];
  for (const { method, path, who, whileClosed, stream } of allEndpoints) {
    // A stream does not end: areas/news/news.test.ts.
    if (who === 'frame' || who === 'agent' || stream) continue;
    const visitor = await member.again();
    const answer = await visitor.send(method, path);
    const code = answer.json().error?.code;
    if (code === 'play.closed') closed.push(`${method} ${path}`);
    expect([path, code === 'play.closed']).toEqual([path, !whileClosed]);
  }
  for (const call of [
    'GET /wps/relay/GCSGAME_gameList',
    'GET /wps/game/launchGame',
    'POST /wps/transaction/deposit/manual',
    'POST /wps/session/login/freeplay',
    'PUT /wps/member/nickname',
  ])
    expect(closed).toContain(call);
  for (const path of ['/wps/member/bankCards', '/wps/customerService', `${CARE}/help`])
    expect(allEndpoints.find((one) => one.path === path && one.method === 'GET')?.whileClosed).toBe(true);
});

it('lets a closed member sign in, and says how it is closed @PL-020 @PL-048', async () => {
  await timeout('D7');
  const { beginSession } = await import('../session/begin');
  const context = { db: test.db, clock: test.clock, http: { request: { headers: {}, ip: '127.0.0.1' } } };
  const session = await beginSession(context as never, member.account);
  expect(session).toMatchObject({ playState: 'TIMEOUT' });
  // Where it cannot be told how, money may still leave.
  await test.db.execute(sql`alter table care_states rename to care_states_away`);
  try {
    await beginSession(context as never, member.account);
  } finally {
    await test.db.execute(sql`alter table care_states_away rename to care_states`);
  }
});

it('keeps a vendor’s wallet open towards the main one alone @PL-020', async () => {
  await timeout('H24');
  const at = new Date(test.clock());
  const toVendor = test.db.transaction((tx) =>
    passGate(tx, member.account, { kind: 'to vendor', amount: 100n, vendor: 'MOONREEF' }, at),
  );
  await expect(toVendor).rejects.toMatchObject({ code: 'play.closed' });
  expect(await member.refused('POST', '/wps/wallets/transfer', {})).not.toBe('play.closed');
});

async function joinPromotion(): Promise<void> {
  const text = { en: 'x', th: 'x' };
  const at = new Date(test.clock());
  const id = 'care-promotion';
  await test.db.insert(promotions).values({
    id,
    merchant: 'aurora',
    categoryIds: [],
    title: text,
    content: text,
    scene: 'reef',
    eyebrow: text,
    headline: text,
    subline: text,
    startsAt: new Date(test.clock() - HOUR),
    signUp: true,
    turnover: 0n,
    position: 0,
  });
  await test.db
    .insert(promotionSignUps)
    .values({ accountId: member.account.id, promotionId: id, status: 'JOINED', joinedAt: at, changedAt: at });
}
