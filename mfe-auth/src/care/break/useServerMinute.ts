import { serverNow } from '@site/api';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The platform's time in milliseconds since 1970, anew each minute. */
export function useServerMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
