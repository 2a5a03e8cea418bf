import { useState } from 'react';

/**
 * A sheet that a press opens, and that has no address. Each opening is another sheet (its `key` is `opening`), so
 * that it starts from what holds now and nothing of the last one is left in it.
 */
export function useSheet() {
  const [{ open, opening }, set] = useState({ open: false, opening: 0 });
  return {
    open,
    /** Counts the openings; 0 before the first, when there need be no sheet yet. */
    opening,
    show: () => set((now) => ({ open: true, opening: now.opening + 1 })),
    /** Closes this opening alone: the late answer of an earlier one must not close the next. */
    close: () => set((now) => (now.opening === opening ? { ...now, open: false } : now)),
  };
}
