import { serverNow } from '@site/api';
import { useEffect, useState } from 'react';
import { refreshOrders } from './queries';

/** A timer cannot wait longer than this; a draw that closes later is looked at again then. Milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Whether a draw is still open; when it closes its orders are refetched. */
export function useOpenUntil(closesAt: string | undefined): boolean {
  const closes = Date.parse(closesAt ?? '');
  const [now, setNow] = useState(serverNow);
  const open = now < closes;
  useEffect(() => {
    if (!open) return;
    const closed = () => {
      setNow(serverNow());
      refreshOrders();
    };
    const timer = setTimeout(closed, Math.min(Math.max(0, closes - serverNow()), LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [open, closes]);
  return open;
}
