import { eq } from 'drizzle-orm';
import { changeState } from '../../../core/care/changeState';
import { DAY } from '../../../core/clock';
import { operatorActions } from '../../../core/operator/tables';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { inboxMessages } from '../../inbox/tables';
import { takeReward } from '../../rewards/rewards';
import { rewards } from '../../rewards/tables';
import { createPromotionTest, type Member, type PromotionTest } from '../testing';
import { approveRequest, rejectRequest } from './decide';
import { giveGift } from './give';
import { setWithdrawn } from './putUp';

let test: PromotionTest;
let member: Member;
beforeAll(async () => {
  test = await createPromotionTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await test.newMember();
});

const now = () => new Date(test.clock());
const named = () => ({ merchant: 'aurora', username: member.account.username, by: 'suda', at: now() });
const decision = (promotionId: string) => ({ ...named(), promotionId });
const rewardsOf = () => test.db.select().from(rewards).where(eq(rewards.accountId, member.account.id));
const mailOf = () =>
  test.db.select().from(inboxMessages).where(eq(inboxMessages.accountId, member.account.id));
const actionsOf = () =>
  test.db.select().from(operatorActions).where(eq(operatorActions.accountId, member.account.id));

/** A request that waits. */
async function requested(changes: Parameters<PromotionTest['promotion']>[0] = {}): Promise<string> {
  const { id } = await test.promotion({ reward: 10_000n, ...changes });
  valueIn(await member.join(id));
  if (!changes.approval) valueIn(await member.claim(id));
  return id;
}

describe('approving', () => {
  it('grants the reward with its terms, tells the member, and writes down who did it', async () => {
    const title = { en: 'Tom & <Jerry>', th: 'ทอมกับ <เจอร์รี่>' };
    const id = await requested({ title, rewardTurnover: 3, rewardBetDays: 30, rewardDays: 14 });
    expect(await approveRequest(test.db, decision(id))).toBe(10_000n);
    const [reward] = await rewardsOf();
    expect(reward).toMatchObject({
      source: 'PROMOTION',
      amount: 10_000n,
      turnover: 3,
      betDays: 30,
      expiresAt: new Date(test.clock() + 14 * DAY),
      promotionId: id,
      status: 'CLAIMABLE',
    });
    expect(await test.statusOf(member, id)).toBe('ISSUED');
    const [mail] = await mailOf();
    expect(mail?.title).toEqual({ en: 'A reward of ฿100.00 waits for you', th: 'มีรางวัล ฿100.00 รอให้คุณกดรับ' });
    expect(mail?.content.en).toContain('Tom &#38; &#60;Jerry&#62;');
    expect(await actionsOf()).toMatchObject([
      { by: 'suda', what: 'promotion approve', subject: id, details: { amount: '100.00' } },
    ]);
    await test.db.transaction((tx) => takeReward(tx, member.account, reward?.id ?? '', now()));
    expect((await member.detail(id)).signUpStatus).toBe('CLAIMED');
  });

  it('is done once, and for what waits alone', async () => {
    const id = await requested();
    const both = await Promise.allSettled([1, 2, 3].map(() => approveRequest(test.db, decision(id))));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rewardsOf()).toHaveLength(1);
    await expect(rejectRequest(test.db, decision(id))).rejects.toThrow('waits (ISSUED)');
    const { id: other } = await test.promotion();
    await expect(approveRequest(test.db, decision(other))).rejects.toThrow('waits (not joined)');
    await expect(approveRequest(test.db, decision('none'))).rejects.toThrow('aurora has no promotion "none"');
  });

  it('asks for an amount where the promotion has none, and counts it in the budget', async () => {
    const id = await requested({ approval: true, reward: null, budget: 15_000n });
    await expect(approveRequest(test.db, decision(id))).rejects.toThrow('write --amount');
    await expect(approveRequest(test.db, { ...decision(id), amount: 15_001n })).rejects.toThrow(
      '150.00 left',
    );
    expect(await test.statusOf(member, id)).toBe('PENDING');
    await approveRequest(test.db, { ...decision(id), amount: 15_000n });
    expect(await test.row(id)).toMatchObject({ taken: 1, spent: 15_000n });
    expect((await (await test.newMember()).detail(id)).closed).toBe('USED_UP');
  });

  it('of another amount gives back what was kept too much', async () => {
    const id = await requested({ budget: 20_000n });
    await approveRequest(test.db, { ...decision(id), amount: 2_500n });
    expect(await test.row(id)).toMatchObject({ taken: 1, spent: 2_500n });
  });

  it('goes on for what was taken down, and tells nothing to who is offered nothing @PL-039', async () => {
    const id = await requested();
    const change = { merchant: 'aurora', by: 'suda', at: now() };
    await setWithdrawn(test.db, change, { id, down: true });
    await changeState(test.db, member.account.id, { offersStoppedUntil: new Date(test.clock() + DAY) });
    await approveRequest(test.db, decision(id));
    expect(await rewardsOf()).toHaveLength(1);
    expect(await mailOf()).toEqual([]);
  });
});

