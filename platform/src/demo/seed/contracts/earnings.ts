import { addDays } from '@site/contracts/values/days';
import { earned } from '../../../areas/agent/contracts/terms';
import type { dividends } from '../../../areas/agent/dividends/tables';
import type { salaries } from '../../../areas/agent/salaries/tables';
import type { NewBet } from '../../../areas/bets/tables';
import type { orderNumbers } from '../../../areas/cashier/tables';
import type { NewAccount } from '../../../core/accounts/tables';
import { HOUR } from '../../../core/clock';
import { contentId, type SeedContext } from '../context';
import { AGENT, accountId } from '../people/accounts';
import type { Movement } from '../people/movements';
import {
  dividendContract,
  GIVEN_DAILY_ID,
  newContracts,
  OWN_DAILY_ID,
  OWN_DIVIDEND_ID,
  PIMCHAN,
  SALARIED,
  SALARY_DAYS,
  TWINSTAR,
} from './contracts';
import { lastPeriods, type SeededPeriod } from './periods';

/** Others were paid before that are not shown. */
const FIRST_ORDER = 71;

type NewSalary = typeof salaries.$inferInsert;
type NewDividend = typeof dividends.$inferInsert;

/** What contracts of the agent have brought, and what of it has moved on the agent's wallet. */
export interface Earnings {
  readonly salaries: NewSalary[];
  readonly dividends: NewDividend[];
  readonly movements: Movement[];
  /** Where order numbers go on. */
  readonly counters: (typeof orderNumbers.$inferInsert)[];
}

/** Everybody below an account. */
function below(all: readonly NewAccount[], id: string): ReadonlySet<string> {
  const found = new Set<string>();
  // Each account comes after the one above it.
  for (const { id: one, parentId } of all)
    if (parentId && (parentId === id || found.has(parentId))) found.add(one);
  return found;
}

/** Each day's salary of a contract, by the bets of the team. */
function salariesOf(
  context: SeedContext,
  contractName: string,
  all: readonly NewAccount[],
  bets: readonly NewBet[],
): NewSalary[] {
  const contract = newContracts(context).find(({ id }) => id === contentId(context, contractName));
  if (!contract) throw new Error(`there is no ${contractName}`);
  const team = below(all, contract.toAccountId);
  return Array.from({ length: SALARY_DAYS }, (_, index) => SALARY_DAYS - index).map((daysAgo): NewSalary => {
    const [startsAt, endsAt] = [context.onDay(daysAgo, 0), context.onDay(daysAgo - 1, 0)];
    const ofDay = bets.filter(({ accountId: who, at }) => team.has(who) && at >= startsAt && at < endsAt);
    const valid = ofDay.filter(({ state = 'SETTLED' }) => state === 'SETTLED');
    const reached = {
      turnover: valid.reduce((sum, { bet }) => sum + bet, 0n),
      activeMembers: new Set(ofDay.map((bet) => bet.accountId)).size,
    };
    const { amount } = earned(contract.terms, reached);
    const paidAt = new Date(Math.min(endsAt.getTime() + 4 * HOUR, context.today(0.3).getTime()));
    return {
      id: contentId(context, `${contractName}-${context.dayName(daysAgo)}`),
      merchant: context.merchant,
      contractId: contract.id,
      kind: 'DAILY',
      payerId: contract.fromAccountId ?? null,
      receiverId: contract.toAccountId,
      day: context.dayName(daysAgo),
      startsAt,
      endsAt,
      ...reached,
      amount,
      ...(amount > 0n ? { status: 'PAID' as const, paidAt } : { status: 'NONE' as const }),
    };
  });
}

/** Of whom, which of the two periods, and the profit of the team in minor units; `due` was not paid yet. */
const DIVIDENDS: readonly [receiver: string, period: 0 | 1, profit: bigint, members: number, due?: true][] = [
  [AGENT, 0, 9_830_000n, 52],
  [AGENT, 1, 14_165_000n, 61],
  [SALARIED, 0, 6_244_000n, 9],
  [SALARIED, 1, 8_840_000n, 11, true],
  [PIMCHAN, 0, 3_105_000n, 7],
  [PIMCHAN, 1, 4_120_000n, 8, true],
  [TWINSTAR, 0, 1_205_000n, 5],
  [TWINSTAR, 1, -430_000n, 6],
];

