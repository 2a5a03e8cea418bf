import { useEffect } from 'react';
import { refreshAfterPlay } from './refreshAfterPlay';

/**
 * A game moves the balance and the recent games while the player is away. Coming back to a page that the
 * browser kept asks for both again; a page that is loaded anew asks by itself.
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
