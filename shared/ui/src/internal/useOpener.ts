import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes back to when a panel closes, for its `finalFocus`: to what had it when the panel opened. What is
 * in the panel may take the focus before the panel looks, and would be remembered in its place.
 */
export function useOpener(open: boolean): () => HTMLElement | true {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return useCallback(() => {
    const { current } = opener;
    const isThere = current instanceof HTMLElement && current !== document.body && current.isConnected;
    return isThere ? current : true;
  }, []);
}
