import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import type { Period } from '../contracts/periods';
import { type ContractRow, contracts } from '../contracts/tables';
import { earned, type Reached } from '../contracts/terms';

/**
 * What the play of everybody below an agent has brought the house from one day to another: stakes that were not given
 * back, less wins, rebates and bonuses, each on the day it was booked (KPI B with its sign turned). With it how many of
 * them have bet, each once.
 */
async function teamProfit(
  db: Database,
  accountId: string,
  firstDay: string,
  lastDay: string,
): Promise<Reached> {
  const range = sql`between ${firstDay}::date and ${lastDay}::date`;
  const [row] = await rowsOf<{ profit: string; members: number }>(
    db,
    sql`select (
        select coalesce(sum((d.bet - d.win - d.rebate - d.bonus) * case when d.own then -1 else 1 end), 0)::text
        from team_days d where d.account_id = ${accountId} and d.day ${range}
      ) as profit, (
        select count(*)::int from team_paths p
        where p.ancestor = ${accountId} and exists (
          select from team_days d
          where d.account_id = p.descendant and d.own and d.day ${range} and d.bettors > 0)
      ) as members`,
  );
  return { turnover: BigInt(row?.profit ?? 0), activeMembers: row?.members ?? 0 };
}

/** The contract that counts for a period, as far as that is known by now: the one that is in force at its end. */
export async function contractOf(
  db: Database,
  receiverId: string,
  { endsAt }: Period,
): Promise<ContractRow | undefined> {
  const [found] = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.toAccountId, receiverId),
        eq(contracts.kind, 'DIVIDEND'),
        lt(contracts.startsAt, endsAt),
        or(isNull(contracts.endsAt), gte(contracts.endsAt, endsAt)),
      ),
    )
    .orderBy(desc(contracts.startsAt))
    .limit(1);
  return found;
}

/** Since when an agent has had contracts of one payer, each in place of the one before. */
async function unbrokenSince(db: Database, contract: ContractRow): Promise<Date | null> {
  const { toAccountId, fromAccountId } = contract;
  const earlier = await db
    .select({ startsAt: contracts.startsAt, endsAt: contracts.endsAt })
    .from(contracts)
    .where(
      and(
        eq(contracts.toAccountId, toAccountId),
        eq(contracts.kind, 'DIVIDEND'),
        fromAccountId === null ? isNull(contracts.fromAccountId) : eq(contracts.fromAccountId, fromAccountId),
        lt(contracts.startsAt, contract.startsAt ?? new Date(0)),
      ),
    )
    .orderBy(desc(contracts.startsAt));
  return earlier.reduce(
    (since, one) => (one.endsAt?.getTime() === since?.getTime() ? one.startsAt : since),
    contract.startsAt,
  );
}

/** What a period has come to for an agent. */
export interface PeriodFigures extends Reached {
  readonly contract?: ContractRow | undefined;
  readonly rate: string;
  readonly amount: bigint;
}

/**
 * What a period comes to for an agent by a contract: of the days since the first one of its payer without a gap. Without
 * a contract the profit of the whole period, and nothing of it.
 */
export async function periodFigures(
  db: Database,
  receiverId: string,
  { startsAt, firstDay, lastDay }: Period,
  timeZone: string,
  contract: ContractRow | undefined,
): Promise<PeriodFigures> {
  if (!contract) {
    const reached = await teamProfit(db, receiverId, firstDay, lastDay);
    return { ...reached, rate: '0.00', amount: 0n };
  }
  const since = await unbrokenSince(db, contract);
  const from = since && since > startsAt ? await dayOf(db, since, timeZone) : firstDay;
  const reached = await teamProfit(db, receiverId, from, lastDay);
  return { contract, ...reached, ...earned(contract.terms, reached) };
}

async function dayOf(db: Database, at: Date, timeZone: string): Promise<string> {
  const [row] = await rowsOf<{ day: string }>(
    db,
    sql`select (${at.toISOString()}::timestamptz at time zone ${timeZone})::date::text as day`,
  );
  if (!row) throw new Error('Postgres did not tell a day');
  return row.day;
}
