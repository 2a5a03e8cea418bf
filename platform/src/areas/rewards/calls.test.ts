import { randomUUID } from 'node:crypto';
import type { Reward, rewardList, takeReward } from '@site/contracts/areas/rewards';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { changeState } from '../../core/care/changeState';
import { DAY } from '../../core/clock';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf, postTransaction } from '../../core/ledger/ledger';
import { turnoverDemands } from '../../core/ledger/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { promotionSignUps, promotions } from '../promotions/tables';
import { grantReward, type NewReward } from './rewards';
import { newPromotion } from './testing';

const LIST = '/wps/reward/list';
const TAKE = '/wps/reward/claim';
type List = ValueOf<typeof rewardList>;
type Taken = ValueOf<typeof takeReward>;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

let account: Account;
beforeEach(async () => {
  account = await createAccount(test.db, 'aurora');
});
afterEach(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
});

const now = () => new Date(test.clock());
const later = (days: number) => new Date(test.clock() + days * DAY);
let granted = 0;
async function grant(changes: Partial<NewReward> = {}): Promise<string> {
  granted += 1;
  const title = { en: `Reward ${granted}`, th: `รางวัล ${granted}` };
  const given = { account, source: 'MISSION', reference: `m${granted}`, title, amount: 5_000n } as const;
  const reward = await grantReward(test.db, { ...given, at: now(), ...changes });
  if (!reward) throw new Error('nothing was granted');
  return reward.id;
}

const headersOf = async (of = account) => ({
  ...(await signedInHeaders(test.db, of, test.clock())),
  'accept-language': 'en',
});
async function ask(query: Record<string, string> = {}) {
  const page = { pageNo: '1', pageSize: '25' };
  return test.app.inject({ url: LIST, query: { ...page, ...query }, headers: await headersOf() });
}
const list = async (query: Record<string, string> = {}) => valueIn<List>(await ask(query));
const ids = ({ list: rewards }: List) => rewards.map(({ id }) => id);
async function take(rewardId: string, key: string = randomUUID(), of = account) {
  const headers = { ...(await headersOf(of)), 'idempotency-key': key };
  return test.app.inject({ method: 'POST', url: TAKE, payload: { rewardId }, headers });
}
const total = (rewards: Reward[]) => rewards.map(({ status }) => status);

async function signUp(status: 'PENDING' | 'REJECTED' | 'JOINED', changes = {}): Promise<string> {
  const id = `promotion-${randomUUID()}`;
  await test.db.insert(promotions).values(newPromotion(id, { startsAt: now(), ...changes }));
  const row = { accountId: account.id, promotionId: id, status, joinedAt: now(), changedAt: now() };
  await test.db.insert(promotionSignUps).values(row);
  return id;
}

describe('list', () => {
  it('has what is ready, first what ends first and then the newest, with sums over all of it', async () => {
    const lasting = await grant({ amount: 100n });
    test.clock.advance(1_000);
    const newer = await grant({ source: 'REFERRAL', amount: 250n });
    const late = await grant({ expiresAt: later(9) });
    const soon = await grant({ source: 'VIP', expiresAt: later(1) });
    const other = await createAccount(test.db, 'aurora');
    await grant({ account: other });
    const ready = await list({ part: 'READY' });
    expect(ids(ready)).toEqual([soon, late, newer, lasting]);
    expect(ready).toMatchObject({
      total: 4,
      totalPages: 1,
      footer: { claimable: '103.50', ready: 4, inReview: 0 },
    });
    expect(ready.list[0]).toEqual({
      id: soon,
      title: `Reward ${granted - 1}`,
      amount: '50.00',
      source: 'VIP room',
      kind: 'VIP',
      status: 'CLAIMABLE',
      grantedAt: now().toISOString(),
      expiresAt: later(1).toISOString(),
    });
    const second = await list({ part: 'READY', pageNo: '2', pageSize: '3' });
    expect(ids(second)).toEqual([lasting]);
    expect(second).toMatchObject({ total: 4, totalPages: 2, footer: { claimable: '103.50' } });
    expect((await list({ language: 'TH' })).list.map(({ source }) => source)).toContain('ห้อง VIP');
  });

  it('has what waits for a decision, and what was refused, apart', async () => {
    const waiting = await signUp('PENDING', { endsAt: later(9) });
    const joined = await signUp('JOINED', { approval: true });
    await signUp('JOINED');
    await signUp('JOINED', { approval: true, endsAt: now() });
    const refused = await signUp('REJECTED');
    const review = await list({ part: 'IN_REVIEW' });
    expect(review.list.map(({ promotionId }) => promotionId).sort()).toEqual([waiting, joined].sort());
    expect(review.footer).toEqual({ claimable: '0.00', ready: 0, inReview: 2 });
    expect(review.list.find(({ promotionId }) => promotionId === waiting)).toEqual({
      id: `application-${waiting}`,
      title: 'Slot race',
      source: 'Promotion',
      kind: 'PROMOTION',
      status: 'IN_REVIEW',
      grantedAt: now().toISOString(),
      promotionId: waiting,
      promotionStart: now().toISOString(),
      promotionEnd: later(9).toISOString(),
    });
    const past = await list({ part: 'PAST' });
    expect(past.list).toMatchObject([
      { status: 'REJECTED', promotionId: refused, doneAt: now().toISOString() },
    ]);
    expect(past.list[0]).not.toHaveProperty('amount');
  });

  it('tells by the clock alone that a reward has ended', async () => {
    const ended = await grant({ expiresAt: later(1) });
    test.clock.advance(DAY - 1);
    expect((await list({ part: 'READY' })).list).toHaveLength(1);
    test.clock.advance(1);
    expect(await list({ part: 'READY' })).toMatchObject({
      list: [],
      footer: { claimable: '0.00', ready: 0 },
    });
    expect((await list({ part: 'PAST' })).list).toMatchObject([{ id: ended, status: 'EXPIRED' }]);
    expect(refusalOf(await take(ended))).toEqual([409, 'reward.not.claimable']);
    expect(ids(await list({ status: 'EXPIRED' }))).toEqual([ended]);
    expect(ids(await list({ part: 'READY', status: 'EXPIRED' }))).toEqual([]);
  });

  it('refuses what is no part, and trials', async () => {
    expect(refusalOf(await ask({ part: 'NOTHING' }))).toEqual([400, 'request.invalid']);
    account = await createAccount(test.db, 'aurora', { type: 4 });
    expect(refusalOf(await ask())).toEqual([403, 'trial.rejected']);
  });
});

