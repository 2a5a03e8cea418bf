import { useMerchantWallet } from '@site/api';
import { formatAmount } from '@site/ui/Money';

/** The currency sign that amounts stand beside; empty until it is known. */
export function useCurrencySymbol(): string {
  return useMerchantWallet().data?.currencySymbol ?? '';
}

/** An amount within a sentence. `Money` is for one that stands by itself. */
export function useMoneyText(): (amount: string) => string {
  const symbol = useCurrencySymbol();
  return (amount) => `${symbol}${formatAmount(amount)}`;
}
