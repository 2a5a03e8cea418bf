import { useEffect, useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router';
import { isOverPage } from './overPage';
import { rememberScrollPosition, scrollPosition, storeScrollPositions } from './scrollPositions';

/** How long a page may take to grow to the height that its old position needs, in ms. */
const GROWTH_LIMIT_MS = 3_000;

/**
 * Puts a new page at its top, and a page that the user goes back to where they left it, as soon as its
 * content is tall enough. What opens over a page (`OVER_PAGE`) leaves it where it is. Stands once in each page of
 * the route table.
 */
export function ScrollRestoration() {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  // Every page that was opened by its address has the one key `default`.
  const entry = key === 'default' ? pathname + search : key;
  const overPage = isOverPage(state);

  useEffect(() => {
    // The browser would restore before the content is there.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storeScrollPositions);
    return () => window.removeEventListener('pagehide', storeScrollPositions);
  }, []);

  useLayoutEffect(() => {
    const before = type === 'POP' ? scrollPosition(entry) : undefined;
    const stop = before === undefined ? undefined : scrollWhenTall(before);
    if (before === undefined && !overPage) startPage(hash, type);

    const remember = () => rememberScrollPosition(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [entry, hash, type, overPage]);

  return null;
}

/** A page that is new to the user: at its anchor, or at its top. The first page of a document is there already. */
function startPage(hash: string, type: NavigationType): void {
  const anchor = hash === '' ? null : document.getElementById(anchorName(hash));
  if (anchor) anchor.scrollIntoView();
  else if (type !== 'POP') window.scrollTo(0, 0);
}

function anchorName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls, and again while the page grows, until it is there or the user takes over. */
function scrollWhenTall(top: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (reachable(top)) stop();
  });
  const timer = setTimeout(stop, GROWTH_LIMIT_MS);
  const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop() {
    clearTimeout(timer);
    growth.disconnect();
    for (const takeover of takeovers) window.removeEventListener(takeover, stop);
  }
  for (const takeover of takeovers) window.addEventListener(takeover, stop, { passive: true });
  growth.observe(document.body);
  window.scrollTo(0, top);
  return stop;
}

function reachable(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top;
}
