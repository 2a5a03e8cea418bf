import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back each time the network is there again while the component is on the page, for what did not load without it.
 */
export function useOnReconnect(callback: () => void): void {
  const reconnected = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => reconnected();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
