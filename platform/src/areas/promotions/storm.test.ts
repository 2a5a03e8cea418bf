import { SYSTEMS } from '../../testing/content';
import { refusalOf, valueIn } from '../../testing/seeded';
import { createPromotionTest } from './testing';

const MEMBERS = 20;
const LEFT = 3;

/** Many at once for the last ones, on both databases. */
it.each(SYSTEMS)('gives the last three to three of twenty who claim at once, on %s', async (system) => {
  const test = await createPromotionTest(system);
  try {
    const { id } = await test.promotion({ reward: 1_000n, stock: LEFT, budget: 100_000n });
    const { id: budgeted } = await test.promotion({ reward: 1_000n, budget: BigInt(LEFT) * 1_000n + 999n });
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => test.newMember()));
    for (const member of members) {
      valueIn(await member.join(id));
      valueIn(await member.join(budgeted));
    }
    for (const promotionId of [id, budgeted]) {
      // Each from two devices, under keys of their own.
      const answers = await Promise.all(
        members.flatMap((member) => [member.claim(promotionId), member.claim(promotionId)]),
      );
      const taken = answers.filter(({ statusCode }) => statusCode === 200);
      expect(taken).toHaveLength(LEFT);
      for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
        expect(refusalOf(answer)).toEqual([409, 'reward.not.claimable']);
      const row = await test.row(promotionId);
      expect([row.taken, row.spent]).toEqual([LEFT, BigInt(LEFT) * 1_000n]);
      const statuses = await Promise.all(members.map((member) => test.statusOf(member, promotionId)));
      expect(statuses.filter((status) => status === 'PENDING')).toHaveLength(LEFT);
    }
  } finally {
    await test.close();
  }
});
