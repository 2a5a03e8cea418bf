import type { GameType } from '@site/contracts/areas/games';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type Account, accounts } from '../../../core/accounts/tables';
import { DAY, MINUTE } from '../../../core/clock';
import type { OpenDatabase } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { openTestDatabase } from '../../../testing/database';
import { createAccount, createMerchant } from '../../../testing/fixtures';
import { createBet } from '../../benefits/testing';
import { bookRebates } from './bookIncome';
import { setDownlineRates } from './downlineRates';
import { currentRates, type Rates, writeRates } from './rates';
import { rebateIncome, rebateRates } from './tables';

const CATEGORIES = ['RNG', 'LIVE'] as const satisfies readonly GameType[];
/** Early on 19 November in Bangkok. */
const START = Date.parse('2026-11-18T20:00:00Z');
const TOP = 150;

let opened: OpenDatabase;
let merchants = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const category = fc.constantFrom(...CATEGORIES);
const STEP = fc.oneof(
  fc.record({ what: fc.constant('join' as const), below: fc.nat() }),
  fc.record({ what: fc.constant('set' as const), who: fc.nat(), category, rate: fc.nat({ max: TOP + 10 }) }),
  fc.record({
    what: fc.constant('bet' as const),
    who: fc.nat(),
    category,
    stake: fc.integer({ min: 1, max: 90_000 }),
  }),
);
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;

/** A bet with the path from who placed it to the top, and what each of them had then. */
interface Placed {
  readonly stake: bigint;
  readonly category: GameType;
  readonly path: readonly { readonly id: string; readonly rate: number }[];
}

class Team {
  readonly people: Account[] = [];
  readonly placed: Placed[] = [];
  /** What each has, by the rules alone. */
  readonly rates = new Map<string, Rates>();
  private time = START;
  private readonly merchant: string;

  constructor(merchant: string) {
    this.merchant = merchant;
  }

  async begin(): Promise<void> {
    const top = await this.join(null);
    const rates = { RNG: TOP, LIVE: TOP };
    await writeRates(opened.db, top.id, rates, new Date(START - DAY));
    this.rates.set(top.id, rates);
  }

  private async join(parent: Account | null): Promise<Account> {
    const joined = await createAccount(opened.db, this.merchant, { type: 1, parentId: parent?.id ?? null });
    this.people.push(joined);
    return joined;
  }

  private rate = (id: string, of: GameType) => this.rates.get(id)?.[of] ?? 0;

  async take(step: Step): Promise<void> {
    this.time += MINUTE;
    const at = new Date(this.time);
    if (step.what === 'join') {
      await this.join(this.people[step.below % this.people.length] ?? null);
      return;
    }
    const who = this.people[step.who % this.people.length];
    if (!who) return;
    if (step.what === 'set') await this.set(who, step.category, step.rate, at);
    else {
      await createBet(opened.db, who, BigInt(step.stake), at.toISOString(), { gameType: step.category });
      const path = [who, ...this.above(who)].map(({ id }) => ({ id, rate: this.rate(id, step.category) }));
      this.placed.push({ stake: BigInt(step.stake), category: step.category, path });
    }
  }

  private above(who: Account): Account[] {
    const agent = this.people.find(({ id }) => id === who.parentId);
    return agent ? [agent, ...this.above(agent)] : [];
  }

  private async set(who: Account, of: GameType, rate: number, at: Date): Promise<void> {
    const agent = this.people.find(({ id }) => id === who.parentId);
    if (!agent) return;
    const given = this.people
      .filter(({ parentId }) => parentId === who.id)
      .map(({ id }) => this.rate(id, of));
    const fits = rate <= this.rate(agent.id, of) && rate >= Math.max(0, ...given);
    const done = await setDownlineRates(opened.db, agent, who.username, { [of]: rate }, at).catch(
      (error) => error,
    );
    expect(done instanceof Refusal ? done.code : 'done').toBe(fits ? 'done' : 'rebate.out.of.range');
    if (fits) this.rates.set(who.id, { ...this.rates.get(who.id), [of]: rate });
  }

  async checkRates(): Promise<void> {
    const found = await currentRates(
      opened.db,
      this.people.map(({ id }) => id),
    );
    for (const { id, parentId } of this.people)
      for (const of of CATEGORIES) {
        expect(found.get(id)?.[of] ?? 0).toBe(this.rate(id, of));
        if (parentId) expect(this.rate(id, of)).toBeLessThanOrEqual(this.rate(parentId, of));
      }
  }

  /** By hand: of each bet, to each on its path, what their rate is above the one below; rounded down row by row. */
  byHand(): Map<string, bigint> {
    const rows = new Map<string, { id: string; above: bigint; stake: bigint }>();
    for (const { stake, category: of, path } of this.placed)
      for (const [depth, { id, rate }] of path.entries()) {
        const above = BigInt(rate - (path[depth - 1]?.rate ?? 0));
        const key = [id, path[depth - 1]?.id, of, above].join();
        rows.set(key, { id, above, stake: (rows.get(key)?.stake ?? 0n) + stake });
      }
    const sums = new Map<string, bigint>();
    for (const { id, above, stake } of rows.values())
      sums.set(id, (sums.get(id) ?? 0n) + (stake * above) / 10_000n);
    return sums;
  }

  async checkIncome(): Promise<void> {
    await bookRebates(opened.db, START + 25 * 60 * MINUTE + DAY / 24);
    const hand = this.byHand();
    for (const who of this.people) expect(await balanceOf(opened.db, who)).toBe(hand.get(who.id) ?? 0n);
    // Never more in all than the highest rate of all stakes.
    const paid = [...hand.values()].reduce((sum, one) => sum + one, 0n);
    const staked = this.placed.reduce((sum, { stake }) => sum + stake, 0n);
    expect(paid).toBeLessThanOrEqual((staked * BigInt(TOP)) / 10_000n);
  }
}

it('keeps every rate within its bounds in any order of steps, and pays what the bets come to by hand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 10, maxLength: 45 }), async (steps) => {
      merchants += 1;
      const { code } = await createMerchant(opened.db, {
        code: `site${merchants}`,
        hosts: [`site${merchants}.test`],
      });
      const team = new Team(code);
      await team.begin();
      for (const step of steps) await team.take(step);
      await team.checkRates();
      await team.checkIncome();
      await opened.db.delete(rebateIncome);
      // So that the next merchant's morning asks for no other.
      for (const { id } of team.people)
        await opened.db.delete(rebateRates).where(eq(rebateRates.accountId, id));
      await opened.db.update(accounts).set({ disabled: true }).where(eq(accounts.merchant, code));
    }),
    { numRuns: 25 },
  );
  expect(await checkBooks(opened.db)).toEqual([]);
});
