import { ApiError } from '@site/api';
import { useCallback, useRef, useState } from 'react';

/**
 * Something that takes several steps, some of them the browser's. A second press while it runs does nothing.
 *
 * @param onFailed Told what every failure that is the site's own is; anything else is a fault of the program.
 */
export function useAction(onFailed: (error: ApiError) => void) {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async (action: () => Promise<void>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setPending(true);
      try {
        await action();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        onFailed(error);
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [onFailed],
  );
  return { run, pending };
}
