import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { ledgerTransactions, turnoverDemands } from '../../core/ledger/tables';
import { OperatorRefused } from '../../core/operator/refused';
import { bookedAs, takeReward } from '../rewards/rewards';
import { rewards } from '../rewards/tables';
import { applyForReward, claimReward } from './claim';
import { approveRequest, rejectRequest } from './operator/decide';
import { joinPromotion, withdrawSignUps } from './signUps';
import { promotionApplications, promotionSignUps } from './tables';
import { createPromotionTest, type Member, type PromotionTest } from './testing';

/*
 * Any order of joins, stakes, claims, applications, decisions and takes by two members, done once, twice at once, or broken
 * off before the end: what is given is what a plain list of what happened says, and nothing is given twice or lost.
 */

const REWARD = 1_000n;
const NEEDED = 100n;
const TIMES = 2;

/** One that two want and one gets, one that waits for an approval, one that is earned and asked for in words. */
const KINDS = [
  { reward: REWARD, stock: 1 },
  { reward: REWARD, budget: REWARD * 2n - 1n, approval: true },
  { reward: REWARD, turnover: NEEDED, remarkRequired: true, rewardTurnover: TIMES },
] as const;

const DOES = ['join', 'stake', 'ask', 'approve', 'reject', 'take', 'exclude'] as const;
const step = fc.record({
  does: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...DOES.slice(0, -1)) },
    { weight: 1, arbitrary: fc.constant(DOES[6]) },
  ),
  who: fc.nat({ max: 1 }),
  which: fc.nat({ max: KINDS.length - 1 }),
  how: fc.constantFrom('once', 'once', 'twice', 'broken off'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let test: PromotionTest;
beforeAll(async () => {
  test = await createPromotionTest();
});
afterAll(() => test.close());

class BrokenOff extends Error {}

/** Where somebody stands, by the list of what happened. */
interface Part {
  status: 'NONE' | 'JOINED' | 'PENDING' | 'REJECTED' | 'ISSUED' | 'CLAIMED';
  staked: bigint;
}

class History {
  readonly #members: readonly Member[];
  readonly #promotions: readonly string[];
  readonly #parts: Part[][];

  constructor(members: readonly Member[], promotions: readonly string[]) {
    this.#members = members;
    this.#promotions = promotions;
    this.#parts = members.map(() => promotions.map(() => ({ status: 'NONE', staked: 0n })));
  }

  #part(who: number, which: number): Part {
    const part = this.#parts[who]?.[which];
    if (!part) throw new Error('there is no such part');
    return part;
  }

  #member(who: number): Member {
    const member = this.#members[who];
    if (!member) throw new Error('there is no such member');
    return member;
  }

  /** How many of a promotion are asked for and not refused. */
  #taken(which: number): number {
    return this.#parts.filter((parts) =>
      ['PENDING', 'ISSUED', 'CLAIMED'].includes(parts[which]?.status ?? ''),
    ).length;
  }

  /** Stock and budget of the first two have room for one. */
  #hasRoom = (which: number) => which === 2 || this.#taken(which) === 0;

  /** What a step comes to, where it is allowed. */
  #becomes({ does, who, which }: Step): Part['status'] | undefined {
    const { status, staked } = this.#part(who, which);
    const approval = which === 1;
    switch (does) {
      case 'join':
        if (status !== 'NONE' || !this.#hasRoom(which)) return undefined;
        return approval ? 'PENDING' : 'JOINED';
      case 'ask':
        if (status !== 'JOINED' || !this.#hasRoom(which)) return undefined;
        return which === 2 && staked < NEEDED ? undefined : 'PENDING';
      case 'approve':
        return status === 'PENDING' ? 'ISSUED' : undefined;
      case 'reject':
        return status === 'PENDING' ? 'REJECTED' : undefined;
      case 'take':
        return status === 'ISSUED' ? 'CLAIMED' : undefined;
      default:
        return undefined;
    }
  }

  async #do(db: Database, { does, who, which }: Step): Promise<unknown> {
    const { account } = this.#member(who);
    const promotionId = this.#promotions[which] ?? '';
    const at = new Date(test.clock());
    const decision = { merchant: 'aurora', username: account.username, promotionId, by: 'suda', at };
    switch (does) {
      case 'join':
        return db.transaction((tx) => joinPromotion(tx, account, promotionId, at));
      case 'ask':
        return db.transaction((tx) =>
          which === 2
            ? applyForReward(tx, account, { promotionId, remarks: 'please', pictures: [] }, at)
            : claimReward(tx, account, promotionId, at),
        );
      case 'approve':
        return approveRequest(db, decision);
      case 'reject':
        return rejectRequest(db, decision);
      default: {
        const own = await db.select().from(rewards).where(eq(rewards.accountId, account.id));
        const id = own.find((reward) => reward.promotionId === promotionId)?.id ?? 'none';
        return db.transaction((tx) => takeReward(tx, account, id, at));
      }
    }
  }

  /** Does a step, and says how often it was done. */
  async #succeeds(wanted: Step): Promise<number> {
    if (wanted.how === 'broken off') {
      const broken = test.db.transaction(async (tx) => {
        await this.#do(tx, wanted);
        throw new BrokenOff();
      });
      await broken.catch(refusalAlone);
      return 0;
    }
    const times = wanted.how === 'twice' ? [1, 2] : [1];
    const done = await Promise.all(
      times.map(() =>
        this.#do(test.db, wanted).then(
          () => 1,
          (error: unknown) => {
            refusalAlone(error);
            return 0;
          },
        ),
      ),
    );
    return done.reduce((sum: number, one) => sum + one, 0);
  }

  async take(wanted: Step): Promise<void> {
    const { does, who, which } = wanted;
    // What is staked counts from the moment of joining on: no two steps are at the same one.
    test.clock.advance(1);
    if (does === 'stake') {
      await this.#member(who).stake(NEEDED / 2n);
      for (const part of this.#parts[who] ?? []) if (part.status === 'JOINED') part.staked += NEEDED / 2n;
      return;
    }
    if (does === 'exclude') {
      const { account } = this.#member(who);
      await test.db.transaction((tx) => withdrawSignUps(tx, account.id));
      for (const part of this.#parts[who] ?? [])
        if (part.status === 'JOINED' || part.status === 'PENDING')
          Object.assign(part, { status: 'NONE', staked: 0n });
      return;
    }
    const becomes = this.#becomes(wanted);
    expect([wanted, await this.#succeeds(wanted)]).toEqual([
      wanted,
      becomes && wanted.how !== 'broken off' ? 1 : 0,
    ]);
    if (becomes && wanted.how !== 'broken off') this.#part(who, which).status = becomes;
  }

  /** All that waits is decided and taken: nothing that was earned is lost. */
  async finish(): Promise<void> {
    for (const does of ['approve', 'take'] as const)
      for (const [who, parts] of this.#parts.entries())
        for (const [which, { status }] of parts.entries())
          if (status === (does === 'approve' ? 'PENDING' : 'ISSUED'))
            await this.take({ does, who, which, how: 'once' });
  }

  /** What the tables say is what the list says. */
  async check(): Promise<void> {
    for (const [which, id] of this.#promotions.entries()) {
      const { taken, spent } = await test.row(id);
      expect([which, taken, spent]).toEqual([which, this.#taken(which), BigInt(this.#taken(which)) * REWARD]);
      const applications = await test.db
        .select()
        .from(promotionApplications)
        .where(eq(promotionApplications.promotionId, id));
      expect(applications.reduce((sum, { reserved }) => sum + reserved, 0n)).toBe(spent);
    }
    for (const [who, parts] of this.#parts.entries()) {
      const { account } = this.#member(who);
      const signUps = await test.db
        .select()
        .from(promotionSignUps)
        .where(eq(promotionSignUps.accountId, account.id));
      const stands = (id: string) => signUps.find(({ promotionId }) => promotionId === id)?.status ?? 'NONE';
      expect(this.#promotions.map(stands)).toEqual(parts.map(({ status }) => status));
      await checkRewards(account, parts);
    }
  }
}

/** Each granted reward is there once; each taken one is booked once, with its turnover. */
async function checkRewards(account: Member['account'], parts: readonly Part[]): Promise<void> {
  const own = await test.db.select().from(rewards).where(eq(rewards.accountId, account.id));
  const taken = own.filter(({ status }) => status === 'CLAIMED');
  const count = (...wanted: Part['status'][]) => parts.filter(({ status }) => wanted.includes(status)).length;
  expect([own.length, taken.length]).toEqual([count('ISSUED', 'CLAIMED'), count('CLAIMED')]);
  expect(await balanceOf(test.db, account)).toBe(BigInt(taken.length) * REWARD);
  const booked = taken.map(bookedAs);
  if (booked.length > 0)
    expect(await test.db.$count(ledgerTransactions, inArray(ledgerTransactions.reference, booked))).toBe(
      booked.length,
    );
  const demands = await test.db
    .select()
    .from(turnoverDemands)
    .where(eq(turnoverDemands.accountId, account.id));
  expect(demands.map(({ needed }) => needed)).toEqual(
    parts[2]?.status === 'CLAIMED' ? [REWARD * BigInt(TIMES)] : [],
  );
}

function refusalAlone(error: unknown): void {
  if (error instanceof Refusal || error instanceof OperatorRefused || error instanceof BrokenOff) return;
  throw error;
}

it('gives what was earned, once, whatever the order @RP-038 @RP-039', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
      const members = [await test.newMember(), await test.newMember()];
      const promotions = [];
      for (const kind of KINDS) promotions.push((await test.promotion(kind)).id);
      const history = new History(members, promotions);
      for (const one of steps) {
        await history.take(one);
        await history.check();
      }
      await history.finish();
      await history.check();
      expect(await checkBooks(test.db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
