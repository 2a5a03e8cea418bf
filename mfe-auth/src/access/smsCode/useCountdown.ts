import { serverNow } from '@site/api';
import { useEffect, useState } from 'react';

/** How often the seconds are counted, in ms (access-accounts-shell.md, section 9). */
const TICK_MS = 500;
const SECOND = 1_000;

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - serverNow()) / SECOND));

/** Whole seconds until a point in the server's time, rounded up and never below 0; 0 without one. */
export function useCountdown(end: number | undefined): number {
  const [, count] = useState(0);
  useEffect(() => {
    if (end === undefined || secondsUntil(end) === 0) return;
    const timer = setInterval(() => {
      count((ticks) => ticks + 1);
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return end === undefined ? 0 : secondsUntil(end);
}
