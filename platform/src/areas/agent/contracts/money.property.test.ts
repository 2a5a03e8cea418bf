import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { accounts } from '../../../core/accounts/tables';
import { DAY } from '../../../core/clock';
import { rowsOf } from '../../../core/db/rowsOf';
import { checkBooks } from '../../../core/ledger/books';
import { balanceOf } from '../../../core/ledger/ledger';
import { ledgerAccounts } from '../../../core/ledger/tables';
import { dividends } from '../dividends/tables';
import { salaries } from '../salaries/tables';
import { contractProgress, contracts } from './tables';
import { type ContractTest, createContracts, PAYMENT_PASSWORD, type Person, step } from './testing';

const START = Date.parse('2026-11-14T05:00:00Z');
const TERMS = [step('10.00', 1, '5.00'), step('500.00', 2, '20.00')];
const KINDS = ['DAILY', 'HOURLY', 'DIVIDEND'] as const;

let test: ContractTest;
beforeAll(async () => {
  test = await createContracts();
});
afterAll(() => test.close());

/** What happens to a tree of agents; places are of those who have joined so far. */
const STEP = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('join' as const),
      below: fc.nat(),
      money: fc.nat({ max: 20_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('sign' as const),
      who: fc.nat(),
      kind: fc.constantFrom(...KINDS),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('bet' as const),
      who: fc.nat(),
      stake: fc.integer({ min: 1, max: 100_000 }),
      win: fc.integer({ min: 0, max: 60_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('move' as const), who: fc.nat(), below: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('disable' as const), who: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('settle' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('pay out' as const),
      who: fc.nat(),
      period: fc.constantFrom('2026-11-1', '2026-11-2', '2026-12-1'),
    }),
  },
);
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;

class Tree {
  readonly top: Person;
  readonly people: Person[];

  private constructor(top: Person) {
    this.top = top;
    this.people = [top];
  }

  static async grow(): Promise<Tree> {
    const top = await test.agent(undefined, 100_000n);
    for (const kind of KINDS) await test.ofHouse(top, kind, TERMS);
    return new Tree(top);
  }

  private at = (place: number): Person => this.people[place % this.people.length] as Person;

  /** The account as it is now. */
  private async now({ account }: Person) {
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, account.id));
    return row;
  }

  async take(one: Step): Promise<void> {
    switch (one.what) {
      case 'join':
        this.people.push(await test.agent(this.at(one.below), BigInt(one.money) + 100_000n));
        return;
      case 'sign':
        return this.sign(this.at(one.who), one.kind);
      case 'bet': {
        const who = this.at(one.who);
        const [stake, win] = [BigInt(one.stake), BigInt(one.win)];
        // Whoever has not enough, or is disabled, does not play.
        if (stake <= (await who.balance()) && !(await this.now(who))?.disabled) await who.bet(stake, { win });
        return;
      }
      case 'move': {
        const [who, below] = [this.at(one.who), this.at(one.below)];
        if (who === this.top) return;
        // Below one’s own team the database refuses it.
        await test.change(who, { parentId: below.account.id }).catch(() => undefined);
        return;
      }
      case 'disable': {
        const who = this.at(one.who);
        await test.change(who, { disabled: !(await this.now(who))?.disabled });
        return;
      }
      case 'wait':
        test.clock.advance(one.hours * 3_600_000);
        return;
      case 'settle':
        await Promise.all(Array.from({ length: one.times }, () => test.settle()));
        return;
      case 'pay out':
        return this.payOut(this.at(one.who), one.period);
    }
  }

  private async sign(to: Person, kind: (typeof KINDS)[number]): Promise<void> {
    const parentId = (await this.now(to))?.parentId;
    const from = this.people.find(({ account }) => account.id === parentId);
    if (!from) return;
    const answer = await test.offer(from, to, kind, TERMS);
    if (answer.statusCode === 200) await test.decide(to, answer.json().value);
  }

  private async payOut(who: Person, period: string): Promise<void> {
    const due = await test.db
      .select({ username: accounts.username })
      .from(dividends)
      .innerJoin(accounts, eq(accounts.id, dividends.receiverId))
      .where(
        and(eq(dividends.payerId, who.account.id), eq(dividends.period, period), eq(dividends.status, 'DUE')),
      );
    const asked = {
      period,
      accounts: due.map(({ username }) => username),
      paymentPassword: PAYMENT_PASSWORD,
    };
    const answers = await Promise.all([1, 2].map(() => who.post('/wps/agent/dividends/payout', asked)));
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  }
}

/** What each account has got and given by rows that say PAID. */
async function byRows(id: string): Promise<bigint> {
  const [row] = await rowsOf<{ sum: string }>(
    test.db,
    sql`select coalesce(sum(case when receiver_id = ${id} then amount else -amount end), 0)::text as sum from (
      select payer_id, receiver_id, amount from ${salaries} where status = 'PAID'
      union all select payer_id, receiver_id, amount from ${dividends} where status = 'PAID'
    ) paid where receiver_id = ${id} or payer_id = ${id}`,
  );
  return BigInt(row?.sum ?? 0);
}

/** And by what was booked. */
async function byLedger(id: string): Promise<bigint> {
  const [row] = await rowsOf<{ sum: string }>(
    test.db,
    sql`select coalesce(sum(amount), 0)::text as sum from play_days
      where account_id = ${id} and (code like '%SALARY%' or code like '%DIVIDEND%')`,
  );
  return BigInt(row?.sum ?? 0);
}

it('books what rows say is paid, once, whatever happens to the tree', async () => {
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 20, maxLength: 45 }), async (steps) => {
      test.goTo(new Date(START));
      for (const table of [salaries, dividends, contractProgress, contracts]) await test.db.delete(table);
      const tree = await Tree.grow();
      for (const one of steps) await tree.take(one);
      test.clock.advance(2 * DAY);
      await test.settle();

      expect(await checkBooks(test.db)).toEqual([]);
      paid += await test.db.$count(salaries, eq(salaries.status, 'PAID'));
      for (const { account } of tree.people) {
        expect(await byLedger(account.id)).toBe(await byRows(account.id));
        expect(await balanceOf(test.db, account)).toBeGreaterThanOrEqual(0n);
      }
      const overdrawn = sql`${ledgerAccounts.kind} = 'player' and ${ledgerAccounts.balance} < 0`;
      expect(await test.db.$count(ledgerAccounts, overdrawn)).toBe(0);
      // Each contract has one row for each day or hour that it counts for, without a gap.
      const gaps = await rowsOf(
        test.db,
        sql`select * from (
          select contract_id, starts_at, lag(ends_at) over (partition by contract_id order by starts_at) as before
          from ${salaries}) s where before is not null and before <> starts_at`,
      );
      expect(gaps).toEqual([]);
      // What nobody keeps waiting is paid: the house always, to whoever is not disabled.
      const kept = await rowsOf(
        test.db,
        sql`select s.id from ${salaries} s join ${accounts} a on a.id = s.receiver_id and not a.disabled
          where s.payer_id is null and s.status = 'DUE'`,
      );
      expect(kept).toEqual([]);
    }),
    { numRuns: 6 },
  );
  expect(paid).toBeGreaterThan(0);
});
