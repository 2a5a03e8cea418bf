import type { WithdrawOrder, WithdrawStatus, withdrawReport } from '@site/contracts/areas/withdraw';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import type { Language } from '../../../core/language';
import { formatMoney } from '../../../core/money';
import type { PageRequest } from '../../../core/pages';
import { maskName } from '../../accounts/mask';
import { bankName } from '../../security/banks';
import { bankCards } from '../../security/tables';
import { ownOrder } from '../namedOrder';
import { newestFirst, type OrderFilter, orderPage } from '../orderPages';
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

const notRejected = sql`case when ${withdrawOrders.status} <> 'REJECTED' then ${withdrawOrders.amount} end`;

/**
 * One page of an account's withdrawals, newest first, with the sum of what was asked for; or one order by its number.
 *
 * @throws Refusal request.invalid for a range that is no range, or longer than 92 days.
 */
export const listWithdrawals = (
  db: Database,
  filter: OrderFilter<WithdrawStatus>,
  page: PageRequest,
  language: Language,
): Promise<ValueOf<typeof withdrawReport>> =>
  orderPage(
    db,
    withdrawOrders,
    { filter, page },
    async (where) => {
      const rows = await selectOrders(db)
        .where(where)
        .orderBy(...newestFirst(withdrawOrders));
      return rows.map((row) => orderView(row, language));
    },
    notRejected,
  );

/**
 * A withdrawal of this account.
 *
 * @throws Refusal not.found
 */
export async function ownWithdrawal(
  db: Database,
  owner: Pick<Account, 'id' | 'merchant'>,
  orderNo: string,
  language: Language,
): Promise<WithdrawOrder> {
  const [row] = await selectOrders(db).where(ownOrder(withdrawOrders, owner, orderNo));
  if (!row) throw new Refusal('not.found');
  return orderView(row, language);
}
