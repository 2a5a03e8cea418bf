import { and, desc, eq } from 'drizzle-orm';
import { depositMethods, depositOrders, withdrawOrders } from '../../areas/cashier/tables';
import { bankCards } from '../../areas/security/tables';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { merchants } from '../../core/merchants/tables';

/** How many of each list the bank shows. */
const SHOWN = 30;

const selectDeposits = (db: Database) =>
  db
    .select({
      order: depositOrders,
      vendor: depositMethods.vendor,
      method: depositMethods.name,
      username: accounts.username,
      merchantName: merchants.name,
      symbol: merchants.currencySymbol,
    })
    .from(depositOrders)
    .innerJoin(depositMethods, eq(depositMethods.id, depositOrders.methodId))
    .innerJoin(accounts, eq(accounts.id, depositOrders.accountId))
    .innerJoin(merchants, eq(merchants.code, depositOrders.merchant));

export type BankDeposit = Awaited<ReturnType<typeof selectDeposits>>[number];

/** The newest deposits of a merchant. Money may come for any of them, also for one that is over. */
export const newestDeposits = (db: Database, merchant: string): Promise<BankDeposit[]> =>
  selectDeposits(db)
    .where(eq(depositOrders.merchant, merchant))
    .orderBy(desc(depositOrders.createdAt), desc(depositOrders.orderNo))
    .limit(SHOWN);

export async function findDeposit(
  db: Database,
  merchant: string,
  orderNo: string,
): Promise<BankDeposit | undefined> {
  const [found] = await selectDeposits(db).where(
    and(eq(depositOrders.merchant, merchant), eq(depositOrders.orderNo, orderNo)),
  );
  return found;
}

/** The deposit that a vendor's page was opened for. */
export async function findByPayReference(db: Database, reference: string): Promise<BankDeposit | undefined> {
  const [found] = await selectDeposits(db).where(eq(depositOrders.payReference, reference));
  return found;
}

const selectWithdrawals = (db: Database) =>
  db
    .select({
      order: withdrawOrders,
      bankCode: bankCards.bankCode,
      lastFour: bankCards.lastFour,
      username: accounts.username,
      symbol: merchants.currencySymbol,
    })
    .from(withdrawOrders)
    .innerJoin(bankCards, eq(bankCards.id, withdrawOrders.bankCardId))
    .innerJoin(accounts, eq(accounts.id, withdrawOrders.accountId))
    .innerJoin(merchants, eq(merchants.code, withdrawOrders.merchant));

export type BankWithdrawal = Awaited<ReturnType<typeof selectWithdrawals>>[number];

/** The newest withdrawals of a merchant. */
export const newestWithdrawals = (db: Database, merchant: string): Promise<BankWithdrawal[]> =>
  selectWithdrawals(db)
    .where(eq(withdrawOrders.merchant, merchant))
    .orderBy(desc(withdrawOrders.createdAt), desc(withdrawOrders.orderNo))
    .limit(SHOWN);
