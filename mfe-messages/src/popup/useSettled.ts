import { useEffect, useState } from 'react';

/** Pictures and lists of home come first, in ms after the page has loaded. */
export const SETTLED_AFTER_MS = 1_000;

/** True once the page has loaded and its first work is done. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setSettled(true), SETTLED_AFTER_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return settled;
}
