import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { and, eq, getTableColumns, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables';
import { HOUR, MINUTE } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import type { Merchant } from '../../../core/merchants/tables';
import { type Period, periodAt } from './periods';
import { type ContractRow, contractProgress, contracts } from './tables';

/** So long after its end a period is summed up: what was under way then is over, mostly. */
const SUMMED_AFTER_MS: Readonly<Record<ContractKind, number>> = {
  DAILY: 4 * HOUR,
  HOURLY: 10 * MINUTE,
  DIVIDEND: 4 * HOUR,
};

type Where = Pick<Merchant, 'code' | 'timeZone'>;

/** Writes down what contracts have brought for a period. */
export type WritePeriod = (
  tx: Database,
  merchant: Where,
  period: Period,
  inForce: readonly ContractRow[],
) => Promise<void>;

/** The contracts of a kind that count for a period: a salary for the whole of it, a dividend at its end. */
function inForce(
  tx: Database,
  { code }: Where,
  kind: ContractKind,
  { startsAt, endsAt }: Period,
): Promise<ContractRow[]> {
  const begun = kind === 'DIVIDEND' ? lt(contracts.startsAt, endsAt) : lte(contracts.startsAt, startsAt);
  return tx
    .select(getTableColumns(contracts))
    .from(contracts)
    .innerJoin(accounts, and(eq(accounts.id, contracts.toAccountId), eq(accounts.merchant, code)))
    .where(and(eq(contracts.kind, kind), begun, or(isNull(contracts.endsAt), gte(contracts.endsAt, endsAt))))
    .orderBy(contracts.id);
}

/**
 * Whether the figures of teams hold all that was done until a day. Until the transaction ends nothing is added to them,
 * and nobody is moved.
 */
async function figuresAreIn(tx: Database, { code }: Where, lastDay: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('team figures', 0))`);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('team paths', 0))`);
  const [waiting] = await rowsOf<{ waiting: boolean }>(
    tx,
    sql`select exists (select from team_queue q join accounts a on a.id = q.account_id
      where a.merchant = ${code} and q.day <= ${lastDay}::date) as waiting`,
  );
  return !waiting?.waiting;
}

/** Until when a kind is summed up, held for this transaction; from the first contract on. */
async function holdProgress(tx: Database, { code }: Where, kind: ContractKind): Promise<Date | undefined> {
  const progress = and(eq(contractProgress.merchant, code), eq(contractProgress.kind, kind));
  const held = () => tx.select().from(contractProgress).where(progress).for('update');
  const [row] = await held();
  if (row) return row.until;
  await tx.execute(sql`
    insert into ${contractProgress} (merchant, kind, until)
    select ${code}, ${kind}, min(${contracts.startsAt})
    from ${contracts} join ${accounts} on ${accounts.id} = ${contracts.toAccountId}
    where ${accounts.merchant} = ${code} and ${contracts.kind} = ${kind} and ${contracts.startsAt} is not null
    having min(${contracts.startsAt}) is not null
    on conflict do nothing`);
  return (await held())[0]?.until;
}

/**
 * Sums up the next period of a kind that is over, once: of several processes one does it, and it counts as summed up
 * together with what it has brought.
 *
 * @returns Whether there was one.
 */
export function sumUpNext(
  db: Database,
  merchant: Where,
  kind: ContractKind,
  write: WritePeriod,
  at: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const until = await holdProgress(tx, merchant, kind);
    if (!until) return false;
    const period = await periodAt(tx, kind, merchant.timeZone, until);
    if (period.endsAt.getTime() + SUMMED_AFTER_MS[kind] > at.getTime()) return false;
    if (kind !== 'HOURLY' && !(await figuresAreIn(tx, merchant, period.lastDay))) return false;
    await write(tx, merchant, period, await inForce(tx, merchant, kind, period));
    await tx
      .update(contractProgress)
      .set({ until: period.endsAt })
      .where(and(eq(contractProgress.merchant, merchant.code), eq(contractProgress.kind, kind)));
    return true;
  });
}
