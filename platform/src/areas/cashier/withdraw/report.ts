import type { WithdrawOrder, WithdrawStatus, withdrawReport } from '@site/contracts/areas/withdraw';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import { toInstant } from '../../../core/clock';
import { daysIn, duringRange } from '../../../core/days';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import type { Language } from '../../../core/language';
import { formatMoney } from '../../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../../core/pages';
import { maskName } from '../../accounts/mask';
import { bankName } from '../../security/banks';
import { bankCards } from '../../security/tables';
import { withdrawOrders } from '../tables';

const selectOrders = (db: Database) =>
  db
    .select({ order: withdrawOrders, card: bankCards, payeeName: accounts.payeeName })
    .from(withdrawOrders)
    .innerJoin(bankCards, eq(bankCards.id, withdrawOrders.bankCardId))
    .innerJoin(accounts, eq(accounts.id, withdrawOrders.accountId));

type ShownOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** A withdrawal as its owner sees it. */
function orderView({ order, card, payeeName }: ShownOrder, language: Language): WithdrawOrder {
  const { orderNo, amount, fee, status, createdAt, sentAt, doneAt, reason } = order;
  return {
    orderNo,
    amount: formatMoney(amount),
    fee: formatMoney(fee),
    paid: formatMoney(amount - fee),
    status,
    bankCard: {
      id: card.id,
      bankName: bankName(card.bankCode, language),
      cardNo: card.lastFour,
      holder: maskName(payeeName ?? ''),
    },
    createdAt: toInstant(createdAt),
    ...(sentAt && { sentAt: toInstant(sentAt) }),
    ...(doneAt && { doneAt: toInstant(doneAt) }),
    ...(reason !== null && { reason }),
  };
}

export interface WithdrawFilter extends DayRange {
  readonly owner: Pick<Account, 'id' | 'merchant'>;
  /** Of the merchant: where its days begin and end. */
  readonly timeZone: string;
  readonly status?: WithdrawStatus | undefined;
  readonly orderNo?: string | undefined;
}

/** @throws Refusal request.invalid for a range that is no range, or longer than 92 days. */
function matching({ owner, timeZone, status, orderNo, ...range }: WithdrawFilter): SQL | undefined {
  const own = eq(withdrawOrders.accountId, owner.id);
  if (orderNo !== undefined) return and(own, eq(withdrawOrders.orderNo, orderNo));
  daysIn(range);
  return and(
    own,
    duringRange(withdrawOrders.createdAt, range, timeZone),
    status === undefined ? undefined : eq(withdrawOrders.status, status),
  );
}

const newestFirst = [desc(withdrawOrders.createdAt), desc(withdrawOrders.orderNo)];

/** The numbers of a page of orders as a query, so that its plan can be looked at: what they show is joined after it. */
export const withdrawPageQuery = (db: Database, filter: WithdrawFilter, page: PageRequest) =>
  db
    .select({ orderNo: withdrawOrders.orderNo })
    .from(withdrawOrders)
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);

const notRejected = sql`case when ${withdrawOrders.status} <> 'REJECTED' then ${withdrawOrders.amount} end`;

/** One page of an account's withdrawals, newest first, with the sum of all; or one order by its number. */
export async function listWithdrawals(
  db: Database,
  filter: WithdrawFilter,
  page: PageRequest,
  language: Language,
): Promise<ValueOf<typeof withdrawReport>> {
  const rows = await selectOrders(db)
    .where(
      and(
        eq(withdrawOrders.merchant, filter.owner.merchant),
        inArray(withdrawOrders.orderNo, withdrawPageQuery(db, filter, page)),
      ),
    )
    .orderBy(...newestFirst);
  const [sums] = await db
    .select({ total: count(), amount: sql<string | null>`sum(${notRejected})` })
    .from(withdrawOrders)
    .where(matching(filter));
  const total = sums?.total ?? 0;
  return {
    list: rows.map((row) => orderView(row, language)),
    footer: { amount: formatMoney(BigInt(sums?.amount ?? 0)) },
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}

/**
 * A withdrawal of this account.
 *
 * @throws Refusal not.found
 */
export async function ownWithdrawal(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  orderNo: string,
  language: Language,
): Promise<WithdrawOrder> {
  const [row] = await selectOrders(db).where(
    and(
      eq(withdrawOrders.merchant, merchant),
      eq(withdrawOrders.orderNo, orderNo),
      eq(withdrawOrders.accountId, id),
    ),
  );
  if (!row) throw new Refusal('not.found');
  return orderView(row, language);
}
