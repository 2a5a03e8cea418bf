import { useEffect, useState } from 'react';

/** A wait shorter than this shows nothing: a skeleton that flashes is worse than none. Milliseconds. */
const SKELETON_DELAY_MS = 200;

/**
 * True once the component has been on the page for `ms`; for what should only show when a wait is long.
 * Mount the component that calls it when the wait begins.
 */
export function useDelayed(ms: number = SKELETON_DELAY_MS): boolean {
  // What is drawn ahead for a document stands until scripts are there: that is long.
  const [late, setLate] = useState(typeof document === 'undefined');
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}
