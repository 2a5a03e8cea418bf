import { eq } from 'drizzle-orm';
import { accounts, registrations } from '../../core/accounts/tables';
import { changeState } from '../../core/care/changeState';
import { DAY, HOUR, MINUTE } from '../../core/clock';
import { merchants } from '../../core/merchants/tables';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import type { Player } from '../cashier/testing';
import { bankCards } from '../security/tables';
import { referralCodes, referralCommissions, referralRules } from './tables';
import { createReferralTest, type ReferralTest } from './testing';

let test: ReferralTest;
let start: number;
let narin: Player;
beforeAll(async () => {
  test = await createReferralTest();
  start = test.clock();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(start - test.clock());
  narin = await test.newPlayer();
});

const info = () => narin.get('/wps/referral/info');
const commissions = (player: Player) =>
  test.db.select().from(referralCommissions).where(eq(referralCommissions.friendId, player.account.id));

describe('a code', () => {
  it('is made once, of signs that nobody mistakes, tells nothing of its owner and leads to registration @PR-031', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => test.info(narin)));
    const [first] = asked;
    expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
    expect(first?.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(first?.link).toBe(`https://aurora.test/m/register?invite=${first?.code}`);
    expect((await test.info(await test.newPlayer())).code).not.toBe(first?.code);
  });

  it('makes a friend of who registers with it, typed in any way', async () => {
    const { code } = await test.info(narin);
    const check = await test.app.inject({
      url: `/wps/check/affiliate?code=${code.toLowerCase()}&domain=any.test`,
      headers: { merchant: 'aurora' },
    });
    expect(check.statusCode).toBe(200);
    const { userName } = valueIn<{ userName: string }>(await test.register(` ${code.toLowerCase()} `));
    const [said] = await test.db
      .select({ recommenderId: registrations.recommenderId, parentId: accounts.parentId })
      .from(registrations)
      .innerJoin(accounts, eq(accounts.id, registrations.accountId))
      .where(eq(accounts.username, userName));
    expect(said).toEqual({ recommenderId: narin.account.id, parentId: null });
    expect(await test.info(narin)).toMatchObject({ members: 1, deposited: 0, commission: '0.00' });
  });

  it('is refused under its field when it is nobody’s here, or of a disabled account', async () => {
    const { code } = await test.info(narin);
    await createMerchant(test.db, { code: 'other' });
    const stranger = await createAccount(test.db, 'other');
    await test.db
      .insert(referralCodes)
      .values({ accountId: stranger.id, merchant: 'other', code: 'ABCDEFGH' });
    const tried = async (typed: string) => {
      const answer = await test.register(typed);
      return [refusalOf(answer), answer.json().error.fields];
    };
    const refused = [[422, 'affiliate.code.invalid'], { affiliateCode: ['affiliate.code.invalid'] }];
    expect(await tried('ABCDEFGH')).toEqual(refused);
    expect(await tried('ZZZZZZZZ')).toEqual(refused);
    await test.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, narin.account.id));
    expect(await tried(code)).toEqual(refused);
  });

  it('holds while its owner is closed for play: that this is so is told to nobody', async () => {
    const { code } = await test.info(narin);
    await changeState(test.db, narin.account.id, { timeoutUntil: new Date(start + DAY) });
    expect((await test.register(code)).statusCode).toBe(200);
  });

  it('is not shown without the promotion, to who takes no offers, to trials and to guests @PL-039', async () => {
    await changeState(test.db, narin.account.id, { offersStoppedUntil: new Date(start + DAY) });
    expect(refusalOf(await info())).toEqual([403, 'offers.stopped']);
    await changeState(test.db, narin.account.id, {
      offersStoppedUntil: null,
      timeoutUntil: new Date(start + DAY),
    });
    expect(refusalOf(await info())).toEqual([403, 'play.closed']);
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, start);
    const url = '/wps/referral/info';
    expect(refusalOf(await test.app.inject({ url, headers }))).toEqual([403, 'trial.rejected']);
    expect(refusalOf(await test.app.inject({ url, headers: { merchant: 'aurora' } }))).toEqual([
      401,
      'auth.required',
    ]);
    const other = await test.newPlayer();
    const flags = (REFERRAL3: boolean) =>
      test.db
        .update(merchants)
        .set({ flags: { USERNAMEREG3: true, REFERRAL3 } })
        .where(eq(merchants.code, 'aurora'));
    await flags(false);
    expect(refusalOf(await other.get(url))).toEqual([403, 'feature.unavailable']);
    const friend = await test.newFriend(other);
    await test.paysIn(friend, '1000.00');
    expect(await commissions(friend)).toEqual([]);
    await flags(true);
  });
});

