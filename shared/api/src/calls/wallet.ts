import { CurrencySymbol, merchantWallet, walletBalance } from '@site/contracts/areas/account';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readStored, useSession, writeStored } from '@site/session';
import { useEffect, useState } from 'react';
import { CATALOGUE_FRESH_MS, useApiQuery } from '../queries';

/**
 * The signed-in user's balance; idle for guests. Asked again when a page shows it and when the user comes
 * back to the tab: a game in another tab has moved it.
 */
export function useWallet() {
  const signedIn = useSession((session) => session !== null);
  return useApiQuery(walletBalance, {}, { enabled: signedIn, refetchOnWindowFocus: true });
}

/**
 * The merchant's wallets and currency; with a session their balances too. Most who ask want the currency,
 * which does not change: only an answer older than `staleTime` (ms) is asked for again.
 */
export function useMerchantWallet({ staleTime = CATALOGUE_FRESH_MS } = {}) {
  return useApiQuery(merchantWallet, {}, { staleTime });
}

/**
 * The currency sign that amounts stand beside: as the browser knew it last until the platform tells it, so that no amount
 * moves when it comes. Empty where it was never told.
 */
export function useCurrencySymbol(): string {
  const told = useMerchantWallet().data?.currencySymbol;
  const [kept] = useState(() => readStored(STORAGE_KEYS.currency, CurrencySymbol) ?? '');
  useEffect(() => {
    if (told !== undefined && told !== kept) writeStored(STORAGE_KEYS.currency, told);
  }, [told, kept]);
  return told ?? kept;
}
