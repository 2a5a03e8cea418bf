import { formatMoney } from '../../../core/money';
import type { PromoRow } from '../tables';

/** Rates are hundredths of a per cent. */
const WHOLE = 10_000n;

/** `150` → `"1.50"`, per cent. */
export const formatRate = (rate: number): string => formatMoney(BigInt(rate));

/** What a deposit comes to, in minor units. */
export interface Figures {
  readonly amount: bigint;
  readonly fee: bigint;
  readonly bonus: bigint;
  /** Amount and bonus, less the fee. */
  readonly credited: bigint;
  /** What has to be bet before it may be withdrawn. */
  readonly toBet: bigint;
}

/** Terms of a promotion that decide what it makes of an amount. */
type PromoTerms = Pick<PromoRow, 'bonusRate' | 'maxBonus' | 'minAmount' | 'turnover'>;

/** What is given is rounded down: it never passes the rate that was promised. */
function bonusOf(amount: bigint, { bonusRate, maxBonus, minAmount }: PromoTerms): bigint {
  if (amount < minAmount) return 0n;
  const bonus = (amount * BigInt(bonusRate)) / WHOLE;
  return bonus < maxBonus ? bonus : maxBonus;
}

/** What is charged is rounded up, to a whole minor unit. */
const feeOf = (amount: bigint, rate: number): bigint => (amount * BigInt(rate) + WHOLE - 1n) / WHOLE;

/** Without a bonus nothing has to be bet. */
export function figuresOf(amount: bigint, feeRate: number, promo?: PromoTerms): Figures {
  const fee = feeOf(amount, feeRate);
  const bonus = promo ? bonusOf(amount, promo) : 0n;
  const toBet = promo && bonus > 0n ? (amount + bonus) * BigInt(promo.turnover) : 0n;
  return { amount, fee, bonus, credited: amount + bonus - fee, toBet };
}
