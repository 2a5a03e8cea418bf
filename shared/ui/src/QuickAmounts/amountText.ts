import { formatAmount } from '../Money';

/** An amount as somebody would type it: `1,000`, and `1,234.50` where there are satang. */
export function amountText(money: string): string {
  return formatAmount(money).replace(/\.00$/, '');
}
