import { useEffect, useState } from 'react';
import { ROW_MS } from './board';

/**
 * A position that moves one row further every 2 s, through one full round, and then starts again at 0. The row
 * after the last shows the first again, so the step back to 0 is not seen and has to happen without movement:
 * `jumping`.
 */
export function useLoop(rows: number, running: boolean) {
  const [position, setPosition] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPosition((now) => (now >= rows ? 0 : now + 1)), ROW_MS);
    return () => clearInterval(timer);
  }, [running, rows]);
  return {
    position,
    jumping: position === 0,
    /** Called when a movement has ended. A hidden page tells of none; there the next tick starts again. */
    settle: () => {
      if (position >= rows) setPosition(0);
    },
  };
}
