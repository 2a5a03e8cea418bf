import { THROTTLE_MS } from '@site/api';
import { useEffect, useRef, useState } from 'react';

/** How close to the end of the list the next page is fetched, in px (GA-027). */
export const LOAD_DISTANCE_PX = 300;

/**
 * Calls `loadMore` while the mark at the end of a list is within 300 px of the screen, at most once a second
 * and only while `ready`. Returns the ref for that mark.
 */
export function useEndlessScroll(ready: boolean, loadMore: () => void) {
  const mark = useRef<HTMLDivElement>(null);
  const lastLoad = useRef(Number.NEGATIVE_INFINITY);
  const [near, setNear] = useState(false);
  const load = useRef(loadMore);
  useEffect(() => {
    load.current = loadMore;
  });

  // Observed again for each page: where the mark was before the last one came says nothing of where it is now.
  useEffect(() => {
    if (!ready || !mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `0px 0px ${LOAD_DISTANCE_PX}px` },
    );
    observer.observe(mark.current);
    return () => {
      observer.disconnect();
      setNear(false);
    };
  }, [ready]);

  useEffect(() => {
    if (!near || !ready) return;
    const wait = Math.max(0, lastLoad.current + THROTTLE_MS.loadMore - performance.now());
    const timer = setTimeout(() => {
      lastLoad.current = performance.now();
      load.current();
    }, wait);
    return () => clearTimeout(timer);
  }, [near, ready]);

  return mark;
}
