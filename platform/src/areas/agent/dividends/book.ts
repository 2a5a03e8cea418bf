import { PATHS } from '@site/contracts/values/paths';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import type { Merchant } from '../../../core/merchants/tables';
import { moneyText } from '../../../core/money';
import { nextNumber } from '../../cashier/orderNumber';
import { tellInbox } from '../../inbox/tellInbox';
import { bookPay, type Sides } from '../contracts/pay';
import { type DividendRecord, dividends } from './tables';

/** Figures of the running number at least. */
const SHORTEST = 5;

/** The next order number of a dividend in the merchant's month, as `D2611-00071`. */
const nextDividendNo = (tx: Database, { code, timeZone }: Pick<Merchant, 'code' | 'timeZone'>, at: Date) =>
  nextNumber(
    tx,
    code,
    sql<string>`'D' || to_char(${at.toISOString()}::timestamptz at time zone ${timeZone}, 'YYMM') || '-'`,
    SHORTEST,
  );

/**
 * Pays a dividend once, and tells who gets it. Call it with both sides held, and passed by `passPayGate`.
 *
 * @returns The number of its order; none where it was paid before.
 * @throws Refusal balance.insufficient.
 */
export async function bookDividend(
  tx: Database,
  { id, contractId, period, amount }: DividendRecord,
  sides: Sides,
  merchant: Pick<Merchant, 'code' | 'timeZone'>,
  at: Date,
): Promise<string | undefined> {
  const taken = await tx
    .update(dividends)
    .set({ status: 'PAID', paidAt: at })
    .where(and(eq(dividends.id, id), eq(dividends.status, 'DUE')))
    .returning({ id: dividends.id });
  if (taken.length === 0) return undefined;
  const orderNo = await nextDividendNo(tx, merchant, at);
  await tx.update(dividends).set({ orderNo }).where(eq(dividends.id, id));
  const reference = `dividend ${contractId} ${period}`;
  await bookPay(tx, sides, { what: 'dividend', reference, amount, orderNo, at });
  await tellInbox(
    tx,
    sides.to,
    'CASHIER',
    (symbol) => {
      const money = moneyText(symbol, amount);
      return {
        title: {
          en: `A dividend of ${money} is in your main wallet`,
          th: `เงินปันผล ${money} เข้ากระเป๋าหลักแล้ว`,
        },
        content: {
          en: 'Your share of what your team brought in is paid.',
          th: 'ส่วนแบ่งกำไรจากทีมของคุณจ่ายให้แล้ว',
        },
        facts: [
          { name: { en: 'Order', th: 'หมายเลขรายการ' }, value: orderNo },
          { name: { en: 'Amount', th: 'จำนวนเงิน' }, value: money },
        ],
        link: { path: PATHS.dividends, text: { en: 'Open dividends', th: 'เปิดดูเงินปันผล' } },
      };
    },
    at,
  );
  return orderNo;
}
