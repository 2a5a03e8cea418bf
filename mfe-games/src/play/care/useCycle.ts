import { useCallback, useEffect, useState } from 'react';

/** A round that has not ended after so long is not waited for any longer, in ms. */
export const CYCLE_LIMIT_MS = 60_000;

/**
 * Whether a round runs, as the game's page says. What comes in between waits for its end; a game that says nothing is
 * never in a round.
 */
export function useCycle() {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setRunning(false), CYCLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return {
    running,
    started: useCallback(() => setRunning(true), []),
    ended: useCallback(() => setRunning(false), []),
  };
}
