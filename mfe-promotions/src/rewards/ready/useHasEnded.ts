import { serverNow } from '@site/api';
import { useEffect, useState } from 'react';

/** A browser's timer holds some weeks at most: what ends later than this, in ms, is looked at again by then. */
const LONGEST_TIMER_MS = 24 * 3_600_000;

/** Whether the time of a reward is over, by the platform's clock; it turns while it is looked at. */
export function useHasEnded(expiresAt: string | undefined): boolean {
  const end = expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
  const [now, setNow] = useState(serverNow);
  const ended = now >= end;
  useEffect(() => {
    if (ended || end === Number.POSITIVE_INFINITY) return;
    const look = () => setNow(serverNow());
    const timer = setTimeout(look, Math.min(end - serverNow(), LONGEST_TIMER_MS));
    // The timers of a page that nobody looks at may stand still.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, end, ended]);
  return ended;
}
