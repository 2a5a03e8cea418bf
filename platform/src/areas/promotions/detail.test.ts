import { eq } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import { refusalOf, valueIn } from '../../testing/seeded';
import { levelPoints } from '../benefits/tables';
import { createLevels } from '../benefits/testing';
import { rewards } from '../rewards/tables';
import { memberGroups, promotionSignUps, promotions } from './tables';
import { createPromotionTest, type Member, type PromotionTest } from './testing';

let test: PromotionTest;
let member: Member;
beforeAll(async () => {
  test = await createPromotionTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await test.newMember();
});

const inDays = (days: number) => new Date(test.clock() + days * DAY);
const LISTS = '/wps/relay/MCSFE_getListAnnouncements';
const ofGuest = (id: string) =>
  test.app.inject({
    url: LISTS,
    query: { types: 'Promotion', platform: 'M', merchantCode: 'aurora', id },
    headers: { merchant: 'aurora' },
  });
const isListed = async (id: string) => (await member.list()).some((promotion) => promotion.id === id);

describe('the detail', () => {
  it('says what a promotion gives, and how far a member is who has joined', async () => {
    const { id } = await test.promotion({ reward: 10_000n, turnover: 50_000n });
    expect(await member.detail(id)).toMatchObject({ reward: '100.00', signUpStatus: 'ALLOW_JOIN' });
    expect(await member.detail(id)).not.toHaveProperty('turnover');
    valueIn(await member.join(id));
    await member.stake(12_345n);
    expect((await member.detail(id)).turnover).toEqual({ needed: '500.00', met: '123.45', left: '376.55' });
    await member.stake(90_000n);
    expect((await member.detail(id)).turnover).toEqual({ needed: '500.00', met: '500.00', left: '0.00' });
    valueIn(await member.claim(id));
    expect(await member.detail(id)).not.toHaveProperty('turnover');
  });

  it.each([
    ['WITHDRAWN', () => ({ withdrawnAt: inDays(-1) }), false],
    ['ENDED', () => ({ endsAt: inDays(-1) }), true],
    ['USED_UP', () => ({ stock: 1, taken: 1 }), true],
  ])('says of one that is %s that it is closed, to guests as well', async (closed, changes, listed) => {
    const { id } = await test.promotion(changes());
    expect(await member.detail(id)).toMatchObject({ closed, signUpStatus: 'SIGN_UP_DUE' });
    expect(await isListed(id)).toBe(listed);
    const seen = valueIn<{ promotions: object[] }>(await ofGuest(id)).promotions[0];
    expect(seen).toMatchObject({ closed });
    expect(seen).not.toHaveProperty('signUpStatus');
    expect(refusalOf(await member.join(id))).toEqual([409, 'promotion.not.joinable']);
  });

  it('is judged at the press: one that was taken down after the look refuses', async () => {
    const { id } = await test.promotion();
    valueIn(await member.join(id));
    await test.db
      .update(promotions)
      .set({ withdrawnAt: inDays(0) })
      .where(eq(promotions.id, id));
    expect(refusalOf(await member.claim(id))).toEqual([409, 'reward.not.claimable']);
  });

  it('is closed for who let the reward go by its end', async () => {
    const { id, title } = await test.promotion();
    const { id: accountId, merchant } = member.account;
    const at = inDays(-2);
    await test.db
      .insert(promotionSignUps)
      .values({ accountId, promotionId: id, status: 'ISSUED', joinedAt: at, changedAt: at });
    const reward = { id: `rwd-${id}`, merchant, accountId, reference: id, title, amount: 100n };
    await test.db.insert(rewards).values({
      ...reward,
      source: 'PROMOTION',
      promotionId: id,
      grantedAt: at,
      expiresAt: inDays(1),
    });
    expect((await member.detail(id)).signUpStatus).toBe('ISSUED');
    await test.db
      .update(rewards)
      .set({ expiresAt: inDays(0) })
      .where(eq(rewards.promotionId, id));
    expect((await member.detail(id)).signUpStatus).toBe('SIGN_UP_DUE');
  });

  it('is not there for an id that is unknown, not begun, or another merchant’s', async () => {
    const { id } = await test.promotion({ startsAt: inDays(1) });
    for (const unknown of ['nothing', id]) {
      await expect(member.detail(unknown)).rejects.toThrow('not.found');
      expect(refusalOf(await member.join(unknown))).toEqual([404, 'not.found']);
    }
  });
});

describe('a promotion for some members', () => {
  const showsIt = async (id: string, who = member) =>
    (await who.list()).some((promotion) => promotion.id === id);

  async function seenOnlyBy(id: string, insider: Member, outsider: Member) {
    expect([await showsIt(id, insider), await showsIt(id, outsider)]).toEqual([true, false]);
    await expect(outsider.detail(id)).rejects.toThrow('not.found');
    expect(refusalOf(await outsider.join(id))).toEqual([404, 'not.found']);
    expect(refusalOf(await outsider.claim(id))).toEqual([404, 'not.found']);
    expect(refusalOf(await ofGuest(id))).toEqual([404, 'not.found']);
    expect(valueIn(await insider.join(id))).toEqual({ signUpStatus: 'JOINED' });
  }

  it('who joined the merchant after a day', async () => {
    const { id } = await test.promotion({ audience: { joinedFrom: '2026-11-01T00:00:00Z' } });
    const early = await test.newMember({ createdAt: new Date('2026-10-31T23:59:59Z') });
    await seenOnlyBy(id, await test.newMember({ createdAt: new Date('2026-11-01T00:00:00Z') }), early);
  });

  it('who are in a group, and still for who has joined and left it', async () => {
    const { id } = await test.promotion({ audience: { groups: ['press', 'friends'] } });
    await test.db.insert(memberGroups).values({ accountId: member.account.id, group: 'friends' });
    await seenOnlyBy(id, member, await test.newMember());
    await test.db.delete(memberGroups);
    expect(await showsIt(id)).toBe(true);
    expect(valueIn(await member.claim(id))).toEqual({ signUpStatus: 'PENDING' });
  });

  it('who have a level', async () => {
    const gold = await test.newMember();
    await createLevels(test.db, 'aurora');
    await test.db.insert(levelPoints).values({ accountId: gold.account.id, points: 300 });
    const { id } = await test.promotion({ audience: { levelFrom: 'aurora-gold' } });
    await seenOnlyBy(id, gold, member);
  });
});
