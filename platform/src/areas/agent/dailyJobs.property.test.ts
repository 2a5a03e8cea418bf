import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { accounts } from '../../core/accounts/tables';
import { DAY, HOUR } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { rowsOf } from '../../core/db/rowsOf';
import { checkBooks } from '../../core/ledger/books';
import { bets } from '../bets/tables';
import { contractProgress, contracts } from './contracts/tables';
import { type ContractTest, createContracts, type Person, step } from './contracts/testing';
import { dividends } from './dividends/tables';
import { bookRebates } from './rebates/bookIncome';
import { writeRates } from './rebates/rates';
import { rebateDays, rebateIncome, rebateRates } from './rebates/tables';
import { salaries } from './salaries/tables';
import { settleContracts } from './settleContracts';

/** In the afternoon of 13 November in Bangkok, two days before a period of dividends ends. */
const START = Date.parse('2026-11-13T07:00:00Z');
const TERMS = [step('10.00', 1, '5.00'), step('500.00', 2, '20.00')];
const KINDS = ['DAILY', 'DIVIDEND'] as const;
/** The highest rate, in hundredths of a per cent. */
const TOP = 150;

let test: ContractTest;
beforeAll(async () => {
  test = await createContracts();
});
afterAll(() => test.close());

const DEATH = fc.record({
  /** At which of its transactions a process is killed, and where in it. */
  at: fc.integer({ min: 1, max: 30 }),
  where: fc.constantFrom('before', 'inside', 'after'),
});
type Death = typeof DEATH extends fc.Arbitrary<infer One> ? One : never;

const weighted = <Arbitrary>(weight: number, arbitrary: Arbitrary) => ({ weight, arbitrary });
/** What happens to a tree of agents; places are of those who have joined so far. */
const STEP = fc.oneof(
  weighted(4, fc.record({ what: fc.constant('join' as const), below: fc.nat(), rate: fc.nat({ max: 100 }) })),
  weighted(
    3,
    fc.record({ what: fc.constant('sign' as const), who: fc.nat(), kind: fc.constantFrom(...KINDS) }),
  ),
  weighted(
    8,
    fc.record({
      what: fc.constant('bet' as const),
      who: fc.nat(),
      stake: fc.integer({ min: 1, max: 90_000 }),
      win: fc.integer({ min: 0, max: 50_000 }),
    }),
  ),
  weighted(2, fc.record({ what: fc.constant('move' as const), who: fc.nat(), below: fc.nat() })),
  weighted(1, fc.record({ what: fc.constant('disable' as const), who: fc.nat() })),
  weighted(
    4,
    fc.record({
      what: fc.constant('morning' as const),
      afterDays: fc.integer({ min: 1, max: 2 }),
      deaths: fc.array(DEATH, { maxLength: 3 }),
      processes: fc.integer({ min: 1, max: 3 }),
    }),
  ),
);
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;