describe('a friend’s deposit', () => {
  it('earns its share once, however often it is told', async () => {
    const friend = await test.newFriend(narin);
    const { orderNo } = await friend.deposit({ amount: '1234.56' });
    await Promise.all(Array.from({ length: 4 }, () => test.pay(orderNo, '1234.56', 'told-again')));
    await test.paysIn(friend, '100.00');
    expect(await commissions(friend)).toHaveLength(2);
    // 2 % of 1,234.56 is 24.6912.
    expect(await test.info(narin)).toMatchObject({
      members: 1,
      deposited: 1,
      commission: '26.69',
      rate: '2',
      days: 90,
      earned: { days7: '26.69', days30: '26.69' },
    });
  });

  it('counts until so many days after joining, to the moment', async () => {
    const friend = await test.newFriend(narin, new Date(start - 90 * DAY + 1));
    await test.paysIn(friend, '100.00');
    expect(await commissions(friend)).toHaveLength(1);
    test.clock.advance(1);
    await test.paysIn(friend, '100.00');
    expect(await commissions(friend)).toHaveLength(1);
  });

  it('earns by the merchant’s own rules', async () => {
    await test.db.insert(referralRules).values({ merchant: 'aurora', rate: 350, days: 2, turnover: 0 });
    const friend = await test.newFriend(narin);
    await test.paysIn(friend, '1000.00');
    const shown = await test.info(narin);
    await test.db.delete(referralRules);
    expect(shown).toMatchObject({ commission: '35.00', rate: '3.5', days: 2 });
    expect(shown.rules).toContain('3.5%');
  });

  it('earns nothing where both are one person by their bank card', async () => {
    const friend = await test.newFriend(narin);
    const [own] = await test.db.select().from(bankCards).where(eq(bankCards.id, narin.card));
    await test.db.update(bankCards).set({ number: own?.number }).where(eq(bankCards.id, friend.card));
    await test.paysIn(friend, '1000.00');
    expect(await commissions(friend)).toEqual([]);
  });

  it('reaches the friend, whatever keeps offers from who invited them', async () => {
    const friend = await test.newFriend(narin);
    await changeState(test.db, narin.account.id, { excludedUntil: new Date(start + 200 * DAY) });
    const orderNo = await test.paysIn(friend, '1000.00');
    expect((await friend.shownDeposit(orderNo)).status).toBe('CONFIRMED');
  });
});

describe('figures', () => {
  it('are by the merchant’s days: joined on one, deposited on the next', async () => {
    // 23:50 and 00:10 in Bangkok.
    await test.goTo(start + 8 * HOUR + 50 * MINUTE);
    const friend = await test.newFriend(narin);
    await test.paysIn(friend, '500.00');
    await test.goTo(start + 9 * HOUR + 10 * MINUTE);
    await test.paysIn(friend, '1000.00');
    const { byDay, earned } = await test.info(narin);
    expect(byDay).toHaveLength(30);
    expect(byDay[0]).toEqual({ date: '2026-10-23', members: 0, commission: '0.00' });
    expect(byDay.slice(-2)).toEqual([
      { date: '2026-11-20', members: 1, commission: '10.00' },
      { date: '2026-11-21', members: 0, commission: '20.00' },
    ]);
    expect(earned).toEqual({ days7: '30.00', days30: '30.00' });
    await test.goTo(test.clock() + 7 * DAY);
    expect((await test.info(narin)).earned).toEqual({ days7: '0.00', days30: '30.00' });
  });

  it('list friends by the day of joining, the newest first, masked, with the sum of all pages', async () => {
    const friends = [];
    for (const days of [40, 2, 1, 0]) friends.push(await test.newFriend(narin, new Date(start - days * DAY)));
    const [, second, , last] = friends as [Player, Player, Player, Player];
    await test.paysIn(second, '300.00');
    await test.paysIn(last, '200.00');
    const range = { startDate: '2026-11-18', endDate: '2026-11-20' };
    const page = await test.records(narin, range);
    expect(page).toMatchObject({ pageNum: 1, totalPages: 2, total: 3, footer: { amount: '10.00' } });
    expect(page.list.map(({ deposit, commission }) => [deposit, commission])).toEqual([
      ['200.00', '4.00'],
      ['0.00', '0.00'],
    ]);
    const { username } = last.account;
    expect(page.list[0]?.account).toBe(`us***${username.slice(-2)}`);
    expect((await test.records(narin, range, 2)).list.map(({ id }) => id)).toEqual([second.account.id]);
    expect(await test.records(narin, {})).toMatchObject({ total: 4, totalPages: 2 });
    const oneEnd = { startDate: '2026-11-18', pageNo: '1', pageSize: '2' };
    expect(refusalOf(await narin.get('/wps/referral/records', oneEnd))).toEqual([400, 'request.invalid']);
    const before = await test.records(narin, { startDate: '2025-12-01', endDate: '2025-12-31' });
    expect(before).toMatchObject({ list: [], total: 0, footer: { amount: '0.00' } });
    const years = { startDate: '2025-11-20', endDate: '2026-11-20', pageNo: '1', pageSize: '2' };
    expect(refusalOf(await narin.get('/wps/referral/records', years))).toEqual([400, 'request.invalid']);
  });
});