describe('taking', () => {
  it('tells the reward and all that the member has, in every wallet', async () => {
    await fund(test.db, account, 10_000n);
    await postTransaction(test.db, {
      merchant: 'aurora',
      book: 'real',
      kind: 'transfer',
      reference: randomUUID(),
      at: now(),
      postings: [
        { party: { player: account }, amount: -4_000n },
        { party: { player: account, wallet: 'MOONREEF' }, amount: 4_000n },
      ],
    });
    const id = await grant({ turnover: 3, betDays: 7, expiresAt: later(2) });
    expect((await list()).list[0]).toMatchObject({ turnoverLeft: '150.00', turnoverDays: 7 });
    const taken = valueIn<Taken>(await take(id));
    expect(taken).toMatchObject({
      sumBalance: '150.00',
      reward: {
        id,
        status: 'CLAIMED',
        doneAt: now().toISOString(),
        turnoverLeft: '150.00',
        turnoverUntil: later(7).toISOString(),
      },
    });
    const days = {
      startDate: '2026-11-01',
      endDate: '2026-12-31',
      codes: 'BONUS',
      pageNo: '1',
      pageSize: '5',
    };
    const record = await test.app.inject({
      url: '/wps/wallets/transactions',
      query: days,
      headers: await headersOf(),
    });
    expect(valueIn<{ list: unknown[] }>(record).list).toMatchObject([
      { amount: '50.00', remark: `Reward ${granted}` },
    ]);
    await test.db
      .update(turnoverDemands)
      .set({ met: 4_000n })
      .where(eq(turnoverDemands.accountId, account.id));
    expect((await list({ part: 'PAST' })).list).toMatchObject([{ id, turnoverLeft: '110.00' }]);
    await test.db
      .update(turnoverDemands)
      .set({ met: 15_000n, state: 'MET' })
      .where(eq(turnoverDemands.accountId, account.id));
    expect((await list({ part: 'PAST' })).list[0]).not.toHaveProperty('turnoverLeft');
  });

  it('answers a repeated key again, and books once', async () => {
    const [id, key] = [await grant(), randomUUID()];
    const first = await take(id, key);
    const again = await take(id, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    expect(refusalOf(await take(id))).toEqual([409, 'reward.not.claimable']);
    expect(await balanceOf(test.db, account)).toBe(5_000n);
  });

  it('refuses what is another member’s, unknown, or without a key', async () => {
    const id = await grant();
    const other = await createAccount(test.db, 'aurora');
    expect(refusalOf(await take(id, randomUUID(), other))).toEqual([409, 'reward.not.claimable']);
    expect(refusalOf(await take('unknown'))).toEqual([409, 'reward.not.claimable']);
    expect(refusalOf(await take(id, 'no-key'))).toEqual([400, 'idempotency.key.missing']);
    expect(total((await list()).list)).toEqual(['CLAIMABLE']);
  });

  it('books one of twenty presses from two devices, under one key and under several', async () => {
    const [id, key] = [await grant(), randomUUID()];
    const devices = await Promise.all([headersOf(), headersOf()]);
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, press) =>
        test.app.inject({
          method: 'POST',
          url: TAKE,
          payload: { rewardId: id },
          headers: { ...devices[press % 2], 'idempotency-key': press < 10 ? key : randomUUID() },
        }),
      ),
    );
    const statuses = new Set(presses.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(await balanceOf(test.db, account)).toBe(5_000n);
    expect(total((await list()).list)).toEqual(['CLAIMED']);
  });

  it('shows and gives nothing to who is offered nothing or closed @PL-039', async () => {
    const id = await grant();
    await changeState(test.db, account.id, { offersStoppedUntil: later(1) });
    expect(refusalOf(await ask())).toEqual([403, 'offers.stopped']);
    expect(refusalOf(await take(id))).toEqual([403, 'offers.stopped']);
    await changeState(test.db, account.id, { offersStoppedUntil: null, timeoutUntil: later(1) });
    expect(refusalOf(await ask())).toEqual([403, 'play.closed']);
    expect(refusalOf(await take(id))).toEqual([403, 'play.closed']);
    await changeState(test.db, account.id, { timeoutUntil: null });
    expect((await take(id)).statusCode).toBe(200);
  });
});
