import { useEffect, useState } from 'react';

/** A game that does not show after so long is said to be slow, in ms. */
export const SLOW_AFTER_MS = 10_000;
/** … and to have failed. */
export const FAILED_AFTER_MS = 30_000;

export type FrameState = 'loading' | 'slow' | 'failed' | 'shown';

/** How far a frame has come. `show` ends the waiting. */
export function useFrameState(): { state: FrameState; show: () => void } {
  const [state, setState] = useState<FrameState>('loading');
  const shown = state === 'shown';
  useEffect(() => {
    if (shown) return;
    const slow = setTimeout(() => setState('slow'), SLOW_AFTER_MS);
    const failed = setTimeout(() => setState('failed'), FAILED_AFTER_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(failed);
    };
  }, [shown]);
  return { state, show: () => setState('shown') };
}
