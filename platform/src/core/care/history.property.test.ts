import type { LimitPeriod } from '@site/contracts/areas/care';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type CareTest, createCareTest, type Member } from '../../areas/care/testing';
import { DAY, HOUR } from '../clock';
import { newId } from '../ids';
import { checkBooks } from '../ledger/books';
import { passGate } from '../ledger/gate';
import { postTransaction } from '../ledger/ledger';
import { settleStake } from '../ledger/stakes';
import type { TransactionKind } from '../ledger/tables';
import { lockPlayer } from '../ledger/wallets';
import { merchants } from '../merchants/tables';
import { usedBy } from './figures';
import { setLimit } from './limits';
import { PERIODS } from './periods';
import { readCare } from './readCare';

/*
 * Any history of deposits, bets, wins and refunds, over days, months and changes of summer time: the platform lets pass
 * exactly what a plain list of everything that happened says.
 */

type LimitKind = 'LOSS' | 'DEPOSIT';
type Step =
  | { readonly what: 'wait'; readonly hours: number }
  | { readonly what: 'deposit' | 'spin' | 'bet'; readonly amount: bigint; readonly share: number }
  | { readonly what: 'win' | 'refund'; readonly which: number; readonly share: number }
  | {
      readonly what: 'limit';
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly amount: bigint;
    };

const amount = fc.bigInt({ min: 1n, max: 60n }).map((units) => units * 100n);
const share = fc.integer({ min: 0, max: 200 });
const STEPS = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ what: fc.constant('wait'), hours: fc.integer({ min: 0, max: 400 }) }),
    },
    { weight: 6, arbitrary: fc.record({ what: fc.constantFrom('deposit', 'spin', 'bet'), amount, share }) },
    { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('win', 'refund'), which: fc.nat(9), share }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('limit'),
        kind: fc.constantFrom('LOSS', 'DEPOSIT'),
        period: fc.constantFrom(...PERIODS),
        amount,
      }),
    },
  ) as fc.Arbitrary<Step>,
  { minLength: 5, maxLength: 30 },
);
/** Before changes of summer time in Stockholm, and before the end of a month. */
const STARTS = ['2026-10-23T12:00:00Z', '2026-03-27T12:00:00Z', '2026-11-27T12:00:00Z'];
const ZONES = ['Asia/Bangkok', 'Europe/Stockholm'];

let test: CareTest;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());

/** The first day of the period that an instant is in, by the calendar of a zone. */
function firstDay(period: LimitPeriod, at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
  if (period === 'DAY') return day;
  if (period === 'MONTH') return `${day.slice(0, 8)}01`;
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY).toISOString().slice(0, 10);
}

interface Placed {
  readonly at: Date;
  readonly stake: bigint;
  returned: bigint;
  /** The transaction of a bet that is still open. */
  open?: string | undefined;
}

/** A member, and the plain list of what they did. */
class History {
  readonly #bets: Placed[] = [];
  readonly #deposits: { readonly at: Date; readonly amount: bigint }[] = [];
  readonly #limits = new Map<string, bigint>();

  readonly member: Member;
  readonly timeZone: string;
  at: Date;

  constructor(member: Member, timeZone: string, at: Date) {
    this.member = member;
    this.timeZone = timeZone;
    this.at = at;
  }

  used(kind: LimitKind, period: LimitPeriod): bigint {
    const inPeriod = ({ at }: { readonly at: Date }) =>
      firstDay(period, at, this.timeZone) === firstDay(period, this.at, this.timeZone);
    return kind === 'LOSS'
      ? this.#bets.filter(inPeriod).reduce((sum, { stake, returned }) => sum + stake - returned, 0n)
      : this.#deposits.filter(inPeriod).reduce((sum, one) => sum + one.amount, 0n);
  }

