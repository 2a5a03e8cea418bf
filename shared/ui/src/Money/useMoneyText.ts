import { useCurrencySymbol } from '@site/api';
import { formatAmount } from './formatAmount';

/** Writes an amount, a decimal string, within a sentence. `Money` is for one that stands by itself. */
export function useMoneyText(): (amount: string) => string {
  const symbol = useCurrencySymbol();
  return (amount) => `${symbol}${formatAmount(amount)}`;
}
