import { merchantWallet, walletBalance } from '@site/contracts/account';
import { useSession } from '@site/session';
import { useApiQuery } from '../queries';

/**
 * The signed-in user's balance; idle for guests. Asked again when a page shows it and when the user comes
 * back to the tab: a game in another tab has moved it.
 */
export function useWallet() {
  const signedIn = useSession((session) => session !== null);
  return useApiQuery(walletBalance, {}, { enabled: signedIn, refetchOnWindowFocus: true });
}

/** The merchant's wallets and currency; with a session their balances too. */
export function useMerchantWallet() {
  return useApiQuery(merchantWallet, {});
}