/** The database of a process that is killed: from then on it does nothing more. */
function dying(db: Database, { at, where }: Death): Database {
  let transactions = 0;
  let isDead = false;
  const die = () => {
    isDead = true;
    throw new Error('killed');
  };
  const transaction: Database['transaction'] = async (work, ...options) => {
    transactions += 1;
    const isLast = transactions === at;
    if (isLast && where === 'before') die();
    const result = await db.transaction(
      async (tx) => {
        const done = await work(tx);
        return isLast && where === 'inside' ? die() : done;
      },
      ...options,
    );
    return isLast && where === 'after' ? die() : result;
  };
  return new Proxy(db, {
    get(target, key) {
      if (isDead) die();
      if (key === 'transaction') return transaction;
      const found: unknown = Reflect.get(target, key);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}

/** Both jobs side by side, as each process does them. What one throws must not keep the other from its work. */
const work = (db: Database) =>
  Promise.allSettled([settleContracts(db, test.clock()), bookRebates(db, test.clock())]);

class Tree {
  readonly people: Person[];
  private readonly top: Person;

  private constructor(top: Person) {
    this.top = top;
    this.people = [top];
  }

  static async grow(): Promise<Tree> {
    const top = await test.agent(undefined, 5_000_000n);
    await writeRates(test.db, top.account.id, { RNG: TOP }, new Date(START - DAY));
    for (const kind of KINDS) await test.ofHouse(top, kind, TERMS);
    return new Tree(top);
  }

  private at = (place: number): Person => this.people[place % this.people.length] as Person;
  readonly ids = (): string[] => this.people.map(({ account }) => account.id);

  /** Who stands above whom, and may not sign in, by now. */
  private async now() {
    const rows = await test.db
      .select({ id: accounts.id, parentId: accounts.parentId, disabled: accounts.disabled })
      .from(accounts)
      .where(inArray(accounts.id, this.ids()));
    return new Map(rows.map((row) => [row.id, row]));
  }

  async take(one: Step): Promise<void> {
    if (one.what === 'join') return this.join(this.at(one.below), one.rate);
    if (one.what === 'morning') return this.morning(one);
    const who = this.at(one.who);
    const known = (await this.now()).get(who.account.id);
    if (one.what === 'sign') {
      const from = this.people.find(({ account }) => account.id === known?.parentId);
      const answer = from && (await test.offer(from, who, one.kind, TERMS));
      if (answer?.statusCode === 200) await test.decide(who, answer.json().value);
    } else if (one.what === 'bet') {
      test.clock.advance(HOUR / 2);
      const stake = BigInt(one.stake);
      if (known?.disabled || stake > (await who.balance())) return;
      await who.bet(stake, { win: BigInt(one.win) });
    } else if (who !== this.top) {
      if (one.what === 'disable') await test.change(who, { disabled: !known?.disabled });
      // Below one’s own team the database refuses it.
      else await test.change(who, { parentId: this.at(one.below).account.id }).catch(() => undefined);
    }
  }

  private async join(below: Person, percent: number): Promise<void> {
    const joined = await test.agent(below, 300_000n);
    this.people.push(joined);
    const [above] = await test.db
      .select({ rate: rebateRates.rate })
      .from(rebateRates)
      .where(and(eq(rebateRates.accountId, below.account.id), isNull(rebateRates.until)));
    const rate = Math.floor(((above?.rate ?? 0) * percent) / 100);
    await writeRates(test.db, joined.account.id, { RNG: rate }, new Date(test.clock()));
  }

  /** Days later both jobs run, in processes that are killed, and at last in some that are not. */
  private async morning({ afterDays, deaths, processes }: Extract<Step, { what: 'morning' }>) {
    const day = Math.floor((test.clock() + 7 * HOUR) / DAY) + afterDays;
    // 05:00 in Bangkok.
    test.goTo(new Date(day * DAY - 2 * HOUR));
    const before = await finishedDays();
    for (const death of deaths) await work(dying(test.db, death));
    const done = (await Promise.all(Array.from({ length: processes }, () => work(test.db)))).flat();
    expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
    const days = (await finishedDays()).filter((one) => !before.includes(one));
    expect(await this.summedUp(days)).toEqual(await this.byHand(days));
  }

  /** What days have brought, as the platform has written it: what each row brings by whom it is and of whom. */
  private async summedUp(days: readonly string[]) {
    const rows = await test.db.select().from(rebateIncome);
    return sorted(
      rows
        .filter(({ day }) => days.includes(day))
        .map((row) => [keyOf(row.day, row.accountId, row.downlineId, row.rate), row.income]),
    );
  }

  /**
   * The same by hand: of each bet, to each on the way up, what its rate of then was above the highest below; rounded down
   * row by row.
   */
  private async byHand(days: readonly string[]) {
    const known = await this.now();
    const above = (id: string | null | undefined): string[] =>
      id ? [id, ...above(known.get(id)?.parentId)] : [];
    const rates = await test.db.select().from(rebateRates);
    const rateAt = (id: string, at: Date) =>
      rates.find((r) => r.accountId === id && r.since <= at && (r.until === null || r.until > at))?.rate ?? 0;
    const stakes = new Map<string, { stake: bigint; rate: number }>();
    for (const { accountId, bet, at } of await test.db
      .select()
      .from(bets)
      .where(inArray(bets.accountId, this.ids()))) {
      const day = new Date(at.getTime() + 7 * HOUR).toISOString().slice(0, 10);
      if (!days.includes(day)) continue;
      let highest = 0;
      for (const [depth, id] of above(accountId).entries()) {
        const rate = rateAt(id, at);
        if (rate <= highest) continue;
        const key = keyOf(day, id, above(accountId)[depth - 1] ?? id, rate - highest);
        stakes.set(key, { stake: (stakes.get(key)?.stake ?? 0n) + bet, rate: rate - highest });
        highest = rate;
      }
    }
    return sorted(
      [...stakes]
        .map(([key, { stake, rate }]): [string, bigint] => [key, (stake * BigInt(rate)) / 10_000n])
        .filter(([, income]) => income > 0n),
    );
  }
}

const keyOf = (day: string, id: string, of: string, rate: number) => [day, id, of, rate].join(' ');
const sorted = (rows: [string, bigint][]) => rows.sort(([a], [b]) => (a < b ? -1 : 1));

const finishedDays = async () =>
  (await test.db.select({ day: rebateDays.day }).from(rebateDays)).map(({ day }) => day);

/** What rows say was paid to an account, less what it has paid; beside it what was booked of these kinds. */
async function paidTo(id: string) {
  const [row] = await rowsOf<{ said: string; booked: string }>(
    test.db,
    sql`select (
        select coalesce(sum(case when receiver_id = ${id} then amount else -amount end), 0)::text from (
          select payer_id, receiver_id, amount from ${salaries} where status = 'PAID'
          union all select payer_id, receiver_id, amount from ${dividends} where status = 'PAID'
          union all select null, account_id, income from ${rebateIncome} where booked_at is not null
        ) paid where receiver_id = ${id} or payer_id = ${id}
      ) as said, (
        select coalesce(sum(amount), 0)::text from play_days where account_id = ${id}
          and (code like '%SALARY%' or code like '%DIVIDEND%' or code = 'REBATE')
      ) as booked`,
  );
  return row;
}

/** A history in which all three are paid, so that no run of the test is about nothing. */
const ALL_PAID: Step[] = [
  { what: 'join', below: 0, rate: 50 },
  { what: 'join', below: 1, rate: 50 },
  { what: 'bet', who: 1, stake: 60_000, win: 0 },
  { what: 'bet', who: 2, stake: 60_000, win: 0 },
  { what: 'morning', afterDays: 1, deaths: [{ at: 1, where: 'inside' }], processes: 2 },
  { what: 'bet', who: 2, stake: 60_000, win: 10_000 },
];

it('pays salaries, dividends and rebates once, by the hand’s figures, whatever moves and whatever restarts', async () => {
  const paid = { salaries: 0, dividends: 0, rebates: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 20, maxLength: 45 }), async (steps) => {
      test.goTo(new Date(START));
      for (const table of [salaries, dividends, contractProgress, contracts]) await test.db.delete(table);
      for (const table of [rebateIncome, rebateDays, rebateRates]) await test.db.delete(table);
      const tree = await Tree.grow();
      for (const one of steps) await tree.take(one);
      await tree.take({ what: 'morning', afterDays: 4, deaths: [], processes: 1 });

      expect(await checkBooks(test.db)).toEqual([]);
      for (const id of tree.ids()) {
        const found = await paidTo(id);
        expect([id, found?.booked]).toEqual([id, found?.said]);
      }
      // What nobody keeps waiting is paid.
      const waiting = await test.db
        .select({ id: accounts.id })
        .from(rebateIncome)
        .innerJoin(accounts, and(eq(accounts.id, rebateIncome.accountId), eq(accounts.disabled, false)))
        .where(isNull(rebateIncome.bookedAt));
      expect(waiting).toEqual([]);
      paid.salaries += await test.db.$count(salaries, eq(salaries.status, 'PAID'));
      paid.dividends += await test.db.$count(dividends, eq(dividends.status, 'PAID'));
      paid.rebates += await test.db.$count(rebateIncome);
    }),
    { numRuns: 4, examples: [[ALL_PAID]] },
  );
  for (const count of Object.values(paid)) expect(count).toBeGreaterThan(0);
});
