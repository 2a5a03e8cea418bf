import type { DepositBank, DepositMethod } from '@site/contracts/areas/deposit';
import { and, asc, eq, max } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { type Language, textIn } from '../../../core/language';
import { formatMoney } from '../../../core/money';
import { depositMethods, type MerchantBank, type MethodRow } from '../tables';
import { formatRate } from './figures';

const offeredAt = (merchant: string) =>
  and(eq(depositMethods.merchant, merchant), eq(depositMethods.enabled, true));

/** A bank to choose: its account is told with an order only. */
export const bankView = ({ code, name, icon }: MerchantBank, language: Language): DepositBank => ({
  bankCode: code,
  bankName: textIn(name, language),
  ...(icon !== undefined && { icon }),
});

function methodView(row: MethodRow, language: Language): DepositMethod {
  const { id, kind, vendor, waitFrom, waitTo } = row;
  return {
    id,
    kind,
    vendor,
    name: textIn(row.name, language),
    banks: row.banks.map((bank) => bankView(bank, language)),
    minAmount: formatMoney(row.minAmount),
    maxAmount: formatMoney(row.maxAmount),
    fee: formatRate(row.feeRate),
    amounts: row.amounts.map(formatMoney),
    ...(waitFrom !== null && waitTo !== null && { wait: { from: waitFrom, to: waitTo } }),
  };
}

/** The ways to pay in, in the merchant's order; those of one vendor when it is named. */
export async function listMethods(
  db: Database,
  merchant: string,
  vendor: string | undefined,
  language: Language,
): Promise<DepositMethod[]> {
  const rows = await db
    .select()
    .from(depositMethods)
    .where(and(offeredAt(merchant), vendor === undefined ? undefined : eq(depositMethods.vendor, vendor)))
    .orderBy(asc(depositMethods.position), asc(depositMethods.id));
  return rows.map((row) => methodView(row, language));
}

/** A method that the merchant offers now. */
export async function findMethod(db: Database, merchant: string, id: string): Promise<MethodRow | undefined> {
  const [row] = await db
    .select()
    .from(depositMethods)
    .where(and(offeredAt(merchant), eq(depositMethods.id, id)));
  return row;
}

/** The most that any way to pay in takes at once, in minor units; nothing where there is none. */
export async function mostPaidIn(db: Database, merchant: string): Promise<bigint> {
  const [row] = await db
    .select({ most: max(depositMethods.maxAmount) })
    .from(depositMethods)
    .where(offeredAt(merchant));
  return row?.most ?? 0n;
}
