import { type RefCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Half a screen ahead, so that what begins then has begun when it comes into view. */
const AHEAD = '50% 0px';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => !document.hidden;

/**
 * Whether somebody looks at an element: its page is not hidden, and it is in view, or will be soon. Nothing has to move
 * or be fetched where nobody looks.
 *
 * @param near Whether it counts as in view until the browser has said where it is, which is a frame later.
 * @returns the ref that the element needs, and the answer
 */
export function useWatched(near: boolean): [ref: RefCallback<Element>, watched: boolean] {
  const [element, setElement] = useState<Element | null>(null);
  const [isNear, setIsNear] = useState(near);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  const pageVisible = useSyncExternalStore(subscribe, isVisible, () => true);
  return [setElement, isNear && pageVisible];
}
