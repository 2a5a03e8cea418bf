import { useLocation } from '@site/router';
import { useLayoutEffect } from 'react';

/** Each page has a layout of its own, so the path before this one is remembered here. */
let lastPath: string | undefined;

/** A new page begins at its content for keyboards and screen readers; the first one begins at the top. */
export function useFocusOnNavigation(main: { readonly current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  // Not after the fade: by then a finger may be in a field.
  useLayoutEffect(() => {
    const isFirst = lastPath === undefined;
    const isSame = lastPath === pathname;
    lastPath = pathname;
    if (!isFirst && !isSame) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
