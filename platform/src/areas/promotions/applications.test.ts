import { eq } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import { refusalOf, valueIn } from '../../testing/seeded';
import { pictures } from '../pictures/tables';
import { withdrawSignUps } from './signUps';
import { promotions } from './tables';
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

const NOT_CLAIMABLE = [409, 'reward.not.claimable'];
const PENDING = { signUpStatus: 'PENDING' };
const FORM = { imageRequired: true, remarkRequired: true } as const;
const EMOJI = '🎰';

async function joined(changes: Parameters<PromotionTest['promotion']>[0] = {}): Promise<string> {
  const { id } = await test.promotion(changes);
  valueIn(await member.join(id));
  return id;
}

describe('an application', () => {
  it('takes pictures and a remark, and waits for its decision @RP-039 @PR-028', async () => {
    const id = await joined(FORM);
    expect(refusalOf(await member.claim(id))).toEqual([409, 'reward.application.required']);
    const sent = [await member.picture(), await member.picture()];
    expect(valueIn(await member.apply(id, { remarks: '  Place 14,\nSunday.  ', pictures: sent }))).toEqual(
      PENDING,
    );
    expect(await test.statusOf(member, id)).toBe('PENDING');
    expect(await test.applicationOf(member, id)).toMatchObject({
      remarks: 'Place 14,\nSunday.',
      pictures: sent,
      decidedAt: null,
    });
    expect((await member.detail(id)).signUpStatus).toBe('PENDING');
  });

  it('is made once: the second press changes nothing', async () => {
    const id = await joined(FORM);
    const application = { remarks: 'one', pictures: [await member.picture()] };
    valueIn(await member.apply(id, application));
    const again = { remarks: 'two', pictures: [await member.picture()] };
    expect(refusalOf(await member.apply(id, again))).toEqual(NOT_CLAIMABLE);
    expect((await test.row(id)).taken).toBe(1);
    expect((await test.applicationOf(member, id))?.remarks).toBe('one');
  });

  it.each([
    ['none', 'remark.required', ''],
    ['white space alone', 'remark.required', ' \n '],
    ['141 emoji', 'remarks.too.long', EMOJI.repeat(141)],
  ])('refuses a remark of %s as %s @PR-027', async (_what, code, remarks) => {
    const id = await joined(FORM);
    const answer = await member.apply(id, { remarks, pictures: [await member.picture()] });
    expect(refusalOf(answer)).toEqual([422, code]);
    expect(answer.json().error.fields).toEqual({ remarks: [code] });
    expect(await test.statusOf(member, id)).toBe('JOINED');
  });

  it('counts code points: 140 emoji fit @PR-027', async () => {
    const id = await joined({ remarkRequired: true });
    expect(valueIn(await member.apply(id, { remarks: EMOJI.repeat(140) }))).toEqual(PENDING);
  });

  it('refuses no picture, four, and one that is not the member’s to send @PR-025', async () => {
    const id = await joined(FORM);
    const other = await test.newMember();
    const own = await member.picture();
    const refused = async (sent: string[]) =>
      refusalOf(await member.apply(id, { remarks: 'x', pictures: sent }));
    expect(await refused([])).toEqual([422, 'picture.required']);
    expect(await refused([own, own, own, own])).toEqual([422, 'picture.too.many']);
    const late = await member.picture();
    const aDayAgo = new Date(test.clock() - DAY);
    await test.db.update(pictures).set({ createdAt: aDayAgo }).where(eq(pictures.id, late));
    const others = [await other.picture(), await member.picture('FEEDBACK'), 'pic_nothing', late];
    for (const strange of [...others, own]) {
      const answer = await member.apply(id, { remarks: 'x', pictures: [own, strange] });
      expect(refusalOf(answer)).toEqual([422, 'picture.unknown']);
      expect(answer.json().value).toEqual({ picture: strange });
    }
    // What was refused used nothing up.
    expect(valueIn(await member.apply(id, { remarks: 'x', pictures: [own] }))).toEqual(PENDING);
  });

  it('is refused before it is earned, without being joined, and with approval', async () => {
    const { id: notJoined } = await test.promotion();
    expect(refusalOf(await member.apply(notJoined))).toEqual(NOT_CLAIMABLE);
    const earned = await joined({ turnover: 5_000n });
    expect(refusalOf(await member.apply(earned))).toEqual(NOT_CLAIMABLE);
    const approval = await joined({ approval: true });
    expect(refusalOf(await member.apply(approval))).toEqual(NOT_CLAIMABLE);
    expect(refusalOf(await member.apply('nothing'))).toEqual([404, 'not.found']);
  });

  it('goes by the promotion as it is at the press', async () => {
    const id = await joined();
    await test.db.update(promotions).set(FORM).where(eq(promotions.id, id));
    expect(refusalOf(await member.claim(id))).toEqual([409, 'reward.application.required']);
    await test.db
      .update(promotions)
      .set({ imageRequired: false, remarkRequired: false })
      .where(eq(promotions.id, id));
    expect(valueIn(await member.apply(id, { remarks: 'kept' }))).toEqual(PENDING);
    expect((await test.applicationOf(member, id))?.remarks).toBe('kept');
  });
});

describe('stock and budget', () => {
  const closedOf = async (id: string) => {
    const { closed, signUpStatus } = await member.detail(id);
    return [closed, signUpStatus];
  };

  it('are taken from by a claim, and by joining what waits for an approval', async () => {
    const id = await joined({ reward: 5_000n, stock: 2, budget: 20_000n });
    expect(await test.row(id)).toMatchObject({ taken: 0, spent: 0n });
    valueIn(await member.claim(id));
    expect(await test.row(id)).toMatchObject({ taken: 1, spent: 5_000n });
    const approval = await joined({ approval: true, reward: 5_000n, stock: 1 });
    expect(await test.row(approval)).toMatchObject({ taken: 1, spent: 5_000n });
    const other = await test.newMember();
    expect(refusalOf(await other.join(approval))).toEqual([409, 'promotion.not.joinable']);
  });

  it.each([
    ['stock', { stock: 1 }],
    ['budget', { reward: 5_000n, budget: 9_999n }],
  ])('close the promotion when nothing is left of the %s', async (_name, limits) => {
    const id = await joined(limits);
    const first = await test.newMember();
    valueIn(await first.join(id));
    valueIn(await first.claim(id));
    expect(await closedOf(id)).toEqual(['USED_UP', 'SIGN_UP_DUE']);
    expect(refusalOf(await member.claim(id))).toEqual(NOT_CLAIMABLE);
    expect(refusalOf(await (await test.newMember()).join(id))).toEqual([409, 'promotion.not.joinable']);
    expect((await first.detail(id)).signUpStatus).toBe('PENDING');
  });

  it('get back what a member who is excluded has waited for, with the pictures gone', async () => {
    const id = await joined({ ...FORM, reward: 5_000n, stock: 1, budget: 5_000n });
    const picture = await member.picture();
    valueIn(await member.apply(id, { remarks: 'x', pictures: [picture] }));
    await test.db.transaction((tx) => withdrawSignUps(tx, member.account.id));
    expect(await test.row(id)).toMatchObject({ taken: 0, spent: 0n });
    expect(await test.applicationOf(member, id)).toBeUndefined();
    expect(await test.db.$count(pictures, eq(pictures.id, picture))).toBe(0);
    expect(await closedOf(id)).toEqual([undefined, 'ALLOW_JOIN']);
  });
});
