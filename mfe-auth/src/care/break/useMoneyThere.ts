import { useMerchantWallet } from '@site/api';
import { formatAmount } from '@site/ui/Money';

/** What the account holds in all, in words; nothing until it is known. */
export function useMoneyThere(): string | undefined {
  const { data } = useMerchantWallet();
  return data?.sumBalance && `${data.currencySymbol}${formatAmount(data.sumBalance)}`;
}
