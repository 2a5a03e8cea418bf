import { renew, useMerchantWallet, useWallet } from '@site/api';
import { useEffect } from 'react';

/** Entering home renews the session and asks for the wallets again, silently (HS-069). */
export function useHomeEntry(): void {
  useMerchantWallet({ staleTime: 0 });
  useWallet();
  useEffect(() => {
    // A session that has ended is noticed by the API client; anything else is tried again next time.
    void renew().catch(() => undefined);
  }, []);
}
