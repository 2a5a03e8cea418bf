import { type RefObject, useEffect, useRef } from 'react';

/** Something that reading goes on from when it comes, where a press of the member's own has brought it. */
export function useFocusOnce<Part extends HTMLElement>(followed: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const first = useRef(followed);
  useEffect(() => {
    if (first.current) part.current?.focus();
  }, []);
  return part;
}
