import { randomUUID } from 'node:crypto';
import type { PlayState } from '@site/contracts/areas/care';
import type { DepositMethod, DepositPromo } from '@site/contracts/areas/deposit';
import type { AnnouncementLists } from '@site/contracts/areas/messages';
import { changeState } from '../../core/care/changeState';
import { DAY } from '../../core/clock';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import { createSeededApp, refusalOf, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';
import { claimReward } from '../promotions/claim';
import { joinPromotion } from '../promotions/signUps';
import { CARE } from './testing';

const LISTS = '/wps/relay/MCSFE_getListAnnouncements';
const JOIN = '/wps/relay/MCSFE_signUpPromotionJoin';
const CLAIM = '/wps/relay/MCSFE_signUpRequestReward';
const PROMOS = '/wps/transaction/deposit/promos';
const STOPPED = [403, 'offers.stopped'];

let test: SeededApp;
let player: Visitor;
let start: number;
beforeAll(async () => {
  test = await createSeededApp();
  start = test.clock();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(start - test.clock());
  player = await test.signIn('player01');
  await stop(null);
});

const idOf = ({ account }: Visitor): string => account?.id ?? '';
const stop = (offersStoppedUntil: Date | null) => changeState(test.db, idOf(player), { offersStoppedUntil });
const stopNow = () => stop(new Date(test.clock() + 30 * DAY));
const ask = (visitor: Visitor) =>
  visitor.get(LISTS, {
    types: 'B,PL,PU,PR,H,Promotion',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'aurora',
    language: 'EN',
  });
const lists = async (visitor: Visitor): Promise<AnnouncementLists> => valueIn(await ask(visitor));
const promos = async (): Promise<DepositPromo[]> =>
  valueIn<{ list: DepositPromo[] }>(await player.get(PROMOS)).list;
const claim = (promotionId: string) =>
  player.post(CLAIM, { promotionId }, { 'idempotency-key': randomUUID() });

describe('who is offered nothing because of their marks', () => {
  it('gets no promotion, no banner or pop-up that offers something, no notice of promotions @PL-039', async () => {
    const before = await lists(player);
    await stopNow();
    const after = await lists(player);
    expect(after.promotions).toEqual([]);
    expect(after.promotionCategories).toEqual([]);
    expect(after.banners).toEqual([]);
    expect(before.popups.map(({ content }) => content).join()).toContain('fishing league');
    expect(after.popups.map(({ content }) => content).join()).toMatch(/^(?!.*league).*within your limits/s);
    expect(new Set(before.notices.map(({ types }) => types))).toContain('PR');
    expect(new Set(after.notices.map(({ types }) => types))).toEqual(new Set(['PL', 'H']));
    expect((await lists(test.guest())).promotions).toHaveLength(before.promotions.length);
  });

  it('is told by another answer than before, although the call is cached @PL-039', async () => {
    const tag = (await ask(player)).headers.etag;
    await stopNow();
    const stopped = await ask(player);
    expect(stopped.headers).toMatchObject({ vary: expect.stringContaining('Authorization') });
    expect(stopped.headers.etag).not.toBe(tag);
  });

  it('cannot join, claim, accept, or take a promotion with a deposit @PL-039', async () => {
    const [promo] = await promos();
    const { promotions } = await lists(player);
    const idWith = (status: string) => {
      const found = promotions.find(({ signUpStatus }) => signUpStatus === status);
      return found?.linkedPromotionId ?? found?.id ?? '';
    };
    const { list } = valueIn<{ list: DepositMethod[] }>(await player.get('/wps/transaction/deposit/banks'));
    await stopNow();
    expect(refusalOf(await player.post(JOIN, { promotionId: idWith('ALLOW_JOIN') }))).toEqual(STOPPED);
    expect(refusalOf(await claim(idWith('JOINED')))).toEqual(STOPPED);
    expect(refusalOf(await player.post(`${PROMOS}/accept`, { promoId: promo?.id }))).toEqual(STOPPED);
    const order = { methodId: list[0]?.id, bankCode: 'SALA', amount: '1000.00' };
    const pay = (more: object) =>
      player.post(
        '/wps/transaction/deposit/manual',
        { ...order, ...more },
        { 'idempotency-key': randomUUID() },
      );
    expect(refusalOf(await pay({ promoId: promo?.id }))).toEqual(STOPPED);
    expect(await promos()).toEqual([]);
    expect((await pay({})).statusCode).toBe(200);
  });

  it('is given no bonus, reward or rebate, and keeps winning @PL-039', async () => {
    const { account } = player;
    if (!account) throw new Error('nobody is signed in');
    const give = (kind: 'bonus' | 'rebate' | 'win') =>
      postTransaction(test.db, {
        merchant: 'aurora',
        book: 'real',
        kind,
        reference: newId('give'),
        at: new Date(test.clock()),
        postings: [
          { party: { player: account }, amount: 100n },
          { party: { system: 'promotions' }, amount: -100n },
        ],
      });
    await stopNow();
    for (const kind of ['bonus', 'rebate'] as const)
      await expect(give(kind)).rejects.toMatchObject({ code: 'offers.stopped' });
    await give('win');
    await stop(null);
    await give('bonus');
  });

  it('learns of it by the play state, whose version rises when it begins and when it is over @PL-033', async () => {
    const state = async () => valueIn<PlayState>(await player.get(`${CARE}/state`));
    const before = await state();
    await stopNow();
    const stopped = await state();
    expect(stopped).toMatchObject({ state: 'OPEN', offers: false });
    expect(stopped.version).toBeGreaterThan(before.version);
    test.clock.advance(30 * DAY);
    player = await test.signIn('player01');
    const after = await state();
    expect(after.offers).toBe(true);
    expect(after.version).toBeGreaterThan(stopped.version);
  });
});

it('offers nothing to a closed account: the calls are closed, and no bonus is given @PL-039', async () => {
  const agent = await test.signIn('agent01');
  await agent.post(`${CARE}/timeout`, { length: 'H24' });
  for (const answer of [
    await ask(agent),
    await agent.get(PROMOS),
    await agent.post(JOIN, { promotionId: 'any' }),
    await agent.post(CLAIM, { promotionId: 'any' }, { 'idempotency-key': randomUUID() }),
    await agent.post(`${PROMOS}/accept`, { promoId: 'any' }),
  ])
    expect(refusalOf(answer)).toEqual([403, 'play.closed']);
  expect(valueIn<PlayState>(await agent.get(`${CARE}/state`)).offers).toBe(false);
  // A call that came before the closing and waited for it.
  const { account } = agent;
  if (!account) throw new Error('nobody is signed in');
  for (const takePart of [joinPromotion, claimReward])
    await expect(
      test.db.transaction((tx) => takePart(tx, account, 'any', new Date(test.clock()))),
    ).rejects.toMatchObject({ code: 'play.closed' });
});
