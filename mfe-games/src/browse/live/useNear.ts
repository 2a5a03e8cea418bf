import { type RefCallback, useEffect, useState } from 'react';

/** Half a screen ahead, so that what is asked for then is there when it comes into view. */
const AHEAD = '50% 0px';

/** Whether an element is in view, or will be soon; with the ref that it needs. */
export function useNear(): [ref: RefCallback<Element>, near: boolean] {
  const [element, setElement] = useState<Element | null>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, near];
}
