import type { DepositOrder } from '@site/contracts/areas/deposit';
import { eq } from 'drizzle-orm';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { type Language, textIn } from '../../../core/language';
import { formatMoney } from '../../../core/money';
import { maskName } from '../../accounts/mask';
import { type DepositRow, depositMethods, depositOrders, depositPromos, type MethodRow } from '../tables';
import { bankView } from './methods';
import { isOpen } from './orders';

/** Orders with what is shown of their method and promotion. */
export const selectOrders = (db: Database) =>
  db
    .select({ order: depositOrders, method: depositMethods, title: depositPromos.title })
    .from(depositOrders)
    .innerJoin(depositMethods, eq(depositMethods.id, depositOrders.methodId))
    .leftJoin(depositPromos, eq(depositPromos.id, depositOrders.promoId));

export type ShownOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** In whose words an order is shown, and from where the sandbox's pages are served. */
export interface Showing {
  readonly language: Language;
  readonly vendorOrigin: string;
}

/** The vendor's page for an order, as an address or as what a code to scan holds. */
function payAddress(order: DepositRow, { payPage, byCode }: MethodRow, vendorOrigin: string) {
  if (payPage === null || order.status !== 'PENDING') return {};
  const url = new URL(payPage, vendorOrigin);
  url.searchParams.set('order', order.payReference);
  return byCode ? { qrCode: url.href } : { payUrl: url.href };
}

/** The bank of a transfer; its account as long as something may be paid to it. */
function bankOf(order: DepositRow, { banks }: MethodRow, language: Language) {
  const bank = banks.find(({ code }) => code === order.bankCode);
  if (!bank) return {};
  const { accountName, accountNo } = bank;
  return { bank: { ...bankView(bank, language), ...(isOpen(order) && { accountName, accountNo }) } };
}

function promoOf(order: DepositRow, title: ShownOrder['title'], language: Language) {
  const { bonus, toBet, betUntil, promoId } = order;
  if (promoId === null || title === null) return {};
  if (bonus === 0n) return { promoId };
  return {
    promoId,
    promo: {
      title: textIn(title, language),
      bonus: formatMoney(bonus),
      toBet: formatMoney(toBet),
      ...(betUntil && { endsAt: toInstant(betUntil) }),
    },
  };
}

/** An order as its owner sees it. */
export function orderView({ order, method, title }: ShownOrder, showing: Showing): DepositOrder {
  const { language, vendorOrigin } = showing;
  const { status, paidAt, doneAt, payeeName, reason, fee, bonus } = order;
  const amount = order.received ?? order.amount;
  return {
    orderNo: order.orderNo,
    kind: method.kind,
    name: textIn(method.name, language),
    methodId: method.id,
    amount: formatMoney(amount),
    fee: formatMoney(fee),
    status,
    createdAt: toInstant(order.createdAt),
    expiresAt: toInstant(order.expiresAt),
    ...(paidAt && { paidAt: toInstant(paidAt) }),
    ...(doneAt && { doneAt: toInstant(doneAt) }),
    ...payAddress(order, method, vendorOrigin),
    ...bankOf(order, method, language),
    ...(payeeName !== null && { payeeName: maskName(payeeName) }),
    receipt: order.receipt !== null,
    ...promoOf(order, title, language),
    ...(status === 'CONFIRMED' && { credited: formatMoney(amount + bonus - fee) }),
    ...(reason !== null && { reason }),
  };
}
