import { useSession } from '@site/session';
import { useState } from 'react';
import { type Interval, readInterval, writeInterval } from './interval';

/** The interval of whoever is signed in, and how to change it. */
export function useInterval() {
  const account = useSession((session) => (session ? `${session.merchantCode}.${session.userName}` : ''));
  const [interval, setStored] = useState(() => readInterval(account));
  const setInterval = (next: Interval) => {
    writeInterval(account, next);
    setStored(next);
  };
  return { account, interval, setInterval };
}
