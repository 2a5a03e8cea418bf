/** Longest that a page waits to be left, in ms: after it a press may try again. */
const LEAVE_LIMIT_MS = 10_000;

/**
 * Leaves the site for a game, or for customer service. Resolves when the player is back on the kept page, or when the browser has not
 * left after 10 s; so the launch counts as running until then, and a second press does nothing.
 */
export function leavePage(url: URL): Promise<void> {
  window.location.assign(url.href);
  return new Promise((resolve) => {
    const timer = setTimeout(done, LEAVE_LIMIT_MS);
    window.addEventListener('pageshow', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', done);
      resolve();
    }
  });
}

/** Opens a game beside the site. Returns `false` when the browser blocks it. */
export function openWindow(url: URL): boolean {
  const opened = window.open(url.href, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}
