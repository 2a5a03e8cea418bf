import { useMerchantWallet } from '@site/api';

/** The sign of the merchant's currency; empty until it is known. */
export function useCurrencySymbol(): string {
  return useMerchantWallet().data?.currencySymbol ?? '';
}
