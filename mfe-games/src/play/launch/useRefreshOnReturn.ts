import { useEffect } from 'react';
import { refreshAfterPlay } from './refreshAfterPlay';

/**
 * A game moves the balance and the recent games while the player is away. Coming back to a page that the
 * browser kept refetches both; a page that is loaded again fetches by itself.
 */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') refreshAfterPlay();
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) refreshAfterPlay();
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', shown);
    };
  }, []);
}
