import { and, eq, gte, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { bets } from '../../bets/tables';
import { depositOrders } from '../../cashier/tables';
import type { MissionNow } from '../periods';
import { counted, SOURCES, type Source } from './aggregates';

type Member = Pick<Account, 'id'>;

/** How far a member is, by mission; of money in minor units. */
export type Progress = ReadonlyMap<string, bigint>;

const from = (list: readonly MissionNow[], source: Source) =>
  list.filter(({ mission }) => SOURCES[mission.kind] === source);

/** The beginning of the earliest period: no row before it counts for any. */
const earliest = (list: readonly MissionNow[]): Date =>
  new Date(Math.min(...list.map(({ window }) => window.start.getTime())));

/** A column for each mission, by its id. */
const columns = (list: readonly MissionNow[], timeZone: string) =>
  Object.fromEntries(list.map((now) => [now.mission.id, counted(now, timeZone)]));

const entriesOf = (row: Readonly<Record<string, bigint | null>> | undefined): [string, bigint][] =>
  Object.entries(row ?? {}).map(([id, value]) => [id, value ?? 0n]);

/** One pass over the bets of the member, for all missions that count bets. */
async function fromBets(db: Database, { id }: Member, list: readonly MissionNow[], timeZone: string) {
  if (list.length === 0) return [];
  const [row] = await db
    .select(columns(list, timeZone))
    .from(bets)
    .where(and(eq(bets.accountId, id), eq(bets.book, 'real'), gte(bets.at, earliest(list))));
  return entriesOf(row);
}

async function fromDeposits(db: Database, { id }: Member, list: readonly MissionNow[], timeZone: string) {
  if (list.length === 0) return [];
  const [row] = await db
    .select(columns(list, timeZone))
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, id), gte(depositOrders.doneAt, earliest(list))));
  return entriesOf(row);
}

/** What the account has, for missions of what it is. */
async function fromAccount(db: Database, { id }: Member, list: readonly MissionNow[]) {
  if (list.length === 0) return [];
  const [row] = await db
    .select({
      PAYMENT_PASSWORD: sql<boolean>`${accounts.paymentPasswordHash} is not null`,
      PROFILE: sql<boolean>`${accounts.payeeName} is not null and ${accounts.emailVerifiedAt} is not null`,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  const has: Partial<Record<string, boolean>> = row ?? {};
  return list.map(({ mission }): [string, bigint] => [mission.id, has[mission.kind] ? 1n : 0n]);
}

/**
 * How far a member is in missions that are not done: from real bets, deposits and what the account has. A query for each
 * of these three, however many missions there are.
 *
 * @param timeZone The merchant's.
 */
export async function progressOf(
  db: Database,
  member: Member,
  list: readonly MissionNow[],
  timeZone: string,
): Promise<Progress> {
  return new Map([
    ...(await fromBets(db, member, from(list, 'bets'), timeZone)),
    ...(await fromDeposits(db, member, from(list, 'deposits'), timeZone)),
    ...(await fromAccount(db, member, from(list, 'account'))),
  ]);
}
