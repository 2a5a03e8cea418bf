import { serverNow } from '@site/api';
import { useEffect, useState } from 'react';

/** The longest that a browser's timer waits, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Whether an instant has come by the platform's clock; it turns while the page is open. */
export function useHasCome(at: string): boolean {
  const wait = Date.parse(at) - serverNow();
  const [waited, count] = useState(0);
  useEffect(() => {
    const left = Date.parse(at) - serverNow();
    if (left <= 0) return;
    // A timer may be a moment early, and a long wait takes several.
    const timer = setTimeout(() => count(waited + 1), Math.min(left + 1, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [at, waited]);
  return wait <= 0;
}
