import type { DepositKind } from '@site/contracts/areas/deposit';
import type { Account } from '../../../core/accounts/tables';
import { settingsOf } from '../../../core/care/settings';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { formatMoney, parseMoney } from '../../../core/money';
import { depositOrders, type MethodRow, type PromoRow } from '../tables';
import { depositsRestUntil } from './failures';
import { type Figures, figuresOf } from './figures';
import { findMethod } from './methods';
import { openOrdersOf } from './orders';
import { findPromo } from './promos';
import { passDepositGate } from './underWay';

/** Deposits that an account may have under way. */
const MOST_OPEN = 3;

export interface WantedDeposit {
  readonly methodId: string;
  readonly amount: string;
  readonly promoId?: string | undefined;
  readonly bankCode?: string | undefined;
}

export interface DepositPlan {
  readonly method: MethodRow;
  readonly promo: PromoRow | undefined;
  readonly figures: Figures;
}

/**
 * What a deposit comes to. Call it inside a database transaction: from here to its end the account orders nothing else.
 *
 * @param kind The way that the caller asked for; any for a quote.
 * @throws Refusal, the first of: deposit.method.unavailable, deposit.credit.refused, amount.out.of.range, request.invalid
 *   for a bank that the method has not, what the gate says, deposit.resting, deposit.order.limit, offers.stopped,
 *   deposit.promo.unavailable.
 */
export async function planDeposit(
  tx: Database,
  account: Account,
  { methodId, amount: typed, promoId, bankCode }: WantedDeposit,
  at: Date,
  kind?: DepositKind,
): Promise<DepositPlan> {
  const method = await findMethod(tx, account.merchant, methodId);
  if (!method || (kind !== undefined && method.kind !== kind))
    throw new Refusal('deposit.method.unavailable');
  if (method.credit && !(await settingsOf(tx, account.merchant)).creditCards)
    throw new Refusal('deposit.credit.refused');
  const amount = parseMoney(typed);
  const { minAmount, maxAmount, banks } = method;
  if (amount < minAmount || amount > maxAmount)
    throw new Refusal('amount.out.of.range', {
      value: { min: formatMoney(minAmount), max: formatMoney(maxAmount) },
    });
  if (bankCode !== undefined && !banks.some(({ code }) => code === bankCode))
    throw new Refusal('request.invalid', { fields: { bankCode: ['field.format'] } });
  await refuseFurtherOrder(tx, account, amount, at);
  const promo = promoId === undefined ? undefined : await findPromo(tx, account, promoId, at);
  if (promo && amount < promo.minAmount) throw new Refusal('deposit.promo.unavailable');
  return { method, promo, figures: figuresOf(amount, method.feeRate, promo) };
}

/**
 * Asks the gate, and holds the account while the answer counts.
 *
 * @throws Refusal of the gate; deposit.resting after several that failed; deposit.order.limit when too many deposits are
 *   under way.
 */
export async function refuseFurtherOrder(
  tx: Database,
  account: Account,
  amount: bigint,
  at: Date,
): Promise<void> {
  await passDepositGate(tx, account, amount, at);
  const { failed } = (await settingsOf(tx, account.merchant)).marks;
  const until = await depositsRestUntil(tx, account.id, failed, at);
  if (until) throw new Refusal('deposit.resting', { value: { until: toInstant(until) } });
  const open = await tx.$count(depositOrders, openOrdersOf(account.id));
  if (open >= MOST_OPEN) throw new Refusal('deposit.order.limit');
}
