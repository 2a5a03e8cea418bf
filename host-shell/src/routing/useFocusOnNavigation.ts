import type { RouteEntry } from '@site/contracts/federation/routes';
import { useLocation } from '@site/router';
import { useLayoutEffect } from 'react';

/** Each page has a layout of its own, so the page before this one is remembered here. */
let lastPage: string | undefined;

/**
 * A new page begins at its content for keyboards and screen readers; the first one begins at the top.
 *
 * @param title Of the route: at the same path another page stands in where an account is closed for play.
 */
export function useFocusOnNavigation(
  main: { readonly current: HTMLElement | null },
  title: RouteEntry['title'],
): void {
  const { pathname } = useLocation();
  const page = typeof title === 'string' ? `${pathname} ${title}` : pathname;
  // Not after the fade: by then a finger may be in a field.
  useLayoutEffect(() => {
    const isFirst = lastPage === undefined;
    const isSame = lastPage === page;
    lastPage = page;
    if (!isFirst && !isSame) main.current?.focus({ preventScroll: true });
  }, [page, main]);
}
