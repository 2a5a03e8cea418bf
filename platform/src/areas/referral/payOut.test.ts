import { and, eq, isNull, sql } from 'drizzle-orm';
import { changeState } from '../../core/care/changeState';
import { DAY, HOUR } from '../../core/clock';
import { newId } from '../../core/ids';
import { checkBooks } from '../../core/ledger/books';
import { formatMoney } from '../../core/money';
import type { Player } from '../cashier/testing';
import { grantReward, takeReward } from '../rewards/rewards';
import { rewards } from '../rewards/tables';
import { referralCommissions } from './tables';
import { createReferralTest, type ReferralTest } from './testing';

let test: ReferralTest;
let start: number;
let narin: Player;
beforeAll(async () => {
  test = await createReferralTest();
  start = test.clock();
});
afterAll(async () => {
  expect(await checkBooks(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  test.clock.advance(start - test.clock());
  narin = await test.newPlayer();
});

const amounts = async (player = narin) => (await test.rewardsOf(player)).map(({ amount }) => amount);
/** 06:00 in Bangkok of the day after the start. */
const nextMorning = () => start + 15 * HOUR;
const goTo = (at: number) => test.goTo(at);

it('makes one reward of all that a day has earned, from six of the next morning, and no second one', async () => {
  const friends = [await test.newFriend(narin), await test.newFriend(narin)];
  for (const friend of friends) await test.paysIn(friend, '1000.00');
  await goTo(nextMorning() - 1);
  await test.payOut();
  expect(await test.rewardsOf(narin)).toEqual([]);
  await goTo(nextMorning());
  await Promise.all([test.payOut(), test.payOut(), test.payOut()]);
  await test.payOut();
  const [reward, ...more] = await test.rewardsOf(narin);
  expect(more).toEqual([]);
  expect(reward).toMatchObject({
    source: 'REFERRAL',
    reference: `referral ${narin.account.id} 2026-11-20`,
    title: { en: 'Friends’ deposits of 20 November', th: 'ยอดฝากของเพื่อนวันที่ 20 พฤศจิกายน' },
    amount: 4_000n,
    turnover: 1,
    expiresAt: null,
    status: 'CLAIMABLE',
  });
  const at = new Date(test.clock());
  await test.db.transaction((tx) => takeReward(tx, narin.account, reward?.id ?? '', at));
});

it('makes a reward for each day of the merchant', async () => {
  const friend = await test.newFriend(narin);
  for (const amount of ['100.00', '200.00', '300.00']) {
    await test.paysIn(friend, amount);
    await goTo(test.clock() + DAY);
  }
  await test.payOut();
  expect(await amounts()).toEqual([200n, 400n, 600n]);
});

it('waits while offers are stopped or the account is closed, and then gives all of it @PL-039', async () => {
  const friend = await test.newFriend(narin);
  await test.paysIn(friend, '1000.00');
  const { id } = narin.account;
  await changeState(test.db, id, { offersStoppedUntil: new Date(start + 3 * DAY) });
  await goTo(start + 2 * DAY);
  await test.payOut();
  await changeState(test.db, id, { offersStoppedUntil: null, timeoutUntil: new Date(start + 4 * DAY) });
  await test.payOut();
  expect(await amounts()).toEqual([]);
  await goTo(start + 4 * DAY);
  await test.payOut();
  expect(await amounts()).toEqual([2_000n]);
});

it('gives what was written down late as a further reward of its day', async () => {
  const friend = await test.newFriend(narin);
  await test.paysIn(friend, '1000.00');
  await goTo(nextMorning());
  await test.payOut();
  const [row] = await test.db
    .select()
    .from(referralCommissions)
    .where(eq(referralCommissions.friendId, friend.account.id));
  if (!row) throw new Error('nothing was earned');
  await test.db
    .insert(referralCommissions)
    .values({ ...row, orderNo: newId('late'), amount: 5n, rewardId: null });
  await test.payOut();
  await test.payOut();
  expect(await amounts()).toEqual([2_000n, 5n]);
});

it('pays a day anew when a deposit of it is written down while it is paid', async () => {
  await test.paysIn(await test.newFriend(narin), '1000.00');
  await goTo(nextMorning());
  // As if another process had written it between the sum and the mark.
  await test.db.execute(sql`create function late_deposit() returns trigger language plpgsql as $$ begin
    insert into referral_commissions (merchant, order_no, friend_id, referrer_id, deposit, amount, at, day)
      select merchant, 'late', friend_id, referrer_id, deposit, 5, at, day from referral_commissions
      where referrer_id = new.account_id limit 1;
    return null; end $$`);
  await test.db.execute(
    sql`create trigger late_deposit after insert on rewards for each row execute function late_deposit()`,
  );
  await expect(test.payOut()).rejects.toThrow('grew while it was paid');
  await test.db.execute(sql`drop trigger late_deposit on rewards`);
  expect(await amounts()).toEqual([]);
  await test.payOut();
  expect(await amounts()).toEqual([2_000n]);
});

it('loses nothing where it fails for one, and goes on with the others', async () => {
  const malee = await test.newPlayer();
  for (const referrer of [narin, malee]) await test.paysIn(await test.newFriend(referrer), '1000.00');
  await goTo(nextMorning());
  // Another reward of this name: nothing that the platform does.
  const inTheWay = await grantReward(test.db, {
    account: narin.account,
    source: 'GIFT',
    reference: `referral ${narin.account.id} 2026-11-20`,
    title: { en: 'x', th: 'x' },
    amount: 1n,
    at: new Date(test.clock()),
  });
  await expect(test.payOut()).rejects.toThrow('was there before');
  expect(await amounts(malee)).toEqual([2_000n]);
  await test.db.delete(rewards).where(eq(rewards.id, inTheWay?.id ?? ''));
  await test.payOut();
  expect([await amounts(), await amounts(malee)]).toEqual([[2_000n], [2_000n]]);
});

it('gives each satang once when deposits come, are told again, and mornings pass side by side', async () => {
  const friends = await Promise.all(Array.from({ length: 6 }, () => test.newFriend(narin)));
  for (let day = 0; day < 3; day += 1) {
    const orders = await Promise.all(friends.map((friend) => friend.deposit({ amount: '777.77' })));
    await Promise.all([
      ...orders.map(({ orderNo }) => test.pay(orderNo, '777.77', orderNo)),
      test.payOut(),
      ...orders.map(({ orderNo }) => test.pay(orderNo, '777.77', orderNo)),
      test.payOut(),
    ]);
    await goTo(test.clock() + DAY);
  }
  await Promise.all([test.payOut(), test.payOut()]);
  const own = eq(referralCommissions.referrerId, narin.account.id);
  const unpaid = await test.db
    .select()
    .from(referralCommissions)
    .where(and(own, isNull(referralCommissions.rewardId)));
  expect(unpaid).toEqual([]);
  // 2 % of 777.77 is 15.5554, six times a day.
  expect(await amounts()).toEqual([9_330n, 9_330n, 9_330n]);
  expect((await test.info(narin)).commission).toBe(formatMoney(3n * 9_330n));
});
