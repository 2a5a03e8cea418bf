import type { ContractKind } from '@site/contracts/areas/agentContracts';
import type { Database } from '../../core/db/client';
import { type Merchant, merchants } from '../../core/merchants/tables';
import { endBroken } from './contracts/endBroken';
import { sumUpNext, type WritePeriod } from './contracts/sumUp';
import { payDueDividends } from './dividends/pay';
import { writeDividends } from './dividends/sumUp';
import { rollUpTeams } from './figures/rollUp';
import { payDueSalaries } from './salaries/pay';
import { writeSalaries } from './salaries/sumUp';

const WRITERS: readonly (readonly [ContractKind, WritePeriod])[] = [
  ['DAILY', writeSalaries('DAILY')],
  ['HOURLY', writeSalaries('HOURLY')],
  ['DIVIDEND', writeDividends],
];

/** Sums up the periods of a merchant that are over, kind by kind. */
async function sumUpAll(
  db: Database,
  merchant: Pick<Merchant, 'code' | 'timeZone'>,
  at: Date,
  failures: unknown[],
): Promise<void> {
  for (const [kind, write] of WRITERS) {
    try {
      while (await sumUpNext(db, merchant, kind, write, at)) {
        // The next period.
      }
    } catch (error) {
      failures.push(error);
    }
  }
}

/**
 * The work that contracts of agents bring: those whose sides have parted end, periods that are over are summed up, and
 * what is due is paid. Safe beside other processes, and goes on wherever one has stopped.
 *
 * @throws The first thing that failed, at the end.
 */
export async function settleContracts(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  const failures: unknown[] = [];
  await endBroken(db, now);
  await rollUpTeams(db);
  const all = await db.select({ code: merchants.code, timeZone: merchants.timeZone }).from(merchants);
  for (const merchant of all) await sumUpAll(db, merchant, at, failures);
  await payDueSalaries(db, at, failures);
  await payDueDividends(db, at, failures);
  if (failures.length > 0) throw failures[0];
}
