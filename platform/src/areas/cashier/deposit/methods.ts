import type { DepositBank, DepositMethod } from '@site/contracts/areas/deposit';
import { and, asc, eq, max } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { readCare } from '../../../core/care/readCare';
import { depositRest } from '../../../core/care/rules/deposit';
import type { Rest } from '../../../core/care/rules/tightest';
import { settingsOf } from '../../../core/care/settings';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { type Language, textIn } from '../../../core/language';
import { formatMoney } from '../../../core/money';
import { depositMethods, type MerchantBank, type MethodRow } from '../tables';
import { formatRate } from './figures';
import { depositsUnderWay } from './underWay';

const enabledAt = (merchant: string) =>
  and(eq(depositMethods.merchant, merchant), eq(depositMethods.enabled, true));

/** Those that are credit are no choice where the merchant takes none (PL-041). */
async function offeredAt(db: Database, merchant: string) {
  const { creditCards } = await settingsOf(db, merchant);
  return and(enabledAt(merchant), creditCards ? undefined : eq(depositMethods.credit, false));
}

/** A bank to choose: its account is told with an order only. */
export const bankView = ({ code, name, icon }: MerchantBank, language: Language): DepositBank => ({
  bankCode: code,
  bankName: textIn(name, language),
  ...(icon !== undefined && { icon }),
});

function methodView(row: MethodRow, rest: Rest | undefined, language: Language): DepositMethod {
  const { id, kind, vendor, waitFrom, waitTo, credit } = row;
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
    credit,
    ...(rest && {
      rest: {
        period: rest.period,
        amount: formatMoney(rest.rest > 0n ? rest.rest : 0n),
        resetsAt: toInstant(rest.resetsAt),
      },
    }),
  };
}

/** The ways to pay in, in the merchant's order, with what deposit limits leave; those of one vendor when it is named. */
export async function listMethods(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  vendor: string | undefined,
  at: Date,
  language: Language,
): Promise<DepositMethod[]> {
  const rest = await depositRest(db, await readCare(db, id), await depositsUnderWay(db, id, at), at);
  const rows = await db
    .select()
    .from(depositMethods)
    .where(
      and(
        await offeredAt(db, merchant),
        vendor === undefined ? undefined : eq(depositMethods.vendor, vendor),
      ),
    )
    .orderBy(asc(depositMethods.position), asc(depositMethods.id));
  return rows.map((row) => methodView(row, rest, language));
}

/** A method that the merchant has now, also one that is credit where it takes none. */
export async function findMethod(db: Database, merchant: string, id: string): Promise<MethodRow | undefined> {
  const [row] = await db
    .select()
    .from(depositMethods)
    .where(and(enabledAt(merchant), eq(depositMethods.id, id)));
  return row;
}

/** The most that any way to pay in takes at once, in minor units; nothing where there is none. */
export async function mostPaidIn(db: Database, merchant: string): Promise<bigint> {
  const [row] = await db
    .select({ most: max(depositMethods.maxAmount) })
    .from(depositMethods)
    .where(await offeredAt(db, merchant));
  return row?.most ?? 0n;
}
