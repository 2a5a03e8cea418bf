import { endpointKey, queryClient, renew, useMerchantWallet } from '@site/api';
import { merchantWallet, walletBalance } from '@site/contracts/account';
import { useEffect } from 'react';

/** Entering home renews the session and asks for the wallets again, silently (HS-069). */
export function useHomeEntry(): void {
  useMerchantWallet();
  useEffect(() => {
    // A session that has ended is noticed by the API client; anything else is tried again next time.
    void renew().catch(() => undefined);
    void queryClient.invalidateQueries({ queryKey: endpointKey(walletBalance) });
    void queryClient.invalidateQueries({ queryKey: endpointKey(merchantWallet) });
  }, []);
}
