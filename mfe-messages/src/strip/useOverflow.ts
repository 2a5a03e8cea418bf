import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The width of `content` while it does not fit into `frame`, else 0. Follows both: a turned phone, a font
 * that came late, another language. 0 until the browser has laid the page out: to measure before it does
 * would have it laid out one time more.
 */
export function useOverflow(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): number {
  const [overflow, setOverflow] = useState(0);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() =>
      setOverflow(inner.offsetWidth > outer.clientWidth ? inner.offsetWidth : 0),
    );
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, content]);
  return overflow;
}
