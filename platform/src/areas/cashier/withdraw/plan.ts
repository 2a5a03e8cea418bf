import type { Account } from '../../../core/accounts/tables';
import { refuseUnknown } from '../../../core/care/identity';
import { readCare } from '../../../core/care/readCare';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { balanceOf } from '../../../core/ledger/ledger';
import { withdrawableOf } from '../../../core/ledger/turnover';
import type { Merchant } from '../../../core/merchants/tables';
import { formatMoney, parseMoney } from '../../../core/money';
import { rulesOf } from './rules';
import { timesUsed } from './times';

/** What a withdrawal comes to, in minor units. */
export interface WithdrawPlan {
  readonly amount: bigint;
  readonly fee: bigint;
  /** What arrives. */
  readonly paid: bigint;
}

/** @throws Refusal withdraw.resting for a day after a reset of the payment password. */
export function refuseResting({ restingUntil }: Pick<Account, 'restingUntil'>, at: Date): void {
  if (restingUntil && restingUntil > at)
    throw new Refusal('withdraw.resting', { value: { until: toInstant(restingUntil) } });
}

/**
 * Throws where who is paid has to be known first (PL-037). When that cannot be told, money still leaves (PL-048).
 *
 * @throws Refusal identity.required
 */
async function refuseUnknownOwner(db: Database, accountId: string): Promise<void> {
  const care = await db.transaction((tx) => readCare(tx, accountId)).catch(() => undefined);
  if (care) refuseUnknown(care, ['WITHDRAW']);
}

/**
 * What a withdrawal comes to. What keeps any amount back is said before what is wrong with this one. Who is closed for
 * play may withdraw all that there is, however little, and what is less than the least amount then costs nothing
 * (PL-021).
 *
 * @param closed Whether the account is closed for play.
 * @throws Refusal, the first of: withdraw.resting; identity.required; withdraw.limit.reached; amount.out.of.range; balance.insufficient
 *   for more than there is; withdraw.turnover.unmet for what is held until it is bet.
 */
export async function planWithdrawal(
  db: Database,
  account: Account,
  merchant: Merchant,
  { amount: typed, closed }: { readonly amount: string; readonly closed: boolean },
  at: Date,
): Promise<WithdrawPlan> {
  refuseResting(account, at);
  await refuseUnknownOwner(db, account.id);
  const { minAmount, maxAmount, fee: usualFee, timesADay } = await rulesOf(db, merchant.code);
  const { used, nextDay } = await timesUsed(db, account, merchant.timeZone, at);
  if (used >= timesADay)
    throw new Refusal('withdraw.limit.reached', { value: { until: toInstant(nextDay) } });
  const amount = parseMoney(typed);
  const balance = await balanceOf(db, account);
  const all = closed && amount > 0n && amount === balance;
  if ((amount < minAmount && !all) || amount > maxAmount)
    throw new Refusal('amount.out.of.range', {
      value: { min: formatMoney(minAmount), max: formatMoney(maxAmount) },
    });
  if (amount > balance) throw new Refusal('balance.insufficient');
  const { withdrawable, left } = await withdrawableOf(db, account);
  if (amount > withdrawable)
    throw new Refusal('withdraw.turnover.unmet', { value: { turnoverLeft: formatMoney(left) } });
  const fee = amount < minAmount ? 0n : usualFee;
  return { amount, fee, paid: amount - fee };
}
