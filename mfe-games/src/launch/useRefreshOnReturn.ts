import { endpointKey, queryClient } from '@site/api';
import { walletBalance } from '@site/contracts/account';
import { recentGames } from '@site/contracts/games';
import { getSession } from '@site/session';
import { useEffect } from 'react';

/**
 * A game moves the balance and the recent games while the player is away. Coming back to a page that the
 * browser kept asks for both again; a page that is loaded anew asks by itself.
 */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', shown);
    };
  }, []);
}

function refresh(): void {
  if (getSession() === null) return;
  void queryClient.invalidateQueries({ queryKey: endpointKey(walletBalance) });
  void queryClient.invalidateQueries({ queryKey: endpointKey(recentGames) });
}
