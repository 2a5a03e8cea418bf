import { useSystemStatus } from '@site/api';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from './useOnline';
import { useSlowLoad } from './useSlowLoad';

/**
 * What the user should know of the line: no network, a site that does not answer although there is one, a slow
 * one, and that it is back.
 */
export type Connection = 'offline' | 'unreachable' | 'slow' | 'restored' | 'fine';

/** How long it is told that the line is back, in ms. */
export const RESTORED_NOTICE_MS = 3_000;

/** The state of the line. A status that could not be refreshed is the sign that the site does not answer. */
export function useConnection(): Connection {
  const online = useOnline();
  const { isError } = useSystemStatus();
  const slow = useSlowLoad();
  const lost = !online || isError;
  const restored = useRestored(lost);
  if (!online) return 'offline';
  if (isError) return 'unreachable';
  if (slow) return 'slow';
  return restored ? 'restored' : 'fine';
}

/** Whether the line came back a moment ago. */
function useRestored(lost: boolean): boolean {
  const wasLost = useRef(lost);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (lost) {
      wasLost.current = true;
      setRestored(false);
      return;
    }
    if (!wasLost.current) return;
    wasLost.current = false;
    setRestored(true);
    const timer = setTimeout(() => setRestored(false), RESTORED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return restored;
}
