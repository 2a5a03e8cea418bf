import type { Dividend, DividendStatus, DownlineDividend } from '@site/contracts/areas/dividends';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { formatMoney, parseMoney } from '../../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../../core/pages';
import type { Period } from '../contracts/periods';
import { contracts } from '../contracts/tables';
import { contractOf, periodFigures } from './figures';
import { periodBefore, periodId, periodOf, runningPeriod } from './period';
import { type DividendRecord, dividends } from './tables';

interface Asker {
  readonly account: Pick<Account, 'id' | 'merchant' | 'paymentPasswordHash'>;
  readonly timeZone: string;
}

type Figures = Pick<Dividend, 'teamProfit' | 'rate' | 'amount' | 'status'>;

const ofRecord = ({ teamProfit, rate, amount, status }: DividendRecord): Figures => ({
  teamProfit: formatMoney(teamProfit),
  rate,
  amount: formatMoney(amount),
  status,
});

/** What a period comes to that is not written down: it runs, or nobody had to write it down. */
async function counted(
  db: Database,
  receiverId: string,
  period: Period,
  timeZone: string,
  at: Date,
): Promise<Figures> {
  const contract = await contractOf(db, receiverId, period);
  const { turnover, rate, amount } = await periodFigures(db, receiverId, period, timeZone, contract);
  // One that is over runs until it is summed up, on the morning after.
  const status: DividendStatus = contract || period.endsAt > at ? 'RUNNING' : 'NONE';
  return { teamProfit: formatMoney(turnover), rate, amount: formatMoney(amount), status };
}

const named = (period: Period): Pick<Dividend, 'period' | 'startDate' | 'endDate'> => ({
  period: periodId(period),
  startDate: period.firstDay,
  endDate: period.lastDay,
});

const ofPeriod = (period: Period) => eq(dividends.period, periodId(period));

async function own(db: Database, { account, timeZone }: Asker, period: Period, at: Date): Promise<Dividend> {
  const [record] = await db
    .select()
    .from(dividends)
    .where(and(eq(dividends.receiverId, account.id), ofPeriod(period)));
  const figures = record ? ofRecord(record) : await counted(db, account.id, period, timeZone, at);
  return { ...named(period), ...figures };
}

/** The running period of an agent. */
export async function currentDividend(db: Database, asker: Asker, at: Date): Promise<Dividend> {
  return own(db, asker, await runningPeriod(db, asker.timeZone, at), at);
}

/** Direct downlines whose dividend of a period the caller pays: what is written down, else what it comes to so far. */
async function downlinesOf(
  db: Database,
  { account, timeZone }: Asker,
  period: Period,
  at: Date,
): Promise<DownlineDividend[]> {
  const below = eq(accounts.parentId, account.id);
  const written = await db
    .select({ record: dividends, username: accounts.username })
    .from(dividends)
    .innerJoin(accounts, and(eq(accounts.id, dividends.receiverId), below))
    .where(and(eq(dividends.payerId, account.id), ofPeriod(period)));
  const have = await db
    .selectDistinct({ id: accounts.id, username: accounts.username })
    .from(contracts)
    .innerJoin(accounts, and(eq(accounts.id, contracts.toAccountId), below))
    .where(
      and(
        eq(contracts.fromAccountId, account.id),
        eq(contracts.kind, 'DIVIDEND'),
        inArray(contracts.status, ['ACTIVE', 'ENDED']),
      ),
    );
  const known = new Set(written.map(({ record }) => record.receiverId));
  const found = written.map(({ record, username }) => ({ account: username, ...ofRecord(record) }));
  for (const { id, username } of have) {
    if (known.has(id)) continue;
    const contract = await contractOf(db, id, period);
    if (contract?.fromAccountId !== account.id) continue;
    found.push({ account: username, ...(await counted(db, id, period, timeZone, at)) });
  }
  const amountOf = ({ amount }: DownlineDividend) => parseMoney(amount);
  return found.sort((a, b) =>
    amountOf(a) === amountOf(b) ? (a.account < b.account ? -1 : 1) : amountOf(a) > amountOf(b) ? -1 : 1,
  );
}

/**
 * A period with what direct downlines get of it; the last one that is over without an id.
 *
 * @throws Refusal request.invalid, not.found for what is no period, or has not begun.
 */
export async function dividendInfo(db: Database, asker: Asker, id: string | undefined, at: Date) {
  const { timeZone, account } = asker;
  const period =
    id === undefined
      ? await periodBefore(db, timeZone, await runningPeriod(db, timeZone, at))
      : await periodOf(db, timeZone, id, at);
  return {
    ...(await own(db, asker, period, at)),
    downlines: await downlinesOf(db, asker, period, at),
    hasPaymentPassword: account.paymentPasswordHash !== null,
  };
}

/** One page of an agent's periods that are over, the newest first. */
export async function listDividends(db: Database, account: Pick<Account, 'id'>, page: PageRequest) {
  const own = eq(dividends.receiverId, account.id);
  const total = await db.$count(dividends, own);
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select()
    .from(dividends)
    .where(own)
    .orderBy(desc(dividends.endDay))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => ({
      period: row.period,
      startDate: row.startDay,
      endDate: row.endDay,
      ...ofRecord(row),
    })),
    footer: {},
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
