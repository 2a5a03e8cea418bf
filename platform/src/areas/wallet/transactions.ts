import type { transactions as transactionsCall } from '@site/contracts/areas/wallet';
import type { DayRange } from '@site/contracts/values/days';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import { daysIn, duringRange } from '../../core/days';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { type EntryCode, ledgerEntries, ledgerTransactions, playDays } from '../../core/ledger/tables';
import { bookOf, walletId } from '../../core/ledger/transaction';
import { formatMoney } from '../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { otherSideOfEnvelopes } from '../agent/envelopes/otherSide';
import { titlesOfBooked } from '../rewards/titles';
import { CODE_NAMES, isEntryCode } from './codes';

export interface TransactionFilter extends DayRange {
  readonly owner: Pick<Account, 'id' | 'merchant' | 'type' | 'username'>;
  /** Of the merchant: where its days begin and end. */
  readonly timeZone: string;
  /** Names with commas; left out: all. A name that nothing has leaves nothing. */
  readonly codes?: string | undefined;
}

const codesOf = ({ codes }: TransactionFilter): EntryCode[] | undefined =>
  codes?.split(',').filter((code) => isEntryCode(code));

const mainWalletOf = ({ owner }: TransactionFilter): string => walletId(owner, bookOf(owner));

/** The page of entries as a query, so that its plan can be looked at. */
export const transactionPageQuery = (db: Database, filter: TransactionFilter, page: PageRequest) => {
  const codes = codesOf(filter);
  return db
    .select({
      id: ledgerEntries.id,
      at: ledgerEntries.at,
      code: ledgerEntries.code,
      amount: ledgerEntries.amount,
      balance: ledgerEntries.balance,
      orderNo: ledgerTransactions.orderNo,
      remark: ledgerTransactions.remark,
      reference: ledgerTransactions.reference,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.ledgerAccountId, mainWalletOf(filter)),
        codes && inArray(ledgerEntries.code, codes),
        duringRange(ledgerEntries.at, filter, filter.timeZone),
      ),
    )
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.number))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);
};

const sumWhere = (condition: SQL): SQL<string> =>
  sql<string>`coalesce(sum(abs(${playDays.amount})) filter (where ${condition}), 0)::text`;

/** Sums by day instead of by entry: as fast for a wallet with a million entries as for one with ten. */
async function totalsOf(db: Database, filter: TransactionFilter) {
  const codes = codesOf(filter);
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${playDays.entries}), 0)::int`,
      in: sumWhere(sql`${playDays.amount} > 0`),
      out: sumWhere(sql`${playDays.amount} < 0`),
    })
    .from(playDays)
    .where(
      and(
        eq(playDays.ledgerAccountId, mainWalletOf(filter)),
        codes && inArray(playDays.code, codes),
        sql`${playDays.day} between ${filter.startDate}::date and ${filter.endDate}::date`,
      ),
    );
  return { total: row?.total ?? 0, in: BigInt(row?.in ?? 0), out: BigInt(row?.out ?? 0) };
}

/**
 * One page of the movements on a player's main wallet, newest first, with the sums over all pages.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export async function listTransactions(
  db: Database,
  filter: TransactionFilter,
  page: PageRequest,
  language: Language,
): Promise<z.input<(typeof transactionsCall)['value']>> {
  daysIn(filter);
  const rows = await transactionPageQuery(db, filter, page);
  const totals = await totalsOf(db, filter);
  const references = rows.map(({ reference }) => reference);
  const rewardTitles = await titlesOfBooked(db, references);
  const people = await otherSideOfEnvelopes(db, filter.owner, references);
  return {
    list: rows.map(({ code, at, amount, balance, orderNo, remark, reference, ...row }) => {
      const title = rewardTitles.get(reference);
      const otherSide = title ? textIn(title, language) : (people.get(reference) ?? remark);
      return {
        ...row,
        at: toInstant(at),
        code: code ?? 'OPENING',
        name: CODE_NAMES[code ?? 'OPENING'][language],
        amount: formatMoney(amount),
        balance: formatMoney(balance ?? 0n),
        account: filter.owner.username,
        ...(orderNo !== null && { orderNo }),
        ...(otherSide !== null && { remark: otherSide }),
      };
    }),
    pageNum: page.pageNo,
    totalPages: pageCount(totals.total, page),
    total: totals.total,
    footer: { in: formatMoney(totals.in), out: formatMoney(totals.out) },
  };
}