function newDividends(context: SeedContext): NewDividend[] {
  const contracts = newContracts(context);
  const periods = lastPeriods(context);
  return DIVIDENDS.map(([receiver, which, teamProfit, activeMembers, due]): NewDividend => {
    const period: SeededPeriod = periods[which];
    const name = receiver === AGENT ? OWN_DIVIDEND_ID : dividendContract(receiver);
    const contract = contracts.find(({ id }) => id === contentId(context, name));
    if (!contract) throw new Error(`there is no ${name}`);
    const { rate, amount } = earned(contract.terms, { turnover: teamProfit, activeMembers });
    const status = amount === 0n ? 'NONE' : due ? 'DUE' : 'PAID';
    const paidAt = new Date(Math.min(period.endsAt.getTime() + 10 * HOUR, context.today(0.4).getTime()));
    return {
      id: contentId(context, `dividend-${receiver}-${period.id}`),
      merchant: context.merchant,
      contractId: contract.id,
      payerId: contract.fromAccountId ?? null,
      receiverId: contract.toAccountId,
      period: period.id,
      startDay: period.startDay,
      endDay: period.endDay,
      teamProfit,
      activeMembers,
      rate,
      amount,
      status,
      ...(status === 'PAID' && { paidAt }),
    };
  });
}

/** The beginning of the order numbers of a month, that of the day after a period. */
const startOf = ({ endDay }: NewDividend): string =>
  `D${addDays(endDay, 1).slice(2, 'YYYY-MM'.length).replace('-', '')}-`;

/** Numbers orders as the platform does, and says where it goes on. */
function numbered(context: SeedContext, rows: readonly NewDividend[]) {
  const last = new Map<string, number>();
  const dividendRows = rows.map((row): NewDividend => {
    if (!row.paidAt) return row;
    const number = (last.get(startOf(row)) ?? FIRST_ORDER - 1) + 1;
    last.set(startOf(row), number);
    return { ...row, orderNo: `${startOf(row)}${String(number).padStart(5, '0')}` };
  });
  const { merchant } = context;
  const counters = [...last].map(([start, number]) => ({ merchant, start, last: number }));
  return { dividendRows, counters };
}

/** What a paid row has moved on the agent's wallet, as `bookPay` books it. */
function movementOf(
  context: SeedContext,
  what: 'salary' | 'dividend',
  { receiverId, amount, paidAt }: Pick<NewSalary, 'receiverId' | 'amount' | 'paidAt'>,
  more: Pick<Movement, 'reference' | 'orderNo'>,
): Movement[] {
  if (!paidAt) return [];
  const own = receiverId === accountId(context, AGENT);
  if (own) return [{ ...more, kind: what, amount, at: paidAt, from: { system: 'house' } }];
  const remark = `${AGENT} → ${receiverId.slice(context.merchant.length + 1)}`;
  return [
    {
      ...more,
      kind: `agent ${what}`,
      amount: -amount,
      at: paidAt,
      remark,
      from: { player: { id: receiverId } },
    },
  ];
}

/**
 * Days of salary and two periods of dividends.
 *
 * @param all Accounts, each after the one above it.
 * @param bets Of everybody among them.
 */
export function newEarnings(
  context: SeedContext,
  all: readonly NewAccount[],
  bets: readonly NewBet[],
): Earnings {
  const salaryRows = [OWN_DAILY_ID, GIVEN_DAILY_ID].flatMap((name) => salariesOf(context, name, all, bets));
  const { dividendRows, counters } = numbered(context, newDividends(context));
  return {
    salaries: salaryRows,
    dividends: dividendRows,
    counters,
    movements: [
      ...salaryRows.flatMap((row) =>
        movementOf(context, 'salary', row, {
          reference: `salary ${row.contractId} ${row.startsAt.toISOString()}`,
        }),
      ),
      ...dividendRows.flatMap((row) =>
        movementOf(context, 'dividend', row, {
          reference: `dividend ${row.contractId} ${row.period}`,
          ...(row.orderNo && { orderNo: row.orderNo }),
        }),
      ),
    ],
  };
}