it('rejecting gives stock and budget back, tells the member, and keeps the reason for operators', async () => {
  const id = await requested({ stock: 1, budget: 10_000n });
  const other = await test.newMember();
  expect(refusalOf(await other.join(id))).toEqual([409, 'promotion.not.joinable']);
  await rejectRequest(test.db, { ...decision(id), reason: 'the picture shows another board' });
  expect(await test.row(id)).toMatchObject({ taken: 0, spent: 0n });
  expect((await member.detail(id)).signUpStatus).toBe('REJECTED');
  expect(refusalOf(await member.claim(id))).toEqual([409, 'reward.not.claimable']);
  const [mail] = await mailOf();
  expect(mail?.title.en).toBe('Your request was not accepted');
  expect(JSON.stringify(mail)).not.toContain('another board');
  expect(await actionsOf()).toMatchObject([{ details: { reason: 'the picture shows another board' } }]);
  expect(await test.applicationOf(member, id)).toMatchObject({ decidedBy: 'suda', reserved: 0n });
  expect(valueIn(await other.join(id))).toEqual({ signUpStatus: 'JOINED' });
});

describe('a gift', () => {
  const gift = (changes = {}) => ({ ...named(), amount: 5_000n, reason: 'a long wait', ...changes });

  it('waits in the reward centre, and is given once under one reference', async () => {
    await giveGift(test.db, gift({ reference: 'chat 17', turnover: 1, days: 7 }));
    await expect(giveGift(test.db, gift({ reference: 'chat 17' }))).rejects.toThrow('before');
    await giveGift(test.db, gift());
    await giveGift(test.db, gift());
    const given = await rewardsOf();
    expect(given).toHaveLength(3);
    expect(given.every(({ source, amount }) => source === 'GIFT' && amount === 5_000n)).toBe(true);
    expect(given.map(({ turnover }) => turnover).sort()).toEqual([0, 0, 1]);
    expect(await mailOf()).toHaveLength(3);
    expect(await actionsOf()).toHaveLength(3);
  });

  it('is not given to who is closed or offered nothing, nor of nothing @PL-039', async () => {
    await expect(giveGift(test.db, gift({ amount: 0n }))).rejects.toThrow('more than nothing');
    await changeState(test.db, member.account.id, { closedAt: now() });
    await expect(giveGift(test.db, gift())).rejects.toThrow('nothing is offered');
    await changeState(test.db, member.account.id, {
      closedAt: null,
      offersStoppedUntil: new Date(test.clock() + DAY),
    });
    await expect(giveGift(test.db, gift())).rejects.toThrow('nothing is offered');
    await expect(giveGift(test.db, gift({ username: 'nobody' }))).rejects.toThrow('has no account "nobody"');
    expect(await rewardsOf()).toEqual([]);
  });
});
