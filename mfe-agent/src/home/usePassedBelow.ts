import { useEffect, useState } from 'react';

/** Height of the header (`--c-header-h`), in px: an observer takes no custom property. */
const HEADER_PX = 56;

/**
 * Whether scrolling has moved an element under a header at the top of the screen (AG-029). It goes by where the element
 * is: with a bar above the page, that is later by the bar's height.
 *
 * @returns the ref for the element, and the answer
 */
export function usePassedBelow() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPassed(!last.isIntersecting && last.boundingClientRect.top < HEADER_PX);
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, passed] as const;
}
