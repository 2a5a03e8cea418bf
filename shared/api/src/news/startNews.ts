let started = false;

/**
 * Begins to hear news, for as long as the page lives; again does nothing. Called once the page has settled: what it needs
 * is loaded by then, and nothing of the first screen waits for it. What cannot be loaded is left out: the page goes on
 * asking as it did.
 */
export function startNews(): void {
  if (started) return;
  started = true;
  import('./followNews').then(({ followNews }) => followNews()).catch(() => undefined);
}
