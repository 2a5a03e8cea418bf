import { useEffect, useState } from 'react';
import { ROW_MS } from './board';

const START = { position: 0, jumping: true };

/**
 * A position that moves one row further every 2 s, through one full round, and then starts again at 0. The row
 * after the last shows the first again, so the step back to 0 is not seen and has to happen without movement:
 * `jumping`.
 */
export function useLoop(rows: number, running: boolean) {
  const [{ position, jumping }, setState] = useState(START);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () =>
        setState((now) => (now.position >= rows ? START : { position: now.position + 1, jumping: false })),
      ROW_MS,
    );
    return () => clearInterval(timer);
  }, [running, rows]);
  return {
    position,
    jumping,
    /** Called when a movement has ended. A hidden page tells of none; there the next tick starts again. */
    settle: () => {
      if (position >= rows) setState(START);
    },
    /** Goes on from a row, without movement. */
    jumpTo: (row: number) => setState({ position: row % rows, jumping: true }),
  };
}
