/** Pictures and calls of the first screen come first, in ms after the page has loaded. */
const SETTLED_AFTER_MS = 2_000;

/** Does a work that can wait: after the page has loaded, and its first work is done. */
export function whenSettled(work: () => void): void {
  const idle = () => {
    // Safari has no idle callback; by then the page has settled as well.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work);
    else setTimeout(work, SETTLED_AFTER_MS);
  };
  if (document.readyState === 'complete') setTimeout(idle, SETTLED_AFTER_MS);
  else window.addEventListener('load', () => setTimeout(idle, SETTLED_AFTER_MS), { once: true });
}