  /** Whether every limit of a kind leaves room. */
  #fits(kind: LimitKind, wanted: bigint): boolean {
    return PERIODS.every((period) => {
      const limit = this.#limits.get(`${kind} ${period}`);
      return limit === undefined || this.used(kind, period) + wanted <= limit;
    });
  }

  async take(step: Step): Promise<void> {
    switch (step.what) {
      case 'wait':
        this.at = new Date(this.at.getTime() + step.hours * HOUR);
        return;
      case 'deposit':
        return this.#deposit(step.amount);
      case 'spin':
      case 'bet':
        return this.#play(step.what, step.amount, step.share);
      case 'win':
      case 'refund':
        return this.#end(step.what, step.which, step.share);
      case 'limit':
        return this.#limit(step.kind, step.period, step.amount);
    }
  }

  #book(kind: TransactionKind, amounts: readonly bigint[], bet?: Placed) {
    const player = { player: this.member.account };
    const other =
      kind === 'deposit'
        ? ({ system: 'cash' } as const)
        : ({ system: 'vendor', vendor: 'MOONREEF' } as const);
    return postTransaction(test.db, {
      merchant: 'aurora',
      book: 'real',
      kind,
      reference: newId('test'),
      at: this.at,
      placedAt: bet?.at,
      refundOf: kind === 'refund' ? bet?.open : undefined,
      postings: amounts.flatMap((one) => [
        { party: player, amount: one },
        { party: other, amount: -one },
      ]),
    });
  }

  async #expect(act: Promise<unknown>, passes: boolean, code: string): Promise<void> {
    if (passes) await act;
    else await expect(act).rejects.toMatchObject({ code });
  }

  async #deposit(wanted: bigint): Promise<void> {
    const passes = this.#fits('DEPOSIT', wanted);
    const { account } = this.member;
    const order = { kind: 'deposit order', amount: wanted, underWay: 0n } as const;
    const asked = test.db.transaction((tx) => passGate(tx, account, order, this.at));
    await this.#expect(asked, passes, 'limit.deposit.reached');
    if (!passes) return;
    await this.#book('deposit', [wanted]);
    this.#deposits.push({ at: this.at, amount: wanted });
  }

  async #play(kind: 'spin' | 'bet', stake: bigint, percent: number): Promise<void> {
    const passes = this.#fits('LOSS', stake);
    const win = kind === 'spin' ? (stake * BigInt(percent)) / 100n : 0n;
    const booked = this.#book(kind, win > 0n ? [-stake, win] : [-stake]);
    await this.#expect(booked, passes, 'limit.loss.reached');
    if (!passes) return;
    const { id } = await booked;
    this.#bets.push({ at: this.at, stake, returned: win, ...(kind === 'bet' && { open: id }) });
  }

  async #end(kind: 'win' | 'refund', which: number, percent: number): Promise<void> {
    const open = this.#bets.filter((bet) => bet.open !== undefined);
    const bet = open[which % Math.max(open.length, 1)];
    if (!bet?.open) return;
    const returned = kind === 'refund' ? bet.stake : (bet.stake * BigInt(percent)) / 100n;
    if (returned > 0n) await this.#book(kind, [returned], bet);
    if (kind === 'win') await settleStake(test.db, bet.open);
    bet.returned += returned;
    bet.open = undefined;
  }

  /** A first or a lower limit holds at once; a higher one waits for a confirmation that never comes. */
  async #limit(kind: LimitKind, period: LimitPeriod, wanted: bigint): Promise<void> {
    const { id } = this.member.account;
    const value = `${wanted / 100n}.00`;
    await test.db.transaction(async (tx) =>
      setLimit(tx, await readCare(tx, id), { kind, period, value }, this.at, { source: 'MEMBER' }),
    );
    const key = `${kind} ${period}`;
    const held = this.#limits.get(key);
    this.#limits.set(key, held === undefined || wanted < held ? wanted : held);
  }
}

it('lets pass what the history of a player leaves room for, and nothing else @PL-002 @PL-006 @PL-046', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STARTS),
      fc.constantFrom(...ZONES),
      STEPS,
      async (start, timeZone, steps) => {
        await test.db.update(merchants).set({ timeZone }).where(eq(merchants.code, 'aurora'));
        const history = new History(await test.newMember(10_000_000n), timeZone, new Date(start));
        const { account } = history.member;
        for (const step of steps) {
          await history.take(step);
          const care = await readCare(test.db, account.id);
          const used = await usedBy(test.db, care, history.at);
          // As the gate reads it, with the lock.
          const held = await test.db.transaction((tx) =>
            lockPlayer(tx, account, history.at, { judged: true }),
          );
          expect(await usedBy(test.db, { ...care, days: held.care?.days ?? null }, history.at)).toEqual(used);
          for (const period of PERIODS) {
            expect(used[period].loss).toBe(history.used('LOSS', period));
            expect(used[period].deposited).toBe(history.used('DEPOSIT', period));
          }
        }
        // play_days and balances are what the entries sum to.
        const faults = (await checkBooks(test.db)).filter(({ where }) => where.includes(account.id));
        expect(faults).toEqual([]);
      },
    ),
    { numRuns: 15 },
  );
});
