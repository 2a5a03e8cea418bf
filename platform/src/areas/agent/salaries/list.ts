import type { dailySalary } from '@site/contracts/areas/agentContracts';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { and, count, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { formatMoney } from '../../../core/money';
import { periodAt } from '../contracts/periods';
import { sidesStand } from '../contracts/status';
import { contracts } from '../contracts/tables';
import { stepReached } from '../contracts/terms';
import { checkRange, pagesOf } from '../kpi/query';
import { salaryFigures } from './figures';
import { type SalaryRecord, salaries } from './tables';

type Kind = SalaryRecord['kind'];

interface Asked extends DayRange {
  readonly page: number;
  readonly size: number;
  readonly kind?: Kind | undefined;
  readonly account?: string | undefined;
}

interface Asker {
  readonly account: Account;
  readonly timeZone: string;
}

/**
 * Whose salaries are listed: the caller's, whoever has paid them, or what the caller owes a direct downline.
 *
 * @throws Refusal downline.unknown for everybody else.
 */
async function shownTo(
  db: Database,
  { id, merchant, username, usernameKey }: Account,
  name: string | undefined,
): Promise<{ own: boolean; username: string; condition: SQL | undefined }> {
  const key = name?.toLowerCase() ?? usernameKey;
  if (key === usernameKey) return { own: true, username, condition: eq(salaries.receiverId, id) };
  const [found] = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.usernameKey, key), eq(accounts.parentId, id)));
  if (!found) throw new Refusal('downline.unknown');
  const condition = and(eq(salaries.receiverId, found.id), eq(salaries.payerId, id));
  return { own: false, username: found.username, condition };
}

/** Where an agent stands in the day and the hour that run, by the contracts that are in force. */
async function standing(db: Database, { account, timeZone }: Asker, kind: Kind | undefined, at: Date) {
  const { startsAt, endsAt } = contracts;
  const found = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.toAccountId, account.id),
        kind ? eq(contracts.kind, kind) : or(eq(contracts.kind, 'DAILY'), eq(contracts.kind, 'HOURLY')),
        eq(contracts.status, 'ACTIVE'),
        lte(startsAt, at),
        or(isNull(endsAt), gt(endsAt, at)),
        sidesStand,
      ),
    )
    .orderBy(contracts.kind);
  return Promise.all(
    found.map(async ({ kind: of, terms }) => {
      const running = of as Kind;
      const period = await periodAt(db, running, timeZone, at);
      const figures = await salaryFigures(db, running, account.merchant, [account.id], period);
      const reached = figures.get(account.id) ?? { turnover: 0n, activeMembers: 0 };
      return {
        kind: running,
        turnover: formatMoney(reached.turnover),
        activeMembers: reached.activeMembers,
        step: stepReached(terms, reached),
      };
    }),
  );
}

/**
 * What salary contracts have brought, the newest first, with what was paid of it over the whole range
 * (docs/calls.md, "Contracts of agents").
 *
 * @throws Refusal downline.unknown; request.invalid for a range that is none, or longer than 92 days.
 */
export async function listSalaries(
  db: Database,
  asker: Asker,
  { startDate, endDate, page, size, kind, account: name }: Asked,
  at: Date,
): Promise<ValueOf<typeof dailySalary>> {
  checkRange({ startDate, endDate });
  const { own, username, condition } = await shownTo(db, asker.account, name);
  const asked = and(
    condition,
    kind && eq(salaries.kind, kind),
    gte(salaries.day, startDate),
    lte(salaries.day, endDate),
  );
  const [summed] = await db
    .select({
      total: count(),
      paid: sql<string>`coalesce(sum(${salaries.amount}) filter (where ${salaries.status} = 'PAID'), 0)::text`,
    })
    .from(salaries)
    .where(asked);
  const rows = await db
    .select()
    .from(salaries)
    .where(asked)
    .orderBy(desc(salaries.startsAt), salaries.kind, salaries.id)
    .limit(size)
    .offset((page - 1) * size);
  return {
    list: rows.map((row) => ({
      date: row.day,
      ...(row.hour !== null && { hour: row.hour }),
      account: username,
      kind: row.kind,
      turnover: formatMoney(row.turnover),
      activeMembers: row.activeMembers,
      amount: formatMoney(row.amount),
      status: row.status,
    })),
    footer: { amount: formatMoney(BigInt(summed?.paid ?? 0)) },
    totalPages: pagesOf(summed?.total ?? 0, { size }),
    ...(own && { today: await standing(db, asker, kind, at) }),
  };
}
